const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** An RFC 3339 time in the reader's time zone: `at 14:05` today, else `3 March 2026 at 14:05`. `now` in ms since 1970. */
export function formatMoment(time: string, now = Date.now()): string {
  const date = new Date(time);
  const isToday = new Date(now).toDateString() === date.toDateString();
  return isToday ? `at ${clock.format(date)}` : moment.format(date);
}
