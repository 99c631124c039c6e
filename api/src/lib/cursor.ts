import { z } from 'zod';
import { instantOf } from './instant.ts';
import { isUuid } from './ids.ts';

/** The id of a row, as cursors have it. */
export const idKey = z.string().refine((id) => isUuid(id) && id === id.toLowerCase());

/** A time, as cursors have it: ISO 8601 in UTC with milliseconds. */
export const timeKey = z.string().refine((text) => instantOf(text)?.toISOString() === text);

/** Longer cursors are not made. */
const MAX_CHARACTERS = 1_000;

/** The cursor of a row: base64url of the JSON list of what its list is ordered by. */
export const cursorOf = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/**
 * The key of a cursor of this shape; null for a text that `cursorOf` did not make of such a key. Decoders take far more than
 * that: other alphabets, missing and wrong characters, numbers written in another way.
 */
export function keyOfCursor<Key extends readonly (string | number)[]>(
  shape: z.ZodType<Key>,
  cursor: string,
): Key | null {
  if (cursor.length > MAX_CHARACTERS) return null;
  const key = shape.safeParse(listIn(Buffer.from(cursor, 'base64url').toString()));
  return key.success && cursorOf(key.data) === cursor ? key.data : null;
}

function listIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
