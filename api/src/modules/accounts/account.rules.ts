import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isFarTooLong, oneLine } from '@forkfront/common/plainText.ts';
import { isTypedEmail, normaliseEmail } from '@forkfront/common/email.ts';
import { problemAt, type FieldProblem } from '../../lib/result.ts';
import { messages } from './messages.ts';
import { containsAddress, isMisleadingPerson } from './misleadingName.rules.ts';

const common = new Set(dictionary['passwords-common']);

/** Whether a password is in the list of common passwords; case is ignored. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** The invalid fields of a new account. */
export function accountProblems({ name, email, password }: NewAccount): FieldProblem[] {
  return [
    problemAt('name', nameProblem(name)),
    problemAt('email', emailProblem(email)),
    problemAt('password', passwordProblem(password)),
  ].flat();
}

/** The problem of a name; null without one. */
export function nameProblem(name: string): string | null {
  // Before anything works on it.
  if (isFarTooLong(name, ACCOUNT_LIMITS.name)) return messages.nameTooLong;
  const line = oneLine(name);
  if (!line) return messages.nameRequired;
  if (line.length > ACCOUNT_LIMITS.name) return messages.nameTooLong;
  // It is in mails to people who do not know the account.
  if (containsAddress(line)) return messages.nameWithAddress;
  return isMisleadingPerson(line) ? messages.nameMisleading : null;
}

/** The problem of an e-mail address; null without one. */
export function emailProblem(email: string): string | null {
  if (!email.trim()) return messages.emailRequired;
  return isTypedEmail(email) ? null : messages.emailInvalid;
}

/** Keyboards compose accents in different ways; a password must work from all devices. */
export const normalisePassword = (password: string): string => password.normalize('NFC');

function passwordProblem(password: string): string | null {
  if (!password) return messages.passwordRequired;
  const { length } = [...normalisePassword(password)];
  if (length < ACCOUNT_LIMITS.password.min) return messages.passwordTooShort;
  if (length > ACCOUNT_LIMITS.password.max) return messages.passwordTooLong;
  return isCommonPassword(password) ? messages.passwordTooCommon : null;
}

/** The invalid fields of a password reset (spec §5). */
export function resetProblems(token: string, password: string): FieldProblem[] {
  return [
    problemAt('token', token.trim() ? null : messages.resetTokenMissing),
    problemAt('password', password ? passwordProblem(password) : messages.resetPasswordRequired),
  ].flat();
}

/** The problem of a replacement password, for the field `newPassword`. */
export function newPasswordProblems(currentPassword: string, newPassword: string): FieldProblem[] {
  const isSame = normalisePassword(newPassword) === normalisePassword(currentPassword);
  const message = passwordProblem(newPassword) ?? (isSame ? messages.passwordUnchanged : null);
  return problemAt('newPassword', message);
}

/** Upper-case first letter of a name, a question mark without one (spec §3). */
export function initialOf(name: string): string {
  const [first] = name.trim();
  return first ? first.toUpperCase() : '?';
}

export interface EmailChange {
  /** As typed. */
  email: string;
  /** null for an account without a password. */
  password: string | null;
}

/** The invalid fields of a change of address. The password itself is not checked here. */
export function emailChangeProblems(
  { email, password }: EmailChange,
  viewer: { email: string; hasPassword: boolean },
): FieldProblem[] {
  const same = normaliseEmail(email) === viewer.email ? messages.emailUnchanged : null;
  const atEmail = emailProblem(email) ?? same;
  const atPassword = viewer.hasPassword && !password ? messages.passwordRequired : null;
  return [...problemAt('email', atEmail), ...problemAt('password', atPassword)];
}
