import type { FieldErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

/** Spec §9. */
const MIN_PASSWORD = 8;
/** Ours, as on the server. */
const MAX_PASSWORD = 128;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface LoginValues {
  email: string;
  password: string;
}

export interface RegisterValues extends LoginValues {
  name: string;
}

/** A new password and the same once more. */
export interface NewPasswordValues {
  password: string;
  confirmation: string;
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
    password: newPasswordError(password, messages.passwordRequired),
  });
}

/** What is wrong with the request for a reset link (spec §5: required, typed as email). Empty: nothing. */
export function checkResetRequest(email: string): FieldErrors {
  return present({ email: emailError(email) });
}

/** What is wrong with a new password and its confirmation, by field (spec §5). Empty: nothing. */
export function checkNewPassword({ password, confirmation }: NewPasswordValues): FieldErrors {
  return present({
    password: newPasswordError(password, messages.newPasswordRequired),
    confirmation: password === confirmation ? null : messages.passwordsDiffer,
  });
}

function newPasswordError(password: string, required: string): string | null {
  if (password === '') return required;
  // As the server counts: an emoji is one character, and so is a letter with its accent.
  const { length } = [...password.normalize('NFC')];
  if (length < MIN_PASSWORD) return messages.passwordShort;
  return length > MAX_PASSWORD ? messages.passwordLong : null;
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
