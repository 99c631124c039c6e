import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react';
import { useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { css, styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { amountInput } from '../../ui/amountInput.ts';
import { controlStyle } from '../../ui/controlStyle.ts';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ReorderHandle } from '../../ui/Reorder.tsx';
import { AllergenField } from '../allergens/AllergenField.tsx';
import { AvailabilitySelect } from '../editor/AvailabilitySelect.tsx';
import { TickBox } from '../../ui/CheckboxField.tsx';
import { messages } from './messages.ts';
import type { OptionDraft } from './optionGroup.rules.ts';

/** Handle, name, cost, most, chosen at first, availability, allergens and remove beside each other. */
export const optionColumns = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 92px 72px 108px 184px 88px;
  gap: var(--space-2);
  align-items: center;
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 92px;
  gap: var(--space-2);
  align-items: center;
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  @container options (min-width: 760px) {
    ${optionColumns}
    padding-block: 6px;
  }
`;

/* On phones the parts behind the cost are on a second line. */
const Cell = styled.div<{ $wide?: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;

const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  grid-column: 1 / -1;
  align-items: center;
  @container options (min-width: 760px) {
    display: contents;
  }
`;

const Label = styled.label`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--text-soft);
  font-size: var(--size-13);
  > span {
    white-space: nowrap;
  }
  @container options (min-width: 760px) {
    justify-content: center;
    > span {
      display: none;
    }
  }
`;

const Input = styled.input`
  ${controlStyle}
  min-width: 0;
  padding-inline: 10px;
`;

const Cost = styled.span`
  position: relative;
  display: block;
  &::before {
    content: '£';
    position: absolute;
    left: 10px;
    top: 50%;
    transform: translateY(-50%);
    color: var(--text-soft);
  }
  > input {
    padding-left: 24px;
    font-variant-numeric: tabular-nums;
  }
`;

const Most = styled(Input)`
  width: 64px;
  text-align: center;
`;

const Where = styled.div`
  flex: 1 1 150px;
  min-width: 0;
`;

const Buttons = styled.div`
  display: flex;
`;

const Check = styled(IconButton)<{ $open: boolean }>`
  ${({ $open }) => $open && 'color: var(--warning);'}
`;

const Errors = styled(Stack)`
  grid-column: 1 / -1;
`;

interface Props {
  option: OptionDraft;
  /** From 0. */
  place: number;
  count: number;
  /** Start of the names of its fields; null for a blank row, which is not sent. */
  path: string | null;
  errors: FieldErrors;
  onChange: (edit: Partial<OptionDraft>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

/** One option of a group. */
export function OptionRow({ option, place, count, path, errors, onChange, ...on }: Props) {
  const isToCheck = option.facts.suggestion !== null || option.facts.checkAgain;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = messages.optionName(option.name.trim(), place + 1);
  const field = (column: 'name' | 'price' | 'maxQuantity') => {
    const error = path === null ? undefined : errors[`${path}.${column}`];
    return {
      'data-cell': column,
      name: path === null ? undefined : `${path}.${column}`,
      'aria-label': messages.optionLabel(messages.columns[column], option.name.trim(), place + 1),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error ? `${id}-${column}` : undefined,
      autoComplete: 'off',
      value: option[column],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        onChange({ [column]: currentTarget.value }),
    };
  };
  const wrong = (['name', 'price', 'maxQuantity'] as const).flatMap((column) => {
    const error = path === null ? undefined : errors[`${path}.${column}`];
    return error ? [{ column, error }] : [];
  });
  return (
    <Root data-row onKeyDown={on.onKeyDown} onPaste={on.onPaste}>
      <ReorderHandle label={name} index={place} count={count} onMove={on.onMove} />
      <Cell>
        <Input {...field('name')} />
      </Cell>
      <Cost>
        <Input
          {...field('price')}
          {...amountInput(option.price, (price) => onChange({ price }))}
          placeholder="0.00"
        />
      </Cost>
      <Rest>
        <Label>
          <span>{messages.columns.maxQuantity}</span>
          <Most
            {...field('maxQuantity')}
            inputMode="numeric"
            maxLength={String(MENU_LIMITS.optionQuantity).length}
          />
        </Label>
        <Label>
          <TickBox
            type="checkbox"
            aria-label={messages.optionLabel(messages.columns.isDefault, option.name.trim(), place + 1)}
            checked={option.isDefault}
            onChange={({ currentTarget }) => onChange({ isDefault: currentTarget.checked })}
          />
          <span aria-hidden>{messages.columns.isDefault}</span>
        </Label>
        <Where>
          <AvailabilitySelect
            aria-label={messages.optionLabel(messages.columns.soldOut, option.name.trim(), place + 1)}
            value={option.soldOut}
            onChange={(soldOut) => onChange({ soldOut })}
          />
        </Where>
        <Buttons>
          <Check
            $open={isToCheck}
            icon={isToCheck ? ShieldAlert : ShieldCheck}
            label={isToCheck ? messages.allergensToCheck(name) : messages.allergens(name)}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
          <IconButton icon={Trash2} label={messages.removeOption(name)} onClick={on.onRemove} />
        </Buttons>
      </Rest>
      {wrong.length > 0 && (
        <Errors $gap={1}>
          {wrong.map(({ column, error }) => (
            <FieldError key={column} id={`${id}-${column}`}>
              {error}
            </FieldError>
          ))}
        </Errors>
      )}
      {isOpen && (
        <Cell $wide>
          <AllergenField
            facts={option.facts}
            draft={option}
            name={path === null ? '' : `${path}.allergens`}
            onChange={onChange}
          />
        </Cell>
      )}
    </Root>
  );
}
