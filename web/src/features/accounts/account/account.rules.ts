import type { FieldErrors } from '../../../forms/fields.ts';
import { checkNewPassword, checkResetRequest } from '../accounts.rules.ts';
import { messages as shared } from '../messages.ts';
import { messages } from './messages.ts';

/** What is wrong with a changed name. Empty: nothing. */
export function checkName({ name }: { name: string }): FieldErrors {
  return name.trim() === '' ? { name: shared.nameRequired } : {};
}

/** What is wrong with a change of address from `current`, by field; `password` is null for an account without one. Empty: nothing. */
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

/** What is wrong with a change of the password, by field; the new one as spec §5 has it. Empty: nothing. */
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

/** What is wrong with the confirmation of a deletion: the password, or the address `email` of an account without one. Empty: nothing. */
export function checkDeletion(
  { confirmation }: { confirmation: string },
  { hasPassword, email }: { hasPassword: boolean; email: string },
): FieldErrors {
  if (hasPassword) return confirmation === '' ? { confirmation: shared.passwordRequired } : {};
  return confirmation.trim().toLowerCase() === email ? {} : { confirmation: messages.emailDiffers };
}
