/** Returns the current time; tests pass their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The same day and time a number of months earlier, in UTC; the first of the next month when the day does not exist. */
export function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
