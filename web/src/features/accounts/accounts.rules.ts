import type { FieldErrors } from '../../lib/formFailure.ts';
import { messages } from './messages.ts';

/** Spec §9. */
const MIN_PASSWORD = 8;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface LoginValues {
  email: string;
  password: string;
}

export interface RegisterValues extends LoginValues {
  name: string;
}

/** What is wrong with a login form, by field (spec §5: both required, the e-mail typed as email). Empty: nothing. */
export function checkLogin({ email, password }: LoginValues): FieldErrors {
  return present({ email: emailError(email), password: password === '' ? messages.passwordRequired : null });
}

/** What is wrong with a registration form, by field. Empty: nothing. */
export function checkRegistration({ name, email, password }: RegisterValues): FieldErrors {
  return present({
    name: name.trim() === '' ? messages.nameRequired : null,
    email: emailError(email),
    password:
      password === ''
        ? messages.passwordRequired
        : password.length < MIN_PASSWORD
          ? messages.passwordShort
          : null,
  });
}

function emailError(email: string): string | null {
  if (email.trim() === '') return messages.emailRequired;
  return EMAIL.test(email.trim()) ? null : messages.emailInvalid;
}

function present(errors: Record<string, string | null>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
