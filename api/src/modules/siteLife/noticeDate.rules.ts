/** The day of a moment in a time zone (IANA name), as `4 December`. */
export const dateOf = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone }).format(at);

/** The name of a month such as `2026-12`: `December`. */
export const monthNameOf = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
