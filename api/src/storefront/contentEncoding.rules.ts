/** How an answer's body can be written. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The first of `offered` that an Accept-Encoding header allows; `identity` when it allows none of them. */
export function contentEncoding<Offered extends ContentEncoding>(
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | 'identity' {
  if (!accepted) return 'identity';
  const weighed = accepted.includes(';');
  for (const encoding of offered)
    if (weighed ? allows(accepted, encoding) : accepted.includes(encoding)) return encoding;
  return 'identity';
}

/** Reads `gzip;q=0.5, *;q=0`. We rank by size whatever the weights say; only a weight of 0 refuses. */
function allows(accepted: string, encoding: ContentEncoding): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(
      ([name, ...parameters]) => name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)),
    );
}
