/** How long an upload may wait for its confirmation, and a picture stays that nothing shows. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** How long an upload of unknown size waits: little longer than its address works, for what is sent may be huge. */
const KEPT_OPEN_MS = 15 * 60 * 1000;

/** When an upload that is announced at `now` is looked at first. `sizeBytes` null: its size was not told. */
export const firstSweep = (now: Date, sizeBytes: number | null): Date =>
  sizeBytes === null ? new Date(now.getTime() + KEPT_OPEN_MS) : nextSweep(now);

/** When an upload that is needed at `now` is looked at next. */
export const nextSweep = (now: Date): Date => new Date(now.getTime() + KEPT_MS);
