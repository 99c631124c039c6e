import { type Piece, readColumns } from './columns.rules.ts';
import { readPrices } from './prices.rules.ts';

/** The pieces of a menu: one for each line, column and dish of a list. */
export const toPieces = (text: string): Piece[] => withoutNumbers(readColumns(text).flatMap(splitList));

/** Removes control characters (a database cannot store them) and normalises spaces and line breaks. */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|\f/gu, '\n')
    .replace(/[^\S\n\t]/gu, ' ')
    .replace(/(?![\n\t])\p{Cc}|[\u200B-\u200D\uFEFF\u00AD]/gu, '');

/** Splits `Margherita 8.50, Calzone 9 and Cola 2` into three lines. */
function splitList(piece: Piece): Piece[] {
  const parts = piece.text.split(/[,;] +(?:and +)?|(?<=\d) +and +/u);
  const areDishes = parts.length > 1 && parts.every((part) => isWholeDish(part));
  return areDishes ? parts.map((text) => ({ ...piece, text, source: text })) : [piece];
}

function isWholeDish(part: string): boolean {
  const read = readPrices(part, []);
  return read.kind === 'prices' && read.prices.length === 1 && /\p{L}/u.test(read.name) && !read.after;
}

const NUMBER = /^\s*(\d{1,3})\s+(?=\p{L})/u;

/** Removes the numbers of dishes (`9 Tandoori Chicken`) where they count up. */
function withoutNumbers(pieces: Piece[]): Piece[] {
  const numbers = pieces.map(({ text }) => Number(NUMBER.exec(text)?.[1] ?? Number.NaN));
  const numbered = numbers.flatMap((number, index) => (Number.isNaN(number) ? [] : [index]));
  const counting = new Set(
    numbered.filter((index, at) => {
      const [before, after] = [numbers[numbered[at - 1] ?? -1], numbers[numbered[at + 1] ?? -1]];
      return before === (numbers[index] ?? 0) - 1 || after === (numbers[index] ?? 0) + 1;
    }),
  );
  return pieces.map((piece, index) =>
    counting.has(index) ? { ...piece, text: piece.text.replace(NUMBER, '') } : piece,
  );
}
