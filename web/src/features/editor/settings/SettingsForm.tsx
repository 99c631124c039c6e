import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SettingsForm_restaurant$key } from '../../../__generated__/SettingsForm_restaurant.graphql.ts';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { useFormSubmit } from '../../accounts/useFormSubmit.ts';
import { EditorSection } from '../EditorSection.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { useEdits } from '../useEdits.ts';
import { useUnsavedGuard } from '../useUnsavedGuard.ts';
import { useUpdateRestaurant } from '../useUpdateRestaurant.ts';
import { BrandFields } from './BrandFields.tsx';
import { FactFields } from './FactFields.tsx';
import { messages } from './messages.ts';
import { checkSettings, settingsOf, toChanges } from './settings.rules.ts';
import { ThemeCards } from './ThemeCards.tsx';

const Form = styled.form`
  margin-bottom: var(--space-8);
  padding-bottom: var(--space-8);
  border-bottom: 1px solid var(--line);
`;

interface Props {
  restaurant: SettingsForm_restaurant$key;
  /** Where orders go without an address of their own. */
  accountEmail: string;
}

/** Name, facts, colours and theme with one save bar. What was typed stays, whatever the server says. */
export function SettingsForm({ restaurant, accountEmail }: Props) {
  const site = useFragment(
    graphql`
      fragment SettingsForm_restaurant on Restaurant {
        name
        isActive
        addressLine
        phone
        orderEmail
        theme
        brand {
          primary
          secondary
        }
        updatedAt
        ...useUpdateRestaurant_restaurant
      }
    `,
    restaurant,
  );
  const { show } = useSnackbar();
  const [update, isSaving] = useUpdateRestaurant(site);
  const edits = useEdits(settingsOf(site));
  const { values, changes, isDirty, set, reset, settle } = edits;
  useUnsavedGuard(isDirty || isSaving);

  const { failure, forget, onSubmit } = useFormSubmit({
    values,
    check: checkSettings,
    send: () => update(toChanges(changes, values)),
    onDone: (sent) => {
      settle(sent);
      show({ message: messages.saved, color: 'success' });
    },
  });
  const fields = { values, errors: failure?.fields ?? {}, set };

  return (
    <Form
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        if (isDirty && !isSaving) onSubmit(event);
        else event.preventDefault();
      }}
    >
      <FactFields {...fields} accountEmail={accountEmail} />
      <EditorSection title={messages.brandTitle} intro={messages.brandIntro}>
        <BrandFields {...fields} />
      </EditorSection>
      <EditorSection title={messages.themeTitle} intro={messages.themeIntro}>
        <ThemeCards {...values} onChange={(theme) => set('theme', theme)} />
      </EditorSection>
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        lastSaved={site.updatedAt}
        failure={failure}
        onForget={forget}
        onReset={reset}
      />
    </Form>
  );
}
