import { MAX_SEARCH_WORDS, MENU_LENGTHS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { cursorOf, idKey, keyOfCursor } from '../../lib/cursor.ts';

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

/** The words of a search. */
export interface SearchWords {
  /** A name has these, or words like them. */
  similar: string[];
  /** Too short to resemble something: a name has them as they are. */
  part: string[];
}

/** The words of a search, which a product's name must have; null for a text without a word, which finds nothing. */
export function searchWords(search: string): SearchWords | null {
  const words = [...new Set(search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MAX_SEARCH_WORDS);
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

/** The cursor of a place. */
export const productCursorOf = ({ rank, name, id }: ProductPlace): string => cursorOf([rank, name, id]);

/** Each word of a search changes the rank by at most this. */
const MAX_RANK = 1_000 * MAX_SEARCH_WORDS;
const PlaceKey = z.tuple([
  z.int().min(-MAX_RANK).max(MAX_RANK),
  z
    .string()
    .max(MENU_LENGTHS.product)
    .refine((name) => !name.includes('\0')),
  idKey,
]);

/** The place of a cursor; null for another text. */
export function productPlaceAt(cursor: string): ProductPlace | null {
  const [rank, name, id] = keyOfCursor(PlaceKey, cursor) ?? [];
  return rank === undefined || name === undefined || id === undefined ? null : { rank, name, id };
}
