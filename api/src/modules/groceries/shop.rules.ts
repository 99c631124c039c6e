/** A grocery shop that is open to programs. */
export interface Shop {
  id: string;
  slug: string;
  name: string;
  isDemo: boolean;
}

/**
 * The shop that a call means which names none: the only one of the installation. The demo shop counts while there is no other.
 * `shops` has real ones first. `none` and `several` are no answer.
 */
export function onlyShop(shops: readonly Shop[]): Shop | 'none' | 'several' {
  const [first, second] = shops;
  if (!first) return 'none';
  return second?.isDemo === first.isDemo ? 'several' : first;
}

const PREFIX_LENGTH = 3;
const MAX_WORDS = 8;

/** The words of a search. */
export interface SearchWords {
  /** A name has these, or words like them. */
  similar: string[];
  /** Too short to resemble something: a name has them as they are. */
  part: string[];
}

/** The words of a search, which a product's name must have; null for a text without a word, which finds nothing. */
export function searchWords(search: string): SearchWords | null {
  const words = [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  return {
    similar: words.filter((word) => word.length >= PREFIX_LENGTH),
    part: words.filter((word) => word.length < PREFIX_LENGTH),
  };
}

/** Where a page of products ends. */
export interface ProductPlace {
  /** 0 without a search, else the lower the more similar. */
  rank: number;
  name: string;
  id: string;
}

/** A cursor as text. */
export const cursorOf = ({ rank, name, id }: ProductPlace): string =>
  Buffer.from(JSON.stringify([rank, name, id])).toString('base64url');

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_CURSOR = 1_000;
const MAX_NAME = 120;

/** Reads a cursor; null for another text. */
export function placeAt(cursor: string): ProductPlace | null {
  if (cursor.length > MAX_CURSOR) return null;
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
  const [rank, name, id]: unknown[] = Array.isArray(read) ? read : [];
  const isPlace =
    Number.isInteger(rank) &&
    Math.abs(Number(rank)) <= MAX_CURSOR * MAX_WORDS &&
    typeof name === 'string' &&
    name.length <= MAX_NAME &&
    !name.includes('\0') &&
    typeof id === 'string' &&
    UUID.test(id);
  return isPlace ? { rank: Number(rank), name: String(name), id: String(id) } : null;
}
