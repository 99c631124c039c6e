import { MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { SectionDetailsMutation } from '../../__generated__/SectionDetailsMutation.graphql.ts';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { presentErrors } from '../../forms/fields.ts';
import { Form } from '../../forms/Form.tsx';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';
import type { PlanSite } from '../editor/PremiumLock.tsx';
import { useUnsavedGuard } from '../editor/UnsavedGuard.tsx';
import { useEdits } from '../editor/useEdits.ts';
import type { MenuHeading } from './menu.rules.ts';
import { messages, useMenuTexts } from './messages.ts';
import { periodProblem } from '@forkfront/common/weeklyHours.ts';
import { draftOfPeriods, periodInput } from './period.rules.ts';
import { PeriodsField } from './PeriodsField.tsx';
import { PictureField } from './PictureField.tsx';

/** Changes the words, the picture and the times of a section at once; undoes it when the mutation fails. */
function useUpdateProductSection(restaurantId: string, siteVersion: number) {
  const [send, isSaving] = useInputMutation<SectionDetailsMutation>(
    graphql`
      mutation SectionDetailsMutation($input: UpdateProductSectionInput!) @raw_response_type {
        updateProductSection(input: $input) {
          ... on UpdateProductSectionPayload @alias(as: "payload") {
            section {
              id
              description
              imageUrl
              periods {
                days
                from
                to
              }
            }
            restaurant {
              id
              siteVersion
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.updateFailed,
  );
  const update = (input: SectionDetailsMutation['variables']['input'], heading: MenuHeading) => {
    const { description, imageUrl, periods } = heading;
    const updateProductSection = {
      __typename: 'UpdateProductSectionPayload',
      section: { description, imageUrl, periods, ...input },
      restaurant: { id: restaurantId, siteVersion },
    };
    return send(input, { updateProductSection });
  };
  return [update, isSaving] as const;
}

const Root = styled(Form)`
  width: 100%;
  padding: var(--space-3) var(--space-2) var(--space-3) 0;
`;

interface Props {
  heading: MenuHeading;
  plan: PlanSite;
  siteVersion: number;
  onDone: () => void;
}

/** The description, picture and weekly hours of a section. */
export function SectionDetails({ heading, plan, siteVersion, onDone }: Props) {
  const words = useMenuTexts();
  const [saved] = useState(() => ({
    description: heading.description,
    imageUrl: heading.imageUrl ?? null,
    periods: draftOfPeriods(heading.periods),
  }));
  const { values, isDirty, change } = useEdits(saved);
  const [isSending, setIsSending] = useState(false);
  const [update, isSaving] = useUpdateProductSection(plan.id, siteVersion);
  const leave = useUnsavedGuard(isDirty || isSaving || isSending);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: ({ description, periods }) =>
      presentErrors({
        description:
          description.trim().length > MENU_LENGTHS.sectionDescription ? messages.sectionTextTooLong : null,
        imageUrl: isSending ? messages.pictureOnItsWay : null,
        ...Object.fromEntries(
          periods.map((period, at) => {
            const problem = periodProblem(period);
            return [`periods.${at}`, problem && messages.periodProblems[problem]];
          }),
        ),
      }),
    isBlocked: isSaving,
    send: ({ description, imageUrl, periods }) =>
      update(
        {
          id: heading.id,
          description: description.trim(),
          periods: periodInput(periods),
          // An unchanged picture is not sent: without a paid plan it may stay.
          ...(imageUrl === saved.imageUrl ? {} : { imageUrl }),
        },
        heading,
      ),
    onDone,
  });
  const { fields = {} } = failure ?? {};
  return (
    <Root
      aria-label={words.sectionDetailsOf(heading.name)}
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && void leave(onDone)}
    >
      <Heading as="h3" $size={17}>
        {heading.name}
      </Heading>
      <TextareaField
        ref={field}
        label={words.sectionText}
        name="description"
        optional
        rows={2}
        help={words.sectionTextHelp}
        value={values.description}
        error={fields['description']}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <PeriodsField
        periods={values.periods}
        errors={fields}
        onChange={(periods) => change({ periods: [...periods] })}
      />
      <PictureField
        kind="section"
        site={plan}
        draft={{ imageUrl: values.imageUrl, name: heading.name }}
        error={fields['imageUrl']}
        target={{ context: 'menu_section', resourceId: plan.id, conversation: null }}
        onChange={(imageUrl) => change({ imageUrl })}
        onSending={setIsSending}
      />
      <FailureAlert failure={failure} onWaited={forget} />
      <Stack $row $gap={2}>
        <Button type="submit" loading={isSaving}>
          {messages.saveName}
        </Button>
        <Button variant="secondary" onClick={() => void leave(onDone)}>
          {messages.cancel}
        </Button>
      </Stack>
    </Root>
  );
}
