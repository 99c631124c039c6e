/** How long an upload may wait for its confirmation, and a picture stays that nothing shows. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** When an upload that is needed at `now` is looked at next. */
export const nextSweep = (now: Date): Date => new Date(now.getTime() + KEPT_MS);
