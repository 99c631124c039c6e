import type { Piece } from './columns.rules.ts';

/** The number or code of a dish: `9 Tandoori chicken`, `S2. Laksa`, `101) Ribs`. */
const NUMBER = /^\s*([A-Z]{0,2})(\d{1,3})[.)]?\s+(?!x\s)(?=\p{L})/iu;

/** `2 pcs` and `3 scoops` count what is sold, unless most lines around count up with other words. */
const COUNT =
  /^\s*\d{1,3}\s+(?:pcs?|pieces?|scoops?|slices?|shots?|balls?|eggs?|courses?|people|person|for|oz|pints?)\b/iu;

/** With so many lines that count up, one of them may begin with such a word: `2 Eggs Benedict`. */
const LONG_RUN = 3;

/** Removes the numbers and codes of dishes where they count up. */
export function withoutNumbers(pieces: Piece[]): Piece[] {
  const numbered = pieces.flatMap(({ text }, index) => {
    const [, code = '', number] = NUMBER.exec(text) ?? [];
    return number === undefined ? [] : [{ index, code: code.toLowerCase(), number: Number(number) }];
  });
  const counting = new Set<number>();
  let run: typeof numbered = [];
  const end = () => {
    const counts = run.filter(({ index }) => COUNT.test(pieces[index]?.text ?? '')).length;
    // `1 pc chicken`, `2 pc chicken`, `3 pc chicken` are three dishes.
    const isClear = counts === 0 || (run.length >= LONG_RUN && counts * 2 < run.length);
    if (run.length > 1 && isClear) for (const { index } of run) counting.add(index);
  };
  for (const each of numbered) {
    const last = run.at(-1);
    if (last && last.code === each.code && last.number + 1 === each.number) run.push(each);
    else {
      end();
      run = [each];
    }
  }
  end();
  return pieces.map((piece, index) =>
    counting.has(index) ? { ...piece, text: piece.text.replace(NUMBER, '') } : piece,
  );
}
