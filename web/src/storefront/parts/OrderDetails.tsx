import { messages } from '../messages.ts';
import type { BasketView } from '../renderer.types.ts';
import { TextField } from './TextField.tsx';

const texts = messages.basket;

/** The least that a phone number needs (api/src/modules/orders/order.rules.ts). */
const SIX_DIGITS = '(\\D*\\d){6}.*';

/** Who orders: the fields, with what was typed and what was wrong with it. */
export function OrderDetails({ values, errors }: Pick<BasketView, 'values' | 'errors'>) {
  return (
    <>
      <TextField
        id="name"
        label={texts.name}
        help={texts.nameHelp}
        error={errors.name}
        value={values.name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <TextField
        id="phone"
        type="tel"
        label={texts.phone}
        help={texts.phoneHelp}
        error={errors.phone}
        value={values.phone}
        autoComplete="tel"
        maxLength={30}
        pattern={SIX_DIGITS}
        required
      />
      <TextField
        id="email"
        type="email"
        label={texts.email}
        help={texts.emailHelp}
        error={errors.email}
        value={values.email}
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        id="note"
        label={texts.note}
        aside={texts.optional}
        help={texts.noteHelp}
        error={errors.note}
        value={values.note}
        autoComplete="off"
        maxLength={500}
        rows={3}
      />
    </>
  );
}
