import type { CardInput, CardProblem } from '../billing/card.rules.ts';
import { html, type Html } from './html.ts';
import { STRIPE_TEXTS } from './messages.ts';

const TEXTS = STRIPE_TEXTS.checkout;

export interface FieldOptions {
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

/** One labelled input with what is wrong with it below. */
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

/** Buttons that fill in a test card. They stand after the form's own button, which the Enter key presses. */
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
