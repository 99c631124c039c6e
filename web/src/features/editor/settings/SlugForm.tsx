import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SlugForm_restaurant$key } from '../../../__generated__/SlugForm_restaurant.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Field } from '../../../ui/Field.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { FailureAlert } from '../../accounts/FailureAlert.tsx';
import { useFormSubmit } from '../../accounts/useFormSubmit.ts';
import { EditorSection } from '../EditorSection.tsx';
import { useEdits } from '../useEdits.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { messages } from './messages.ts';
import { siteHost, slugOf } from './siteHost.rules.ts';
import { useChangeRestaurantSlug } from './useChangeRestaurantSlug.ts';
import { useSlugProblem } from './useSlugProblem.ts';

const Consequences = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-left: 1.2em;
  color: var(--text-soft);
  font-size: var(--size-15);
`;

/** The address of the site, apart from the other settings: a change has consequences. */
export function SlugForm({ restaurant }: { restaurant: SlugForm_restaurant$key }) {
  const { id, slug, url } = useFragment(
    graphql`
      fragment SlugForm_restaurant on Restaurant {
        id
        slug
        url
      }
    `,
    restaurant,
  );
  const confirm = useConfirm();
  const { show } = useSnackbar();
  const [change, isLoading] = useChangeRestaurantSlug();
  const problemOf = useSlugProblem();
  const [isChecking, setIsChecking] = useState(false);
  const { values, isDirty, set, reset } = useEdits({ slug });
  const wanted = slugOf(values.slug);
  const isBusy = isChecking || isLoading;
  useUnsavedGuard(isDirty || isBusy);

  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: () => (wanted === '' ? { slug: messages.slugEmpty } : {}),
    send: async () => {
      setIsChecking(true);
      const problem = await problemOf(id, wanted);
      setIsChecking(false);
      if (problem !== null) return { message: '', fields: { slug: problem } };
      const isSure = await confirm({
        title: messages.slugQuestion,
        text: messages.slugText(siteHost(url, slug, slug), siteHost(url, slug, wanted)),
        confirmText: messages.slugSave,
      });
      if (!isSure) return null;
      const outcome = await change({ id, slug: wanted });
      if (!('url' in outcome)) return outcome;
      reset();
      show({ message: messages.slugSaved(siteHost(url, slug, wanted)), color: 'success' });
      return null;
    },
    onDone: () => undefined,
  });

  return (
    <EditorSection title={messages.slugTitle} intro={messages.slugIntro}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          if (isDirty && !isBusy) onSubmit(event);
          else event.preventDefault();
        }}
      >
        <Field
          label={messages.slug}
          name="slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.slug}
          onChange={({ currentTarget }) => set('slug', currentTarget.value)}
          help={`${messages.slugHelp} ${siteHost(url, slug, wanted || '…')}`}
          error={failure?.fields['slug']}
        />
        <Consequences>
          {messages.slugHappens.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Consequences>
        <FailureAlert failure={failure} onWaited={forget} />
        <Stack $row $gap={4}>
          <Button type="submit" variant="secondary" disabled={!isDirty} loading={isBusy}>
            {messages.slugSave}
          </Button>
          {isDirty && !isBusy && (
            <Button
              variant="quiet"
              onClick={() => {
                reset();
                forget();
              }}
            >
              {messages.slugCancel}
            </Button>
          )}
        </Stack>
      </Stack>
    </EditorSection>
  );
}
