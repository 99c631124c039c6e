const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec §9: how long a preview waits to be claimed. */
const PREVIEW_DAYS = 30;
/** How long nobody gets the slug of a removed preview. */
const QUARANTINE_DAYS = 90;

/** Previews made by then are removed at `now`. */
export const previewsMadeBefore = (now: Date): Date => new Date(now.getTime() - PREVIEW_DAYS * DAY_MS);

/** When the slug of a preview that is removed at `now` may be taken again. */
export const slugFreeAt = (now: Date): Date => new Date(now.getTime() + QUARANTINE_DAYS * DAY_MS);
