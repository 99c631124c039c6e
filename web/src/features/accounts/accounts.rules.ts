import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import { emailError, presentErrors, type FieldErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

type LoginValues = Record<'email' | 'password', string>;

/** The errors of a login form by field (spec §5: both required, a valid e-mail address). */
export function checkLogin({ email, password }: LoginValues): FieldErrors {
  return presentErrors({
    email: emailError(email, messages),
    password: password === '' ? messages.passwordRequired : null,
  });
}

/** The errors of a registration form by field. */
export function checkRegistration({ name, email, password }: LoginValues & { name: string }): FieldErrors {
  return presentErrors({
    name: name.trim() === '' ? messages.nameRequired : null,
    email: emailError(email, messages),
    password: newPasswordError(password, messages.passwordRequired),
  });
}

/** The errors of a new password and its confirmation by field (spec §5). */
export function checkNewPassword({
  password,
  confirmation,
}: Record<'password' | 'confirmation', string>): FieldErrors {
  return presentErrors({
    password: newPasswordError(password, messages.newPasswordRequired),
    confirmation: password === confirmation ? null : messages.passwordsDiffer,
  });
}

function newPasswordError(password: string, required: string): string | null {
  if (password === '') return required;
  // Counted as on the server: an emoji is one character, and so is a letter with its accent.
  const { length } = [...password.normalize('NFC')];
  if (length < ACCOUNT_LIMITS.password.min) return messages.passwordShort;
  return length > ACCOUNT_LIMITS.password.max ? messages.passwordLong : null;
}
