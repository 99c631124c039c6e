import type { Piece } from './columns.rules.ts';
import { readHeading } from './heading.rules.ts';
import {
  hasContent,
  hasDescriptionsBelow,
  hasPricesAbove,
  hasPricesOfEach,
  isLowerCase,
  isPair,
} from './lookAhead.rules.ts';
import { isShouted } from './wording.rules.ts';

/** How a whole menu is written: what one line alone does not say. */
export interface MenuLayout {
  /** Prices stand above the names of their dishes. */
  hasPricesAbove: boolean;
  /** The line below most dishes is about them, without a blank line between. */
  hasDescriptionsBelow: boolean;
  /** Names of dishes begin with a small letter, so a small letter marks no description. */
  isLowerCase: boolean;
  /** Sections begin after a blank line or in capitals. */
  hasClearSections: boolean;
  /** Prices of dishes end with `each` or `pp`, so these words make no heading. */
  hasPricesOfEach: boolean;
  /** Each dish has its description on the next line, and a blank line follows. */
  hasPairs: boolean;
}

/** Menus with fewer pairs have some by chance. */
const LEAST_PAIRS = 3;

export function layoutOf(pieces: readonly Piece[]): MenuLayout {
  const isAbove = hasPricesAbove(pieces);
  const pairs = pieces.filter((_piece, index) =>
    isPair(pieces.slice(Math.max(index - 1, 0), index + 3), index > 0),
  );
  return {
    hasPricesAbove: isAbove,
    hasDescriptionsBelow: !isAbove && hasDescriptionsBelow(pieces),
    isLowerCase: isLowerCase(pieces),
    hasClearSections: pieces
      .slice(0, pieces.findLastIndex(hasContent))
      .some(
        (piece) =>
          !hasContent(piece) ||
          (isShouted(piece.text) && !/\d/u.test(piece.text) && readHeading(piece.text) !== null),
      ),
    hasPricesOfEach: hasPricesOfEach(pieces),
    hasPairs: pairs.length >= LEAST_PAIRS,
  };
}
