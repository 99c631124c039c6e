import type { Choice } from '@forkfront/common/choices.ts';
import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldError, FieldNote } from '../../ui/FieldFrame.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { asKind, CHOICE_KINDS, choiceText, kindOf } from './choice.rules.ts';
import { messages } from './messages.ts';

const Root = styled(Fieldset)`
  display: grid;
  gap: var(--space-2);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: end;
`;

const Count = styled.div`
  width: 112px;
`;

interface Props {
  choice: Choice;
  errors: FieldErrors;
  onChange: (choice: Choice) => void;
}

/** How many options diners choose, in words. */
export function ChoiceField({ choice, errors, onChange }: Props) {
  const { min, max } = choice;
  const kind = kindOf(choice);
  const error = errors['choice'] ?? errors['min'] ?? errors['max'];
  const count = (name: 'min' | 'max', label: string, change: (value: number) => Choice) => (
    <Count>
      <Field
        label={label}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={MENU_LIMITS.options}
        aria-invalid={error ? true : undefined}
        value={choice[name]}
        onChange={({ currentTarget }) => onChange(change(Math.max(1, currentTarget.valueAsNumber || 1)))}
      />
    </Count>
  );
  return (
    // The name makes the form focus it when the rule has an error.
    <Root name="choice" tabIndex={-1}>
      <Row>
        <SelectField
          label={messages.rule}
          value={kind}
          onChange={({ currentTarget }) => {
            const next = CHOICE_KINDS.find((each) => each === currentTarget.value);
            if (next) onChange(asKind(next, choice));
          }}
        >
          {CHOICE_KINDS.map((each) => (
            <option key={each} value={each}>
              {messages.kinds[each]}
            </option>
          ))}
        </SelectField>
        {kind === 'exactly' && count('min', messages.number, (value) => ({ min: value, max: value }))}
        {kind === 'upTo' && count('max', messages.number, (value) => ({ min: 0, max: value }))}
        {kind === 'atLeast' && count('min', messages.number, (value) => ({ min: value, max: 0 }))}
        {kind === 'between' &&
          count('min', messages.min, (value) => ({ min: value, max: Math.max(max, value + 1) }))}
        {kind === 'between' &&
          count('max', messages.max, (value) => ({ min: Math.min(min, value - 1), max: value }))}
      </Row>
      {error ? <FieldError>{error}</FieldError> : <FieldNote>{choiceText(choice)}.</FieldNote>}
    </Root>
  );
}
