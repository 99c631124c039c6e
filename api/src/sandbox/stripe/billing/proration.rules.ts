import type { Period } from './period.rules.ts';

/** What the rest of a period costs. */
export interface ProrationInput {
  /** Pence for the whole period. */
  amount: number;
  period: Period;
  /** Seconds; when the change happens. */
  at: number;
}

/** The pence of `amount` that fall on the seconds left of the period: all before it begins, none after it ends. */
export function proratedAmount({ amount, period, at }: ProrationInput): number {
  const whole = period.end - period.start;
  if (whole <= 0) return 0;
  const left = Math.min(whole, Math.max(0, period.end - at));
  return Math.round((amount * left) / whole);
}

/** What has to be paid of a total, given what the customer has with us (negative: a credit). All in pence. */
export function settleBalance(total: number, balance: number): { due: number; balance: number } {
  const sum = total + balance;
  return { due: Math.max(0, sum), balance: Math.min(0, sum) };
}
