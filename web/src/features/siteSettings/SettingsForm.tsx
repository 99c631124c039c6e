import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { CompareButton_restaurant$key } from '../../__generated__/CompareButton_restaurant.graphql.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { Field, TextareaField } from '../../ui/Field.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { lookEdit } from '../editor/preview/look.rules.ts';
import { usePreviewLook } from '../editor/preview/previewed.tsx';
import { SaveBar } from '../editor/SaveBar.tsx';
import { useSaveForm } from '../editor/useEdits.ts';
import { type EditedSiteKey, useUpdateRestaurant } from '../editor/useUpdateRestaurant.ts';
import { BrandFields } from './BrandFields.tsx';
import { CompareButton } from './CompareButton.tsx';
import { messages } from './messages.ts';
import {
  type Settings,
  type SettingsFields,
  checkSettings,
  LEGAL_FIELDS,
  settingsOf,
  toChanges,
} from './settings.rules.ts';
import { ThemeCards } from './ThemeCards.tsx';

interface FactProps extends SettingsFields {
  accountEmail: string;
}

/** Name, active flag and contact details. */
function FactFields({ values, errors, set, accountEmail }: FactProps) {
  const text = (name: keyof typeof messages & Exclude<keyof Settings, 'isActive'>) => ({
    name,
    label: messages[name],
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
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
          <TextareaField
            {...text('openingHours')}
            optional
            rows={3}
            placeholder={messages.openingHoursExample}
            help={messages.openingHoursHelp}
          />
          <Field
            {...text('orderEmail')}
            type="email"
            optional
            autoComplete="email"
            placeholder={accountEmail}
            help={accountEmail ? messages.orderEmailHelp : messages.orderEmailHelpOfStaff}
          />
        </Stack>
      </EditorSection>
      <EditorSection title={messages.aboutTitle} intro={messages.aboutIntro}>
        <Stack $gap={5}>
          <TextareaField {...text('aboutText')} optional rows={5} help={messages.aboutTextHelp} />
          {LEGAL_FIELDS.map((name) => (
            <Field key={name} {...text(name)} optional help={messages.legalHelp[name]} />
          ))}
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
  restaurant: EditedSiteKey & CompareButton_restaurant$key;
  /** Receives the orders when the site has no order email; empty when it is not the viewer's. */
  accountEmail: string;
}

/** All settings with one save bar. The form keeps its values when the save fails. */
export function SettingsForm({ restaurant, accountEmail }: Props) {
  const [site, update, isSaving] = useUpdateRestaurant(restaurant);
  const saved = settingsOf(site);
  const { onSubmit, bar, ...fields } = useSaveForm({
    saved,
    check: checkSettings,
    changesOf: toChanges,
    send: update,
    isSaving,
    done: messages.saved,
  });
  const edit = lookEdit(saved, fields.values);
  usePreviewLook(edit, isSaving);
  const chooseTheme = (theme: Settings['theme']): void => fields.set('theme', theme);
  const form = useRef<HTMLFormElement>(null);
  // A link to `#phone` leads to the field with this name.
  useEffect(() => {
    const field = form.current?.elements.namedItem(window.location.hash.slice(1));
    if (!(field instanceof HTMLInputElement)) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, []);
  return (
    <Form ref={form} noValidate onSubmit={onSubmit}>
      <FactFields {...fields} accountEmail={accountEmail} />
      <EditorSection title={messages.brandTitle} intro={messages.brandIntro}>
        <BrandFields {...fields} logoUrl={site.logoUrl ?? null} />
      </EditorSection>
      <EditorSection title={messages.themeTitle} intro={messages.themeIntro}>
        <div>
          <CompareButton
            restaurant={restaurant}
            edit={edit}
            theme={fields.values.theme}
            site={site}
            onChoose={chooseTheme}
          />
        </div>
        <ThemeCards {...fields.values} site={site} onChange={chooseTheme} />
      </EditorSection>
      <SaveBar {...bar} lastSaved={site.updatedAt} />
    </Form>
  );
}
