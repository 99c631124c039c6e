const FORM = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const here = new Intl.DateTimeFormat('en-GB', FORM);
const bare = new Intl.DateTimeFormat('en-GB', { ...FORM, timeZone: 'UTC' });
const BARE_DAY = /^\d{4}-\d\d-\d\d$/;

/** The date of an RFC 3339 time in the local time zone: `3 March 2026`. A date without a time (`2026-03-03`) has no time zone. */
export function formatDate(time: string): string {
  return (BARE_DAY.test(time) ? bare : here).format(new Date(time));
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const moment = new Intl.DateTimeFormat('en-GB', { ...FORM, ...CLOCK });
const clock = new Intl.DateTimeFormat('en-GB', CLOCK);

/** An RFC 3339 time in the local time zone: `at 14:05` today, else `3 March 2026 at 14:05`. `now` in ms since 1970. */
export function formatMoment(time: string, now = Date.now()): string {
  const date = new Date(time);
  const isToday = new Date(now).toDateString() === date.toDateString();
  return isToday ? `at ${clock.format(date)}` : moment.format(date);
}
