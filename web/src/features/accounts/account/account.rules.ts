import type { FieldErrors } from '../../../forms/fields.ts';
import { checkNewPassword, checkResetRequest } from '../accounts.rules.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

/** The errors of a changed name by field. */
export function checkName({ name }: { name: string }): FieldErrors {
  return name.trim() === '' ? { name: shared.nameRequired } : {};
}

/** The errors of a change of the address `current`, by field. `password` is null for an account without one. */
export function checkEmailChange(
  { email, password }: { email: string; password: string | null },
  current: string,
): FieldErrors {
  const same = email.trim().toLowerCase() === current;
  return {
    ...(same ? { email: messages.emailSame } : checkResetRequest(email)),
    ...(password === '' ? { password: shared.passwordRequired } : {}),
  };
}

/** The errors of a password change by field (spec §5). */
export function checkPasswordChange(values: {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}): FieldErrors {
  const { currentPassword, newPassword: password, confirmation } = values;
  const { password: newPassword, ...rest } = checkNewPassword({ password, confirmation });
  return {
    ...(currentPassword === '' ? { currentPassword: shared.passwordRequired } : {}),
    ...(newPassword ? { newPassword } : {}),
    ...rest,
  };
}

/** The errors of the confirmation of a deletion, which is the password, or the address of an account without one. */
export function checkDeletion(
  { confirmation }: { confirmation: string },
  { hasPassword, email }: { hasPassword: boolean; email: string },
): FieldErrors {
  if (hasPassword) return confirmation === '' ? { confirmation: shared.passwordRequired } : {};
  return confirmation.trim().toLowerCase() === email ? {} : { confirmation: messages.emailDiffers };
}
