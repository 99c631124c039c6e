import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TaglineForm_restaurant$key } from '../../../__generated__/TaglineForm_restaurant.graphql.ts';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { EditorSection } from '../EditorSection.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { useUnsavedGuard } from '../UnsavedGuard.tsx';
import { useEdits } from '../useEdits.ts';
import { useUpdateRestaurant } from '../useUpdateRestaurant.ts';
import { messages } from './messages.ts';

/** The line below the name of the site. The field keeps its text when the save fails. */
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
  useUnsavedGuard(isDirty || isSaving);

  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: () => ({}),
    send: () => update(changes),
    onDone: (sent) => {
      settle(sent);
      show({ message: messages.taglineSaved, color: 'success' });
    },
  });
  return (
    <EditorSection title={messages.taglineTitle} intro={messages.taglineIntro}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          if (isDirty && !isSaving) onSubmit(event);
          else event.preventDefault();
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
          onForget={forget}
          onReset={reset}
        />
      </Stack>
    </EditorSection>
  );
}
