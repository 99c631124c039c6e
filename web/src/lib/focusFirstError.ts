import type { FieldErrors } from './formFailure.ts';

/** Puts the keyboard into the first field of the form that has an error. */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute('name') ?? '') in errors) {
      control.focus();
      return;
    }
  }
}
