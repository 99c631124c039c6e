import type { CardInput, CardProblem } from '../billing/card.rules.ts';
import { STRIPE_TEXTS } from './messages.ts';
import { html, type Html } from './stripePage.ts';

export type Form = Record<string, unknown>;

/** A field of a posted form; empty when it is missing or not a text. */
export function textOf(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value.slice(0, 200) : '';
}

/** The typed card, or the test card of the pressed button. `now` in seconds. */
export function cardOf(form: Form, now: number): CardInput {
  const number = textOf(form, 'fill');
  if (number === '')
    return { number: textOf(form, 'number'), expiry: textOf(form, 'expiry'), code: textOf(form, 'code') };
  const year = new Date(now * 1000).getUTCFullYear() + 10;
  return { number, expiry: `12/${String(year).slice(-2)}`, code: '123' };
}

const TEXTS = STRIPE_TEXTS.checkout;

interface FieldOptions {
  id: string;
  label: string;
  value: string;
  autocomplete: string;
  problem?: string | null | undefined;
  type?: string;
  inputmode?: string;
  readonly?: boolean;
  required?: boolean;
}

/** A labelled input with its error message. */
export const field = (options: FieldOptions): Html => {
  const { id, label, value, problem } = options;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      type="${options.type ?? 'text'}"
      value="${value}"
      autocomplete="${options.autocomplete}"
      ${options.inputmode && html` inputmode="${options.inputmode}"`}${options.readonly && html` readonly`}${options.required && html` required`}${problem && html` aria-invalid="true" aria-describedby="${id}-problem"`}
    />
    ${problem && html`<p class="problem" id="${id}-problem">${problem}</p>`}
  </div>`;
};

/** Number, expiry and security code. */
export function cardFields(values: CardInput, problem: CardProblem | null, required: boolean): Html {
  const problemOf = (name: CardProblem['field']) => (problem?.field === name ? problem.message : null);
  return html`${field({ id: 'number', label: TEXTS.number, value: values.number, autocomplete: 'cc-number', inputmode: 'numeric', problem: problemOf('number'), required })}
    <div class="pair">
      ${field({ id: 'expiry', label: TEXTS.expiry, value: values.expiry, autocomplete: 'cc-exp', inputmode: 'numeric', problem: problemOf('expiry'), required })}
      ${field({ id: 'code', label: TEXTS.code, value: values.code, autocomplete: 'cc-csc', inputmode: 'numeric', problem: problemOf('code'), required })}
    </div>`;
}

/** Buttons that fill in a test card. They follow the form's own button, so that the Enter key presses that one. */
export const testCardButtons = (): Html =>
  html`<fieldset class="after">
    <legend>${TEXTS.testCards}</legend>
    <div class="row">
      ${STRIPE_TEXTS.testCards.map(
        ({ number, what }) =>
          html`<button class="button small" name="fill" value="${number}" formnovalidate>
            ${what} · ${number.slice(-4)}
          </button>`,
      )}
    </div>
  </fieldset>`;
