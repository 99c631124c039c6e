/** What happens when an invoice cannot be collected. */
export interface Dunning {
  /** Days after the first attempt, ascending. */
  retryDays: number[];
  /** What becomes of the subscription after the last one. */
  finally: 'cancel' | 'unpaid';
}

const DAY = 86_400;

/** When the next attempt is due (seconds) after `attempts` automatic ones of which the first was at `firstAt`; null: given up. */
export function nextAttemptAt(attempts: number, firstAt: number, { retryDays }: Dunning): number | null {
  const days = retryDays[attempts - 1];
  return days === undefined ? null : firstAt + days * DAY;
}
