import type { Piece } from './columns.rules.ts';
import { isBracketed, isShouted } from './wording.rules.ts';

const BULLET =
  /^(?:[-•](?=\p{L})|(?:[-+•·–—●▪◦‣»>]|\*(?!\*)|(?:\d{1,3}|[A-Z])[.)]|#\d{1,3}\b|no\.?\s?\d{1,3}\b[.:]?)\s+(?=\S))/iu;
const EMOJI = /^(?:\p{Extended_Pictographic}\uFE0F?\s*)+/u;
const BOLD = /^\*\*(.+)\*\*(.*)$/u;

/** The line without its bullet or number, bold marks and pictures in front. */
export const withoutBullet = (line: string): string =>
  line.replace(BULLET, '').replace(BOLD, '$1$2').replace(BULLET, '').replace(EMOJI, '');

const REMARK =
  /^(?:hi|hello|hey|ok|okay|sure|yes|(?:thanks|thank you|cheers)(?:[ ,][^\d£]{0,40})?|here (?:it is|you go)|here(?:'s|’s| is| are)\b.*|this is\b.*\bmenu\b.*|(?:our|the|my)?\s?(?:full |main |food |drinks? )?menu(?: for [^\d£]{1,40})?)[\s!.,:]*$/iu;

export const isRemark = (line: string): boolean => REMARK.test(line);

/** The titles of a table's columns: `| Dish | Description | Price |`. */
export function areColumnTitles(piece: Piece): boolean {
  const cells = piece.text.split(/\s{3,}/u).filter(Boolean);
  return (
    cells.length > 1 &&
    /[\t|;,]/u.test(piece.source) &&
    !/\d/u.test(piece.text) &&
    cells.some((cell) => /^(?:price|cost|£|gbp)\W*$/iu.test(cell.trim()))
  );
}

const KCAL = /^\d[\d,]*\s?(?:kcal|kj|cal(?:ories)?)\b/iu;

/** Indented, in brackets, beginning with a small letter, a list of ingredients, or calories. */
export function isDescription({ indent }: Piece, line: string, indentOfDish: number): boolean {
  const commas = line.split(',').length - 1;
  return indent > indentOfDish || isBracketed(line) || /^\p{Ll}/u.test(line) || commas > 1 || KCAL.test(line);
}

/** Indented, in brackets, or beginning as no name does: `with salad`, `served on rice`. */
export const isClearDescription = ({ indent, text }: Piece, indentOfDish: number): boolean => {
  const line = text.trim();
  return (
    indent > indentOfDish + 1 ||
    isBracketed(line) ||
    KCAL.test(line) ||
    /^(?:with|served|topped|on a|in a|cooked|made with|and|our own|choose|choice of)\b/iu.test(line) ||
    (line.match(/, \p{L}/gu)?.length ?? 0) > 1
  );
};

/** Words that a name of a section does not have: `Breast with red wine`, `Buttered leeks, potatoes`. */
export const isAboutDish = (line: string): boolean =>
  /, |\b(?:with|in|on|from|served|topped|made|cooked|filled|choice)\b/iu.test(line) &&
  line.split(' ').length >= 3;

export const isCalories = (line: string): boolean => KCAL.test(line);

const SERVED =
  /^(?:all\b.*\b)?(?:served|comes?|cooked) (?:with|in|on|from|until)\b|^all .* (?:served|come) /iu;

/** A remark about a section: in brackets, beginning with a small letter, or a sentence. */
export const isNote = (line: string): boolean =>
  isBracketed(line) || /^\p{Ll}/u.test(line) || (line.split(' ').length >= 4 && !isShouted(line));

/** A remark about a section that cannot be a dish. */
export const isClearNote = (line: string): boolean =>
  isBracketed(line) || SERVED.test(line.replace(/^[^\p{L}]+/u, ''));

/** Between a heading and its dishes: a clear remark, or the titles of a table's columns. */
export const isNoDish = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isClearNote(piece.text.trim()) || areColumnTitles(piece));
