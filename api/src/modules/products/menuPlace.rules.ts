import { z } from 'zod';
import { cursorOf, idKey, keyOfCursor } from '../../lib/cursor.ts';

/** A place in the order of a menu: by section, then by product; ids decide between equal positions. */
export interface MenuPlace {
  sectionPosition: number;
  sectionId: string;
  position: number;
  /** uuid of the product. */
  id: string;
}

/** The cursor of a place. A product that is moved later does not move the cursor. */
export const menuCursorOf = ({ sectionPosition, sectionId, position, id }: MenuPlace): string =>
  cursorOf([sectionPosition, sectionId, position, id]);

const PlaceKey = z.tuple([z.number(), idKey, z.number(), idKey]);

/** The place of a cursor; null for an invalid cursor. */
export function menuPlaceAt(cursor: string): MenuPlace | null {
  const key = keyOfCursor(PlaceKey, cursor);
  if (!key) return null;
  const [sectionPosition, sectionId, position, id] = key;
  return { sectionPosition, sectionId, position, id };
}
