/** The retries of a failed invoice. */
export interface Dunning {
  /** Days after the first attempt, ascending. */
  retryDays: number[];
  /** The status of the subscription after the last one. */
  finally: 'cancel' | 'unpaid';
}

const DAY = 86_400;

/** When to try again (seconds) after `attempts` automatic attempts, the first at `firstAt`; null: no more attempts. */
export function nextAttemptAt(attempts: number, firstAt: number, { retryDays }: Dunning): number | null {
  const days = retryDays[attempts - 1];
  return days === undefined ? null : firstAt + days * DAY;
}
