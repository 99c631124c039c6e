/** The text of a form's field; '' when the form has none of that name. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like one e-mail address. Ignores spaces around it; whether the address exists is not checked. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The fields that have an error; null means that a field has none. */
export function presentErrors(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Focuses the first field of the form that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors) {
      control.focus();
      return;
    }
  }
}
