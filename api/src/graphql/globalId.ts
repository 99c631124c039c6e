import { isUuid } from '../lib/ids.ts';

/** The global id for clients: `base64url("Type:uuid")`. */
export const toGlobalId = (type: string, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');

export interface GlobalId {
  type: string;
  id: string;
}

/**
 * Reads a global id; null for a text that `toGlobalId` did not make, which callers report as not found: the decoder alone takes
 * many spellings of one id.
 */
export function fromGlobalId(globalId: string): GlobalId | null {
  const [type, id, ...rest] = Buffer.from(globalId, 'base64url').toString().split(':');
  if (!type || !id || rest.length > 0 || !isUuid(id) || toGlobalId(type, id) !== globalId) return null;
  return { type, id };
}

/** The uuid inside a global id of one type; null for any other text. */
export function idOf(type: string, globalId: string): string | null {
  const parsed = fromGlobalId(globalId);
  return parsed?.type === type ? parsed.id : null;
}

/** The same for a search: an empty text, which no row has as its id, for any other text. */
export const searchIdOf = (type: string, globalId: string): string => idOf(type, globalId) ?? '';

/** The uuid inside a valid global id. Throws for any other text. */
export function requireId(type: string, globalId: string): string {
  const id = idOf(type, globalId);
  if (!id) throw new Error(`Not a ${type} id: ${globalId}`);
  return id;
}
