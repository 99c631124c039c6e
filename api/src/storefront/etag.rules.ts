/** Whether an If-None-Match header names this entity tag, so that the browser's copy is still good. */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaque(known.trim()) === opaque(etag));
}

/** Weak and strong tags count as the same here (RFC 9110 §13.1.2). */
const opaque = (etag: string): string => etag.replace(/^W\//, '');
