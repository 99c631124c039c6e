import { DIETARY_TAGS, VAT_CLASSES } from '@forkfront/common/productChoices.ts';
import { Fieldset, Legend } from '../../ui/Fieldset.tsx';
import { CheckboxField, TickBox } from '../../ui/CheckboxField.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import type { ProductField } from '@forkfront/common/productFields.ts';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { AvailabilitySelect } from '../editor/AvailabilitySelect.tsx';
import { soldOutText } from '../editor/availability.rules.ts';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';

const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);
`;

const Tick = styled.label`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--touch);
  font-size: var(--size-15);
  cursor: pointer;
`;

interface Props {
  draft: ProductDraft;
  errors: FieldErrors;
  onChange: (changes: Partial<ProductDraft>) => void;
}

/** What most products leave as it is: the plain fields, except the popular mark. */
export function DetailFields({ draft, errors, onChange }: Props) {
  const { dietaryTags, spiceLevel, calories, vatClass, isAlcohol } = draft;
  const now = [
    ...dietaryTags.map((tag) => messages.diets[tag]),
    spiceLevel > 0 && messages.spiceLevels[spiceLevel],
    calories && messages.kcal(calories),
    isAlcohol && messages.alcoholShort,
    messages.vatShort[vatClass],
  ];
  const controls: Record<Exclude<ProductField, 'isPopular'>, ReactNode> = {
    dietaryTags: (
      <Fieldset>
        <Legend>{messages.dietaryTags}</Legend>
        <Ticks>
          {DIETARY_TAGS.map((tag) => (
            <Tick key={tag}>
              <TickBox
                type="checkbox"
                checked={dietaryTags.includes(tag)}
                onChange={({ currentTarget }) =>
                  onChange({
                    dietaryTags: DIETARY_TAGS.filter((each) =>
                      each === tag ? currentTarget.checked : dietaryTags.includes(each),
                    ),
                  })
                }
              />
              {messages.diets[tag]}
            </Tick>
          ))}
        </Ticks>
      </Fieldset>
    ),
    spiceLevel: (
      <Fieldset>
        <Legend>{messages.spice}</Legend>
        <ToggleButtons
          label={messages.spice}
          options={messages.spiceLevels.map((label, level) => ({ value: String(level), label }))}
          value={String(spiceLevel)}
          onChange={(level) => onChange({ spiceLevel: Number(level) })}
        />
      </Fieldset>
    ),
    calories: (
      <Field
        label={messages.calories}
        name="calories"
        help={messages.caloriesHelp}
        inputMode="numeric"
        autoComplete="off"
        value={calories}
        onChange={({ currentTarget }) => onChange({ calories: currentTarget.value })}
        error={errors['calories']}
      />
    ),
    vatClass: (
      <SelectField
        label={messages.vat}
        name="vatClass"
        help={messages.vatHelp}
        error={errors['vatClass']}
        value={vatClass}
        onChange={({ currentTarget }) => {
          const next = VAT_CLASSES.find((each) => each === currentTarget.value);
          if (next) onChange({ vatClass: next });
        }}
      >
        {VAT_CLASSES.map((each) => (
          <option key={each} value={each}>
            {messages.vatClasses[each]}
          </option>
        ))}
      </SelectField>
    ),
    isAlcohol: (
      <CheckboxField
        label={messages.alcohol}
        name="isAlcohol"
        checked={isAlcohol}
        onChange={({ currentTarget }) => onChange({ isAlcohol: currentTarget.checked })}
      />
    ),
  };
  return (
    <Disclosure title={messages.details} now={now.filter(Boolean).join(', ')}>
      {Object.entries(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
    </Disclosure>
  );
}

/** Whether a product can be ordered, and when again. */
export function AvailabilityPart({ draft, errors, onChange }: Props) {
  return (
    <Disclosure title={messages.availabilityField} now={soldOutText(draft.soldOut)}>
      <FieldFrame label={messages.availabilityField} error={errors['soldOutUntilDay']}>
        {(control) => (
          <AvailabilitySelect
            {...control}
            name="soldOutUntilDay"
            value={draft.soldOut}
            onChange={(soldOut) => onChange({ soldOut })}
          />
        )}
      </FieldFrame>
    </Disclosure>
  );
}
