import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { SettingsForm_restaurant$key } from '../../../__generated__/SettingsForm_restaurant.graphql.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { useFormSubmit } from '../../../forms/useFormSubmit.ts';
import { EditorSection } from '../EditorSection.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { useUnsavedGuard } from '../UnsavedGuard.tsx';
import { useEdits } from '../useEdits.ts';
import { useUpdateRestaurant } from '../useUpdateRestaurant.ts';
import { BrandFields } from './BrandFields.tsx';
import { messages } from './messages.ts';
import { type SettingsFields, checkSettings, settingsOf, toChanges } from './settings.rules.ts';
import { ThemeCards } from './ThemeCards.tsx';

interface FactProps extends SettingsFields {
  accountEmail: string;
}

/** Name, active flag and contact details. */
function FactFields({ values, errors, set, accountEmail }: FactProps) {
  const text = (name: 'name' | 'addressLine' | 'phone' | 'orderEmail') => ({
    name,
    label: messages[name],
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set(name, currentTarget.value),
  });
  return (
    <>
      <EditorSection title={messages.generalTitle}>
        <Field {...text('name')} required autoComplete="organization" />
        <div>
          <CheckboxField
            name="isActive"
            label={messages.isActive}
            checked={values.isActive}
            error={errors['isActive']}
            onChange={({ currentTarget }) => set('isActive', currentTarget.checked)}
          />
          <Text $size={15} $soft>
            {messages.isActiveHelp}
          </Text>
        </div>
      </EditorSection>
      <EditorSection title={messages.factsTitle} intro={messages.factsIntro}>
        <Stack $gap={5}>
          <Field {...text('addressLine')} optional autoComplete="street-address" />
          <Field {...text('phone')} type="tel" optional autoComplete="tel" />
          <Field
            {...text('orderEmail')}
            type="email"
            optional
            autoComplete="email"
            placeholder={accountEmail}
            help={messages.orderEmailHelp}
          />
        </Stack>
      </EditorSection>
    </>
  );
}

const Form = styled.form`
  margin-bottom: var(--space-8);
  padding-bottom: var(--space-8);
  border-bottom: 1px solid var(--line);
`;

interface Props {
  restaurant: SettingsForm_restaurant$key;
  /** Receives the orders when the site has no order email. */
  accountEmail: string;
}

/** All settings with one save bar. The form keeps its values when the save fails. */
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
