import { oneLine } from './plainText.ts';
import { messages } from './orderMessages.ts';

/** Limits of the lines of an order: lines, pieces of one line, different options of one line, characters. */
export const LINE_LIMITS = { lines: 50, quantity: 20, options: 200, note: 140 } as const;

/** An option of a line, and how many of it. */
export interface ChosenOption {
  /** uuid. */
  optionId: string;
  quantity: number;
}

/** A line as a diner sends it; nothing is checked yet. */
export interface OrderLineRequest {
  /** uuid. */
  productId: string;
  quantity: number;
  /** uuid; null for a product with one price. */
  sizeId?: string | null;
  options?: readonly ChosenOption[];
  /** What the diner writes to this line. */
  note?: string;
}

/** A line with a choice that no other line of the order has; `index` is that of its first line in the request. */
export interface OrderedLine extends Required<OrderLineRequest> {
  index: number;
}

/** Merges lines with the same product, size, options and note. Notes are cleaned. */
export function mergeLines(lines: readonly OrderLineRequest[]): OrderedLine[] {
  const merged = new Map<string, OrderedLine>();
  for (const [index, line] of lines.entries()) {
    const cleaned = { ...cleanLine(line), index };
    const key = choiceOf(cleaned);
    const known = merged.get(key);
    if (known) known.quantity += line.quantity;
    else merged.set(key, cleaned);
  }
  return [...merged.values()];
}

/** A text that is equal for lines with the same choice. */
export const choiceOf = ({ productId, sizeId, options, note }: Required<OrderLineRequest>): string =>
  JSON.stringify([productId, sizeId, options.map(({ optionId, quantity }) => [optionId, quantity]), note]);

/** The problem of a quantity; null without one. */
export function quantityProblem(quantity: number): string | null {
  if (!Number.isInteger(quantity)) return messages.quantityNotWhole;
  if (quantity < 1) return messages.quantityTooSmall;
  return quantity > LINE_LIMITS.quantity ? messages.quantityTooLarge : null;
}

/** Options in a fixed order, each once. */
function cleanLine({ productId, quantity, sizeId, options = [], note = '' }: OrderLineRequest) {
  const chosen = new Map<string, number>();
  for (const { optionId, quantity: count } of options) {
    const id = optionId.toLowerCase();
    chosen.set(id, (chosen.get(id) ?? 0) + count);
  }
  return {
    productId: productId.toLowerCase(),
    quantity,
    sizeId: sizeId?.toLowerCase() ?? null,
    options: [...chosen]
      .map(([optionId, count]) => ({ optionId, quantity: count }))
      .toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1)),
    note: oneLine(note),
  };
}

/**
 * For each line what its stock says, or null. `stock`: pieces of each product that is counted. Lines of one product share them, in
 * their order.
 */
export function pieceProblems(
  lines: readonly Pick<OrderedLine, 'productId' | 'quantity'>[],
  stock: ReadonlyMap<string, number>,
): (string | null)[] {
  const left = new Map(stock);
  return lines.map(({ productId, quantity }) => {
    const pieces = left.get(productId);
    if (pieces === undefined) return null;
    left.set(productId, Math.max(0, pieces - quantity));
    return quantity > pieces ? messages.stockLeft(pieces) : null;
  });
}
