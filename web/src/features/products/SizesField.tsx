import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useId, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Fieldset, Legend } from '../../ui/Fieldset.tsx';
import { amountInput } from '../../ui/amountInput.ts';
import { Button } from '../../ui/Button.tsx';
import { controlStyle } from '../../ui/controlStyle.ts';
import { FieldError } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import { moved, ReorderHandle } from '../../ui/Reorder.tsx';
import { useRowFocus } from '../../ui/useRowFocus.ts';
import { messages } from './messages.ts';
import { withoutSize, withSize, type Priced, type SizeDraft } from './product.rules.ts';

const Rows = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 520px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) 104px var(--touch);
  gap: var(--space-2);
  align-items: center;
`;

const Input = styled.input`
  ${controlStyle}
  min-width: 0;
`;

const Cost = styled.span`
  position: relative;
  &::before {
    content: '£';
    position: absolute;
    left: 12px;
    top: 50%;
    transform: translateY(-50%);
    color: var(--text-soft);
  }
  > input {
    padding-left: 28px;
    font-variant-numeric: tabular-nums;
  }
`;

/* In line with the field below its label, with and without an error. */
const Beside = styled.div`
  padding-top: calc(1.5 * var(--size-15) + 6px);
`;

const Errors = styled(Stack)`
  grid-column: 2 / -1;
`;

interface Props {
  priced: Priced;
  errors: FieldErrors;
  onChange: (priced: Priced) => void;
}

/** The price of a product, or its sizes with a price each. The first size takes the price, the last one gives it back. */
export function SizesField({ priced, errors, onChange }: Props) {
  const { price, sizes } = priced;
  const { root, focusRow, focusNext } = useRowFocus();
  const id = useId();
  const add = (): void => {
    if (sizes.length >= MENU_LIMITS.sizes) return;
    focusNext(sizes.length, 'name');
    onChange(withSize(priced));
  };
  const change = (at: number, edit: Partial<SizeDraft>): void =>
    onChange({ price, sizes: sizes.map((size, row) => (row === at ? { ...size, ...edit } : size)) });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const { target, key } = event;
    const column = target instanceof HTMLInputElement ? target.dataset['cell'] : undefined;
    if (key !== 'Enter' || column === undefined || event.ctrlKey || event.metaKey) return;
    // Enter would submit the form.
    event.preventDefault();
    if (column === 'name') focusRow(at, 'price');
    else if (at + 1 < sizes.length) focusRow(at + 1, 'name');
    else if (sizes[at]?.name.trim()) add();
  };
  const field = (at: number, size: SizeDraft, column: 'name' | 'price') => {
    const error = errors[`sizes.${at}.${column}`];
    return {
      'data-cell': column,
      name: `sizes.${at}.${column}`,
      'aria-label':
        column === 'name' ? messages.sizeName(at + 1) : messages.sizePrice(size.name.trim(), at + 1),
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error ? `${id}-${at}-${column}` : undefined,
      autoComplete: 'off',
      value: size[column],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        change(at, { [column]: currentTarget.value }),
    };
  };
  const addButton = (
    <Button variant="secondary" disabled={sizes.length >= MENU_LIMITS.sizes} onClick={add}>
      <Icon icon={Plus} />
      {sizes.length === 0 ? messages.addSizes : messages.addSize}
    </Button>
  );

  if (sizes.length === 0)
    return (
      <Stack ref={root} $row $align="start" $gap={3}>
        <PriceField
          label={messages.price}
          value={price}
          error={errors['price']}
          onChange={(next) => onChange({ price: next, sizes })}
        />
        <Beside>{addButton}</Beside>
      </Stack>
    );
  return (
    <Fieldset>
      <Legend>{messages.sizes}</Legend>
      <Stack ref={root} $gap={3}>
        <Rows>
          {sizes.map((size, at) => (
            <Row key={size.key} data-row onKeyDown={(event) => onKeyDown(event, at)}>
              <ReorderHandle
                label={size.name.trim() || messages.sizeName(at + 1)}
                index={at}
                count={sizes.length}
                onMove={(from, to) => onChange({ price, sizes: moved(sizes, from, to) })}
              />
              <Input {...field(at, size, 'name')} placeholder={messages.sizeExamples[at] ?? ''} />
              <Cost>
                <Input
                  {...field(at, size, 'price')}
                  {...amountInput(size.price, (next) => change(at, { price: next }))}
                  placeholder="0.00"
                />
              </Cost>
              <IconButton
                icon={Trash2}
                label={messages.removeSize(size.name.trim(), at + 1)}
                onClick={() => {
                  focusNext(Math.max(0, at - 1), 'name');
                  onChange(withoutSize(priced, size.key));
                }}
              />
              {(['name', 'price'] as const).some((column) => errors[`sizes.${at}.${column}`]) && (
                <Errors $gap={1}>
                  {(['name', 'price'] as const).map((column) => {
                    const error = errors[`sizes.${at}.${column}`];
                    return (
                      error && (
                        <FieldError key={column} id={`${id}-${at}-${column}`}>
                          {error}
                        </FieldError>
                      )
                    );
                  })}
                </Errors>
              )}
            </Row>
          ))}
        </Rows>
        <div>{addButton}</div>
      </Stack>
    </Fieldset>
  );
}
