/** The provider counts seconds. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

export const fromOptionalSeconds = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : fromSeconds(seconds);
