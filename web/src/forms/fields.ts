import { isTypedEmail } from '@forkfront/common/email.ts';

/** The text of a form's field; '' when the form has no such field. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text for a missing or an invalid email address; null for a valid one. */
export function emailError(
  email: string,
  texts: { emailRequired: string; emailInvalid: string },
): string | null {
  if (email.trim() === '') return texts.emailRequired;
  return isTypedEmail(email) ? null : texts.emailInvalid;
}

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Removes the fields without an error (null). */
export function presentErrors(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** The error of a text without its outer spaces: `missing` when it is empty, `long` above `most` characters, else null. */
export function textError(text: string, most: number, missing: string | null, long: string): string | null {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > most ? long : null;
}

/** Focuses the first field of the form that has an error, and opens the parts that contain it. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = Array.from(form.elements).find((control) => (control.getAttribute('name') ?? '') in errors);
  if (!(wrong instanceof HTMLElement)) return;
  for (let part = wrong.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  wrong.focus();
}
