/** The current time; tests pass their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The same day and time so many months earlier, in UTC; the first of the next month where there is no such day. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
