import { domainToASCII } from 'node:url';
import { dictionary } from '@zxcvbn-ts/language-common';
import { oneLine } from '../../lib/plainText.ts';
import type { FieldProblem } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** In lower case. */
const common = new Set(dictionary['passwords-common']);

/** Whether a password is among the first that anybody guesses, in whatever case it is written. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

export const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_LENGTH = 128;
export const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 254;

/** Parts between dots; `C` are characters that nobody sees or has agreed on. */
const LOCAL = /^(?=.{1,64}$)[^\s\p{C}@.<>(),;:"[\]\\]+(\.[^\s\p{C}@.<>(),;:"[\]\\]+)*$/u;
/** Labels of letters and digits, the last one no number. */
const DOMAIN = /^([\p{L}\p{N}\p{M}_-]+\.)+(?=[^.]*\p{L})[\p{L}\p{N}\p{M}-]+$/u;

/** Whether a text looks like an e-mail address (spec §5: a simple pattern). */
export function isEmail(text: string): boolean {
  const [local = '', domain = '', ...others] = text.split('@');
  return text.length <= MAX_EMAIL_LENGTH && others.length === 0 && LOCAL.test(local) && DOMAIN.test(domain);
}

/**
 * How an address is stored and compared: what looks the same is the same. Case and spelling of characters do not count,
 * nor do those that cannot be seen, which come along when an address is pasted. A domain with other letters is written as
 * mail servers have it, and browsers do in a field for an address.
 */
export const normaliseEmail = (email: string): string =>
  email
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/(?<=@)[^@]*$/, (domain) => (DOMAIN.test(domain) && domainToASCII(domain)) || domain);

/**
 * The mailbox behind a normalised address, for limits: most servers deliver `ana+anything@` to `ana@`, and some take no
 * notice of dots. Two mailboxes taken for one only share a limit.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return `${local}${email.slice(at)}`;
}

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
  return isEmail(normaliseEmail(email)) ? null : messages.emailInvalid;
}

/**
 * How a password is counted, compared and hashed: keyboards write the same letter in different ways (an accent of its
 * own, or one with the letter), and people sign in from another device.
 */
export const normalisePassword = (password: string): string => password.normalize('NFC');

function passwordProblem(password: string): string | null {
  if (!password) return messages.passwordRequired;
  const { length } = [...normalisePassword(password)];
  if (length < MIN_PASSWORD_LENGTH) return messages.passwordTooShort;
  if (length > MAX_PASSWORD_LENGTH) return messages.passwordTooLong;
  return isCommonPassword(password) ? messages.passwordTooCommon : null;
}

/** What is wrong with a new password and the token of its reset link (spec §5); empty when nothing is. */
export function resetProblems(token: string, password: string): FieldProblem[] {
  return [
    problem('token', token.trim() ? null : messages.resetTokenMissing),
    problem('password', password ? passwordProblem(password) : messages.resetPasswordRequired),
  ].flat();
}

/** What is wrong with a password that replaces another one, as a wrong `newPassword`; empty when nothing is. */
export function newPasswordProblems(currentPassword: string, newPassword: string): FieldProblem[] {
  const isSame = normalisePassword(newPassword) === normalisePassword(currentPassword);
  const message = passwordProblem(newPassword) ?? (isSame ? messages.passwordUnchanged : null);
  return problem('newPassword', message);
}

/** Upper-case first letter of a name, a question mark without one (spec §3). */
export function initialOf(name: string): string {
  const [first] = name.trim();
  return first ? first.toUpperCase() : '?';
}

export interface EmailChange {
  /** As typed. */
  email: string;
  /** null when none was asked for. */
  password: string | null;
}

/** What is wrong with a wish for another address; empty when nothing is. Whether the password is right is not looked at. */
export function emailChangeProblems(
  { email, password }: EmailChange,
  viewer: { email: string; hasPassword: boolean },
): FieldProblem[] {
  const same = normaliseEmail(email) === viewer.email ? messages.emailUnchanged : null;
  const atEmail = emailProblem(email) ?? same;
  const atPassword = viewer.hasPassword && !password ? messages.passwordRequired : null;
  return [
    ...(atEmail ? [{ path: 'email', message: atEmail }] : []),
    ...(atPassword ? [{ path: 'password', message: atPassword }] : []),
  ];
}
