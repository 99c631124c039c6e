import type { FieldProblem } from '../../../lib/failure.ts';
import { emailProblem, normaliseEmail } from '../account.rules.ts';
import { messages } from '../messages.ts';

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
