import { emailError, presentErrors, type FieldErrors } from '../../../forms/fields.ts';
import { checkNewPassword } from '../accounts.rules.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

const passwordMissing = (password: string | null): string | null =>
  password === '' ? shared.passwordRequired : null;

/** The errors of a changed name by field. */
export const checkName = ({ name }: { name: string }): FieldErrors =>
  presentErrors({ name: name.trim() === '' ? shared.nameRequired : null });

/** The errors of a change of the address `current`, by field. `password` is null for an account without one. */
export function checkEmailChange(
  { email, password }: { email: string; password: string | null },
  current: string,
): FieldErrors {
  const isSame = email.trim().toLowerCase() === current;
  return presentErrors({
    email: isSame ? messages.emailSame : emailError(email, shared),
    password: passwordMissing(password),
  });
}

/** The errors of a password change by field (spec §5). */
export function checkPasswordChange({
  currentPassword,
  newPassword,
  confirmation,
}: Record<'currentPassword' | 'newPassword' | 'confirmation', string>): FieldErrors {
  const wrong = checkNewPassword({ password: newPassword, confirmation });
  return presentErrors({
    currentPassword: passwordMissing(currentPassword),
    newPassword: wrong['password'] ?? null,
    confirmation: wrong['confirmation'] ?? null,
  });
}

/** The errors of the confirmation of a deletion, which is the password, or the address of an account without one. */
export function checkDeletion(
  { confirmation }: { confirmation: string },
  { hasPassword, email }: { hasPassword: boolean; email: string },
): FieldErrors {
  const differs = confirmation.trim().toLowerCase() === email ? null : messages.emailDiffers;
  return presentErrors({ confirmation: hasPassword ? passwordMissing(confirmation) : differs });
}
