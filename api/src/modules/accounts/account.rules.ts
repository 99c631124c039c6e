import type { FieldProblem } from '../../lib/failure.ts';
import { oneLine } from '../../lib/oneLine.ts';
import { isCommonPassword } from './passwords/isCommonPassword.ts';
import { messages } from './messages.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;
export const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

const EMAIL =
  /^[^\s\p{Cc}@<>(),;:"[\]\\]{1,64}@[^\s\p{Cc}@.<>(),;:"[\]\\]+(\.[^\s\p{Cc}@.<>(),;:"[\]\\]+)+$/u;

/** Whether a text looks like an e-mail address (spec §5: a simple pattern). */
export const isEmail = (text: string): boolean => text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);

/** How an address is stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** What is wrong with the fields of a new account; empty when nothing is. */
export function accountProblems({ name, email, password }: NewAccount): FieldProblem[] {
  return [
    problem('name', nameProblem(name)),
    problem('email', emailProblem(email)),
    problem('password', passwordProblem(password)),
  ].flat();
}

function problem(path: string, message: string | null): FieldProblem[] {
  return message ? [{ path, message }] : [];
}

/** What is wrong with a person's name; null when nothing is. */
export function nameProblem(name: string): string | null {
  if (!oneLine(name)) return messages.nameRequired;
  return oneLine(name).length > MAX_NAME_LENGTH ? messages.nameTooLong : null;
}

/** What is wrong with an e-mail address; null when nothing is. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return messages.emailRequired;
  return isEmail(email.trim()) ? null : messages.emailInvalid;
}

function passwordProblem(password: string): string | null {
  if (!password) return messages.passwordRequired;
  if (password.length < MIN_PASSWORD_LENGTH) return messages.passwordTooShort;
  if (password.length > MAX_PASSWORD_LENGTH) return messages.passwordTooLong;
  return isCommonPassword(password) ? messages.passwordTooCommon : null;
}

/** What is wrong with a new password and the token of its reset link (spec §5); empty when nothing is. */
export function resetProblems(token: string, password: string): FieldProblem[] {
  return [
    problem('token', token ? null : messages.resetTokenMissing),
    problem('password', password ? passwordProblem(password) : messages.resetPasswordRequired),
  ].flat();
}

/** What is wrong with a password that replaces another one, as a wrong `newPassword`; empty when nothing is. */
export function newPasswordProblems(currentPassword: string, newPassword: string): FieldProblem[] {
  const message =
    passwordProblem(newPassword) ?? (newPassword === currentPassword ? messages.passwordUnchanged : null);
  return problem('newPassword', message);
}

/** Upper-case first letter of a name, a question mark without one (spec §3). */
export function initialOf(name: string): string {
  const [first] = name.trim();
  return first ? first.toUpperCase() : '?';
}
