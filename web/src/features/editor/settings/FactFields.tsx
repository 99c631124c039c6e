import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { EditorSection } from '../EditorSection.tsx';
import { messages } from './messages.ts';
import type { SettingsFields } from './settingsFields.ts';

interface Props extends SettingsFields {
  accountEmail: string;
}

/** The name, whether orders are taken, and how to reach the restaurant. */
export function FactFields({ values, errors, set, accountEmail }: Props) {
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
