const FORM = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const here = new Intl.DateTimeFormat('en-GB', FORM);
const bare = new Intl.DateTimeFormat('en-GB', { ...FORM, timeZone: 'UTC' });
const BARE_DAY = /^\d{4}-\d\d-\d\d$/;

/** The day of an RFC 3339 time in the reader's time zone: `3 March 2026`. A bare day (`2026-03-03`) is that day everywhere. */
export function formatDate(time: string): string {
  return (BARE_DAY.test(time) ? bare : here).format(new Date(time));
}
