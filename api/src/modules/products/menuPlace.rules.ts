import { isUuid } from '../../lib/ids.ts';

/** A place in the order of a menu: by section, then by product; ids tell equal positions apart. */
export interface MenuPlace {
  sectionPosition: number;
  sectionId: string;
  position: number;
  /** uuid of the product. */
  id: string;
}

/** The cursor of a place. A product that is moved later does not move the cursor. */
export const cursorOf = ({ sectionPosition, sectionId, position, id }: MenuPlace): string =>
  Buffer.from(JSON.stringify([sectionPosition, sectionId, position, id])).toString('base64url');

/** The place of a cursor; null for a text that is no cursor of ours. */
export function placeOf(cursor: string): MenuPlace | null {
  const [sectionPosition, sectionId, position, id, ...rest] = listOf(cursor);
  const isOurs = isNumber(sectionPosition) && isId(sectionId) && isNumber(position) && isId(id);
  return isOurs && rest.length === 0 ? { sectionPosition, sectionId, position, id } : null;
}

function listOf(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value);
