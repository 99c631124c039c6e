import type { CardInput } from '../billing/card.rules.ts';

export type Form = Record<string, unknown>;

/** A field of a posted form; empty when it is missing or not a text. */
export function textOf(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

/** The card that was typed, or the test card of the button that was pressed. `now` in seconds. */
export function cardOf(form: Form, now: number): CardInput {
  const number = textOf(form, 'fill');
  if (number === '')
    return { number: textOf(form, 'number'), expiry: textOf(form, 'expiry'), code: textOf(form, 'code') };
  const year = new Date(now * 1000).getUTCFullYear() + 10;
  return { number, expiry: `12/${String(year).slice(-2)}`, code: '123' };
}
