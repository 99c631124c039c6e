/** How many orders a restaurant got in the calendar month of a day, such as `2026-11-20`. */
export interface MonthCount {
  day: string;
  count: number;
}

/** The calendar month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 'yyyy-mm'.length);

/**
 * Whether a restaurant has taken all the orders it may in the month of `today`, its own calendar day. No limit is
 * null; nothing counted yet is null. A clock that is behind never begins an earlier month again.
 */
export function isOrderLimitReached(
  limit: number | null,
  counted: MonthCount | null,
  today: string,
): boolean {
  if (limit === null) return false;
  const isThisMonth = counted !== null && monthOf(counted.day) >= monthOf(today);
  return (isThisMonth ? counted.count : 0) >= limit;
}
