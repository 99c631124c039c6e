import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SlugForm_restaurant$key } from '../../../__generated__/SlugForm_restaurant.graphql.ts';
import { focusFirstError } from '../../../lib/focusFirstError.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/confirm.ts';
import { Field } from '../../../ui/Field.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { FailureAlert } from '../../accounts/FailureAlert.tsx';
import { EditorSection } from '../EditorSection.tsx';
import { useEdits } from '../useEdits.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { messages } from './messages.ts';
import { siteHost } from './siteHost.rules.ts';
import { useChangeRestaurantSlug } from './useChangeRestaurantSlug.ts';

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
  const { values, isDirty, set, reset } = useEdits({ slug });
  const [failure, setFailure] = useState<Refusal | null>(null);
  useUnsavedGuard(isDirty || isLoading);

  const save = async (form: HTMLFormElement): Promise<void> => {
    setFailure(null);
    const wanted = values.slug.trim().toLowerCase();
    const refuse = (refused: Refusal): void => {
      setFailure(refused);
      focusFirstError(form, refused.fields);
    };
    if (wanted === '') return refuse({ message: '', fields: { slug: messages.slugEmpty } });
    const isSure = await confirm({
      title: messages.slugQuestion,
      text: messages.slugText(siteHost(url, slug, slug), siteHost(url, slug, wanted)),
      confirmText: messages.slugSave,
    });
    if (!isSure) return;
    const outcome = await change({ id, slug: wanted });
    if (!('url' in outcome)) return refuse(outcome);
    reset();
    show({ message: messages.slugSaved(siteHost(url, slug, wanted)), color: 'success' });
  };

  return (
    <EditorSection title={messages.slugTitle} intro={messages.slugIntro}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (isDirty && !isLoading) void save(event.currentTarget);
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
          help={`${messages.slugHelp} ${siteHost(url, slug, values.slug.trim().toLowerCase() || '…')}`}
          error={failure?.fields['slug']}
        />
        <Consequences>
          {messages.slugHappens.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Consequences>
        <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
        <Stack $row $gap={4}>
          <Button type="submit" variant="secondary" disabled={!isDirty} loading={isLoading}>
            {messages.slugSave}
          </Button>
          {isDirty && !isLoading && (
            <Button
              variant="quiet"
              onClick={() => {
                reset();
                setFailure(null);
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
