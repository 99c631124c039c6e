const timeZone = 'Europe/London';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });

/** `3 December 2026`, of seconds. */
export const dayWords = (seconds: number): string => day.format(seconds * 1000);

/** `3 Dec 2026, 14:05:00`, of seconds. */
export const momentWords = (seconds: number): string => moment.format(seconds * 1000);
