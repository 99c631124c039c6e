import { styled } from 'styled-components';
import type { FieldErrors } from '../../forms/fields.ts';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { messages } from './messages.ts';
import { MEASURES } from '@forkfront/common/shelf.ts';
import type { ShelfDraft } from './shelf.rules.ts';

const Root = styled(Fieldset)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-5) var(--space-4);
`;

const Size = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  gap: var(--space-2);
  align-items: start;
`;

interface Props {
  shelf: ShelfDraft;
  errors: FieldErrors;
  onChange: (shelf: ShelfDraft) => void;
}

/** Size, stock and barcode of a product in a grocery shop. */
export function ShelfFields({ shelf, errors, onChange }: Props) {
  return (
    <Root aria-label={messages.shelf}>
      <Size>
        <Field
          label={messages.unitAmount}
          name="shelf.unitAmount"
          inputMode="numeric"
          autoComplete="off"
          value={shelf.unitAmount}
          onChange={({ currentTarget }) => onChange({ ...shelf, unitAmount: currentTarget.value })}
          error={errors['shelf.unitAmount']}
        />
        <SelectField
          label={messages.measure}
          name="shelf.measure"
          value={shelf.measure}
          onChange={({ currentTarget }) =>
            onChange({
              ...shelf,
              measure: MEASURES.find((measure) => measure === currentTarget.value) ?? shelf.measure,
            })
          }
        >
          {MEASURES.map((measure) => (
            <option key={measure} value={measure}>
              {messages.measures[measure]}
            </option>
          ))}
        </SelectField>
      </Size>
      <Field
        label={messages.stock}
        name="shelf.stock"
        inputMode="numeric"
        autoComplete="off"
        help={messages.stockHelp}
        value={shelf.stock}
        onChange={({ currentTarget }) => onChange({ ...shelf, stock: currentTarget.value })}
        error={errors['shelf.stock']}
      />
      <Field
        label={messages.barcode}
        name="shelf.barcode"
        inputMode="numeric"
        autoComplete="off"
        optional
        help={messages.barcodeHelp}
        value={shelf.barcode}
        onChange={({ currentTarget }) => onChange({ ...shelf, barcode: currentTarget.value })}
        error={errors['shelf.barcode']}
      />
    </Root>
  );
}
