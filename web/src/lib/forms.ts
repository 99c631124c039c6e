/** The text of a form's field; '' when the form has none of that name. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like one e-mail address; spaces around it do not count. Whether it exists only a mail can tell. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Sentences by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form was not accepted: `message` for the alert, `fields` for the sentences at the fields. */
export interface FormFailure {
  message: string;
  fields: FieldErrors;
}

interface ServerFailure {
  message?: string | undefined;
  fields?: readonly { path: string; message: string }[] | undefined;
}

/** A returned error member as a FormFailure; an empty message becomes the situation's fallback (spec §8). */
export function formFailure({ message, fields = [] }: ServerFailure, fallback: string): FormFailure {
  return {
    message: message || fallback,
    fields: Object.fromEntries(fields.map((field) => [field.path, field.message])),
  };
}

/** The fields that have something wrong: null means that nothing is. */
export function presentErrors(errors: Readonly<Record<string, string | null>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Puts the keyboard into the first field of the form that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors) {
      control.focus();
      return;
    }
  }
}
