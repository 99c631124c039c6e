const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** The day of an RFC 3339 time in the reader's time zone: `3 March 2026`. */
export function formatDate(time: string): string {
  return day.format(new Date(time));
}
