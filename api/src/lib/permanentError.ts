/** A failure that trying again cannot mend: a background job that throws it fails for good at once. */
export class PermanentError extends Error {}
