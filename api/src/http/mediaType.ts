import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const UTF_8 = new Set(['utf-8', 'utf8']);

/**
 * Whether a Content-Type header says this type in UTF-8, with any of its spellings and other parameters (RFC 9110 §8.3).
 * A header that cannot be read, a list of types and another charset are not it.
 */
export function isUtf8Of(type: string, header: string | undefined): boolean {
  // As most clients write it.
  if (header === type) return true;
  const sent = header === undefined ? null : readType(header);
  return sent?.essence === type && UTF_8.has((sent.params.get('charset') ?? 'utf-8').toLowerCase());
}

/** Writes the header of a request of this type in UTF-8 as parsers of bodies know it: they know one spelling of UTF-8. */
export function sayUtf8(type: string, { headers }: IncomingMessage): void {
  if (isUtf8Of(type, headers['content-type'])) headers['content-type'] = `${type}; charset=utf-8`;
}

function readType(header: string): MIMEType | null {
  try {
    return new MIMEType(header);
  } catch {
    return null;
  }
}
