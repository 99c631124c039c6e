import type { Piece } from './columns.rules.ts';
import { withoutBullet } from './lineKinds.rules.ts';
import { hasNoLabels, readPrices } from './prices.rules.ts';
import { hasContent } from './stacked.rules.ts';

/** The next piece with letters or digits, at most five lines ahead; else behind the last piece. */
export function nextContent(pieces: readonly Piece[], from: number): number {
  for (let at = from; at < from + 5; at += 1) {
    const piece = pieces[at];
    if (piece && hasContent(piece)) return at;
  }
  return pieces.length;
}

/** `Chicken   Lamb   Prawn` above dishes with three prices names their sizes. The first cell may be a heading. */
export function readColumnNames(
  pieces: readonly Piece[],
  index: number,
  line: string,
): { name: string; sizes: string[] } | null {
  const cells = line.split(/\s{2,}|\t|\s*[/|]\s*/u).filter(Boolean);
  const next = pieces[nextContent(pieces, index + 1)];
  if (cells.length < 2 || !next || cells.some((cell) => cell.length > 24 || /[()]/u.test(cell))) return null;
  // `half 7.95 whole 12.95` names its sizes itself.
  const own = readPrices(withoutBullet(next.text.trim()), []);
  if (own.kind === 'prices' && own.prices.length > 1 && !hasNoLabels(own.prices)) return null;
  const [head = '', ...others] = cells;
  for (const sizes of [cells, others]) {
    const read = readPrices(withoutBullet(next.text.trim()), sizes);
    if (sizes.length < 2 || read.kind !== 'prices' || read.prices.length !== sizes.length) continue;
    const isGeneric = /^(?:dish|item|name|meal)e?s?$/iu.test(head);
    return { name: sizes === cells || isGeneric ? '' : head, sizes };
  }
  return null;
}
