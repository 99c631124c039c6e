import { DIETARY_TAGS, VAT_CLASSES } from '@forkfront/common/productChoices.ts';
import { CheckboxField, TickBox } from '../../ui/CheckboxField.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { styled } from 'styled-components';
import { AvailabilitySelect } from '../editor/AvailabilityField.tsx';
import { soldOutText } from '../editor/availability.rules.ts';
import { messages } from './messages.ts';
import type { ProductDraft } from './product.rules.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  margin-bottom: 6px;
  padding: 0;
  font-size: var(--size-15);
  font-weight: 600;
`;

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
  error: string | undefined;
  onChange: (changes: Partial<ProductDraft>) => void;
}

/** What most products leave as it is: diet, spice level, VAT class and alcohol. */
export function DetailFields({ draft, error, onChange }: Props) {
  const { dietaryTags, spiceLevel, vatClass, isAlcohol } = draft;
  const now = [
    ...dietaryTags.map((tag) => messages.diets[tag]),
    spiceLevel > 0 && messages.spiceLevels[spiceLevel],
    isAlcohol && messages.alcoholShort,
    messages.vatShort[vatClass],
  ];
  return (
    <Disclosure title={messages.details} now={now.filter(Boolean).join(', ')}>
      <Group>
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
      </Group>
      <Group>
        <Legend>{messages.spice}</Legend>
        <ToggleButtons
          label={messages.spice}
          options={messages.spiceLevels.map((label, level) => ({ value: String(level), label }))}
          value={String(spiceLevel)}
          onChange={(level) => onChange({ spiceLevel: Number(level) })}
        />
      </Group>
      <SelectField
        label={messages.vat}
        name="vatClass"
        help={messages.vatHelp}
        error={error}
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
      <CheckboxField
        label={messages.alcohol}
        name="isAlcohol"
        checked={isAlcohol}
        onChange={({ currentTarget }) => onChange({ isAlcohol: currentTarget.checked })}
      />
    </Disclosure>
  );
}

/** Whether a product can be ordered, and when again. */
export function AvailabilityPart({ draft, error, onChange }: Props) {
  return (
    <Disclosure title={messages.availabilityField} now={soldOutText(draft.soldOut)}>
      <FieldFrame label={messages.availabilityField} error={error}>
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
