import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TaglineForm_restaurant$key } from '../../../__generated__/TaglineForm_restaurant.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { Field } from '../../../ui/Field.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { EditorSection } from '../EditorSection.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { useEdits } from '../useEdits.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { useUpdateRestaurant } from '../useUpdateRestaurant.ts';
import { messages } from './messages.ts';

/** The line below the name. What was typed stays in the field, whatever the server says. */
export function TaglineForm({ restaurant }: { restaurant: TaglineForm_restaurant$key }) {
  const site = useFragment(
    graphql`
      fragment TaglineForm_restaurant on Restaurant {
        tagline
        updatedAt
        ...useUpdateRestaurant_restaurant
      }
    `,
    restaurant,
  );
  const { show } = useSnackbar();
  const [update, isSaving] = useUpdateRestaurant(site);
  const { values, changes, isDirty, set, reset, settle } = useEdits({ tagline: site.tagline ?? '' });
  const [failure, setFailure] = useState<Refusal | null>(null);
  useUnsavedGuard(isDirty || isSaving);

  const save = async (): Promise<void> => {
    setFailure(null);
    const refused = await update(changes);
    if (refused) return setFailure(refused);
    settle(changes);
    show({ message: messages.taglineSaved, color: 'success' });
  };
  return (
    <EditorSection title={messages.taglineTitle} intro={messages.taglineIntro}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          if (isDirty && !isSaving) void save();
        }}
      >
        <Field
          label={messages.tagline}
          name="tagline"
          autoComplete="off"
          optional
          value={values.tagline}
          onChange={({ currentTarget }) => set('tagline', currentTarget.value)}
          help={messages.taglineHelp}
          error={failure?.fields['tagline']}
        />
        <SaveBar
          isDirty={isDirty}
          isSaving={isSaving}
          lastSaved={site.updatedAt}
          failure={failure}
          onForget={() => setFailure(null)}
          onReset={reset}
        />
      </Stack>
    </EditorSection>
  );
}
