/**
 * Time of day of an RFC 3339 instant in the restaurant's time zone, `18:40`; with the weekday (`Tue 18:40`) when it is on another day
 * than `seenFrom`.
 */
export function clockTime(instant: string, timeZone: string, seenFrom: string = instant): string {
  const day = (moment: string): string =>
    new Date(moment).toLocaleDateString('en-GB', { timeZone, dateStyle: 'short' });
  return new Date(instant).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(day(instant) === day(seenFrom) ? {} : { weekday: 'short' }),
  });
}
