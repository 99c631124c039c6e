import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Field } from '../../ui/Field.tsx';
import { PriceField } from '../../ui/PriceField.tsx';
import type { LineValues } from './lines.rules.ts';
import { messages } from './messages.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-3) var(--space-5);
  align-items: start;
`;

const Size = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 7.5rem);
  gap: var(--space-2);
  align-items: end;
`;

interface Props {
  sizes: LineValues['sizes'];
  /** By the names `size0` and `sizeName0`; `sizes` is about all of them. */
  errors: FieldErrors;
  onChange: (sizes: LineValues['sizes']) => void;
}

/** The sizes of a dish, each with its price. A size without a price is left out. */
export function SizeFields({ sizes, errors, onChange }: Props) {
  const set = (place: number, changes: Partial<LineValues['sizes'][number]>): void =>
    onChange(sizes.map((size, at) => (at === place ? { ...size, ...changes } : size)));
  // A size has no id, and the list never changes its order.
  const keyed = sizes.map((size, at) => ({ key: `size ${at}`, at, size }));
  return (
    <Root>
      {keyed.map(({ key, at, size }) => (
        <Size key={key}>
          <Field
            name={`sizeName${at}`}
            label={messages.sizeName(at + 1)}
            error={errors[`sizeName${at}`] ?? (at === 0 ? errors['sizes'] : null)}
            autoComplete="off"
            value={size.name}
            onChange={({ currentTarget }) => set(at, { name: currentTarget.value })}
          />
          <PriceField
            name={`size${at}`}
            label={messages.sizePrice(size.name.trim(), at + 1)}
            error={errors[`size${at}`]}
            value={size.price}
            onChange={(price) => set(at, { price })}
          />
        </Size>
      ))}
    </Root>
  );
}
