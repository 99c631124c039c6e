import { tableIn } from '../menuReader/table.rules.ts';
import type { DraftSection } from './onboarding.rules.ts';

/** A menu has more lines; a message with fewer may be a sentence. */
const MAX_LINES = 5;
const MAX_LENGTH = 1_000;

/** Whether a text is short enough to be sentences that somebody typed, and no pasted menu or table. */
export const isTyped = (text: string): boolean =>
  text.length <= MAX_LENGTH && text.split('\n', MAX_LINES + 1).length <= MAX_LINES && tableIn(text) === null;

/**
 * A typed sentence as the reader of menus wants it: `flat white is 2.90 and a bap for 4` is `flat white 2.90, bap 4`. `notMenu` are parts of
 * it that say something else.
 */
export function spokenMenu(text: string, notMenu: readonly string[]): string {
  let words = text;
  for (const part of notMenu) if (part !== '') words = words.replace(part, ', ');
  return words
    .split('\n')
    .map((line) =>
      line
        .replace(
          / (?:is|are|for|at|costs?|@|=) (?=£ ?\d|\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:pounds?|quid|p))?(?:$|[,;.!]| and\b| &))/giu,
          ' ',
        )
        .replace(/(\d) (?:and|&) (?=\p{L})/gu, '$1, ')
        .replace(
          /(^|[,;] ?)(?:(?:and|also|plus|then|then there is|there's) )?(?:an?|our|the) (?=\p{L})/giu,
          '$1',
        )
        .replace(/(\d) ?(?:pounds?|quid)\b/giu, '$1')
        .replace(/,(?: ?,)+/gu, ',')
        .replace(/^[\s,;.!:-]+|(?<![\s,;])[\s,;]+$/gu, ''),
    )
    .filter((line) => line !== '')
    .join('\n');
}

const CHANGE =
  /^(?:\P{L}|please |pls |can (?:you|u) |could (?:you|u) )*(?:change|make|set|put|update|correct|remove|delete|take|rename|move|drop)\s/iu;

/** Whether a typed line asks to change a dish that the menu has: it is no new dish. */
export function changesDish(line: string, sections: readonly DraftSection[]): boolean {
  if (line.length > MAX_LENGTH || !CHANGE.test(line)) return false;
  const words = ` ${wordsOf(line)} `;
  return sections.some(({ items }) => items.some(({ name }) => words.includes(` ${wordsOf(name)} `)));
}

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).join(' ');
