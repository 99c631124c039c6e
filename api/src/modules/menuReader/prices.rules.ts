import { ofLine } from './lineMemory.ts';
import { namedSizes, type Price } from './namedSizes.rules.ts';
import { hasOddSign, isAmount, isSigned, type Token, toPence, tokensOf } from './priceTokens.rules.ts';
import { capitalised, withoutSeparators } from './wording.rules.ts';

/**
 * What a line says about prices. `none`: no price. `unclear`: a price that must not be guessed (another currency, a range, more
 * than £1000). `prices`: the text before and after the prices. Several prices whose sizes nothing names have empty labels.
 */
export type PricedLine =
  | { kind: 'none' }
  | { kind: 'unclear' }
  | { kind: 'prices'; name: string; after: string; prices: Price[] };

/** Whether no number of a line has a currency sign or pence: `Wings 6`, `Bhaji 3,7`. */
export const isBare = (line: string): boolean =>
  !tokensOf(line).some(
    (token) => isSigned(token) || (token.kind === 'strong' && /[.,]\d{2}$/u.test(token.text)),
  );

/** Whether the line ends with a price for one piece: `Dips 80p each`. */
export const isPriceOfEach = (line: string): boolean => EACH.test(line);

/** `each`, `pp` and the like after a price; they say nothing new. */
const EACH =
  /[\s,]*\(?\b(?:each|ea|pp|p\/p|per (?:person|portion|head|piece|slice|item|glass|cup|scoop|kilo))\b\.?\)?\s*$/iu;

/**
 * Reads the prices of a line. `columns` are the sizes that the heading of the section names. Two whole numbers without a sign
 * between them (`Wings 6 9`) are unclear, unless there are two columns.
 */
export const readPrices = (line: string, columns: readonly string[]): PricedLine =>
  columns.length === 0 ? readPlainPrices(line) : readPricesBelow(line, columns);

const readPlainPrices = ofLine((line) => readPricesBelow(line, []));

function readPricesBelow(line: string, columns: readonly string[]): PricedLine {
  // Leader dots (`Soup ..... 4`) are no decimal points.
  if (!/\d/u.test(line)) return { kind: 'none' };
  const [whole, adults] = /^(.*\d)\s*\(18\+\)$/u.exec(line.trim()) ?? [line.trim()];
  const trimmed = (adults ?? whole).replace(/\.{2,}/gu, (dots) => ' '.repeat(dots.length));
  const each = EACH.exec(trimmed);
  const body = (each ? trimmed.slice(0, each.index) : trimmed).replace(/[\s.,;:]+$/u, '');
  const read = readAmounts(body, columns);
  return adults && read.kind === 'prices' ? { ...read, name: `${read.name} (18+)` } : read;
}

function readAmounts(body: string, columns: readonly string[]): PricedLine {
  const tokens = tokensOf(body);
  if (tokens.some(({ kind }) => kind === 'foreign')) return { kind: 'unclear' };
  if (tokens.some(isAmount) && hasOddSign(tokens)) return { kind: 'unclear' };
  return (
    readRowWithGaps(body, columns) ??
    readTail(body, tokens, columns) ??
    readLead(body, tokens, columns) ??
    readMiddle(body, tokens) ?? { kind: 'none' }
  );
}

/** `Calzone   -   12.50   -` below `10"   12"   14"`: a dash stands for a size that the dish does not have. */
function readRowWithGaps(line: string, columns: readonly string[]): PricedLine | null {
  if (columns.length < 2) return null;
  const cells = line.split(/\s{2,}/u);
  const row = cells.splice(-columns.length).map((cell) => (/^(?:[-–—]|n\/a)$/iu.test(cell) ? null : cell));
  const name = withoutSeparators(cells.join('  '));
  const prices = row.flatMap((cell, at) => {
    const [token, ...others] = tokensOf(cell ?? '');
    const pence = token && isAmount(token) && others.length === 0 ? toPence(token.text) : null;
    return pence === null ? [] : [{ label: capitalised(columns[at] ?? ''), pence }];
  });
  const isComplete = prices.length === row.filter((cell) => cell !== null).length;
  const hasGap = row.includes(null);
  if (!hasGap || !isComplete || prices.length === 0 || !/\p{L}/u.test(name)) return null;
  return { kind: 'prices', name, after: '', prices };
}

/** The prices at the end of the line. Null when it does not end with one. */
function readTail(line: string, tokens: readonly Token[], columns: readonly string[]): PricedLine | null {
  let start = tokens.length;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (!token || token.kind === 'text') break;
    if (isAmount(token) || token.kind === 'size') start = i;
  }
  let tail = tokens.slice(start);
  // `small 8 large 10` begins with a size; `Coke 330ml 1.50` has one price, so the size belongs to the name.
  if (!tail.some(isAmount)) return null;
  const last = tail.findLast(({ kind }) => kind !== 'space' && kind !== 'bracket');
  if (!last || !(isAmount(last) || last.kind === 'size')) return null;
  const amounts = tail.filter(isAmount);
  // `Doner £6.50 Large +£1.50` adds to the price.
  if (amounts.length > 1 && tail.some(({ kind }) => kind === 'plus')) return { kind: 'unclear' };
  const count = amounts.length;
  const isFull = count === columns.length;
  const isListed = tail.some(({ kind }) => kind === 'between');
  const hasSizes = tail.filter(({ kind }) => kind === 'size').length >= count - 1 && count > 1;
  if (count > 1 && !isFull && !isListed && !hasSizes) {
    if (tail.some(({ kind }) => kind === 'dash')) return { kind: 'unclear' };
    const hasStrong = amounts.some(({ kind }) => kind === 'strong');
    if (hasStrong) {
      // `Pizza No 4 8.50`: whole numbers before a price with pence are part of the name.
      const first = tail.findLastIndex(({ kind }) => kind === 'whole') + 1;
      // `Omelette 6, 1  4.50` below two sizes: the whole numbers may be prices.
      const isShort = columns.length > 1 && first > 0 && tail.slice(first).filter(isAmount).length === 1;
      if (first >= tail.length || isShort) return { kind: 'unclear' };
      tail = tail.slice(first);
    } else if (count < 3 || !isAscending(amounts)) return { kind: 'unclear' };
  }
  // `Calzone    12  14.50`: a number in a column of its own may be a price.
  const [leading] = amounts;
  if (
    count > 1 &&
    !isFull &&
    !isListed &&
    !hasSizes &&
    leading?.kind === 'whole' &&
    /\s{2,}$/u.test(line.slice(0, leading.at))
  )
    return { kind: 'unclear' };
  tail = withoutCount(isFull ? tail : withoutLeadingWhole(tail));
  // `Mezze plate 6 – 14.95`: no size is left, and the number before the dash may count pieces.
  if (
    hasSizes &&
    !isFull &&
    tail.filter(isAmount).length > 1 &&
    tail.every(({ kind }) => kind !== 'size' && kind !== 'between')
  )
    return { kind: 'unclear' };
  const kept = tail.filter(({ kind }) => kind === 'size' || kind === 'strong' || kind === 'between').length;
  if (!isFull && kept === 0 && count === 2 && tail.filter(isAmount).length === 2) return { kind: 'unclear' };
  const rest = tail.filter(isAmount);
  const firstAmount = tail.findIndex(isAmount);
  const startsWithSize = tail[0]?.kind === 'size' && rest.length > 1;
  const from = startsWithSize ? 0 : firstAmount;
  return finish(line, tokens, tail.slice(from), columns);
}

/** `Curry sauce 12 - 4.20 half / 5.70 full`: a whole number before prices with pence is part of the name. `8 / 10.50` are two prices. */
function withoutLeadingWhole(tail: Token[]): Token[] {
  const first = tail.findIndex(({ kind }) => kind !== 'space' && kind !== 'bracket' && kind !== 'dash');
  const next = tail.slice(first + 1).find(({ kind }) => kind !== 'space' && kind !== 'bracket');
  const isLoose =
    tail[first]?.kind === 'whole' && next !== undefined && next.kind !== 'between' && next.kind !== 'size';
  if (!isLoose || !tail.some(({ kind }) => kind === 'strong')) return tail;
  return tail.slice(tail.findIndex((token, at) => at > first && (isAmount(token) || token.kind === 'size')));
}

/** `6 pcs`, `for 2`, `plate`: alone before two prices it belongs to the name. */
const COUNT_OR_VESSEL =
  /^(?:\d|for |of |plate|bowl|pot|cup|glass|bottle|btl|can|jug|pitcher|carafe|meal|portion|slice|shot|starter|main|side)/iu;

/**
 * The prices and sizes without a count that belongs to the name: `Wings (4 pieces) half 5.50 / full 9`, `Cola (6) small 1.20 large 2`,
 * `Lager 3 pcs £5 £8`.
 */
function withoutCount(tail: Token[]): Token[] {
  const parts = tail.filter((token) => isAmount(token) || token.kind === 'size');
  const [first, second] = parts;
  const sizes = parts.filter(({ kind }) => kind === 'size').length;
  const amounts = parts.length - sizes;
  if (!first || !second || amounts < 2) return tail;
  // `Mezze plate for 2 small 8 / large 12`
  if (first.kind === 'size' && sizes > amounts) return withoutCount(tail.slice(tail.indexOf(second)));
  const isCountedSize = first.kind === 'size' && sizes === 1 && COUNT_OR_VESSEL.test(first.text);
  const isCountedAmount =
    first.kind === 'whole' &&
    second.kind === 'size' &&
    sizes === amounts - 1 &&
    (parts.slice(1).every(({ kind }) => kind !== 'whole') ||
      tail[tail.indexOf(first) + 1]?.kind === 'bracket');
  return isCountedSize || isCountedAmount ? tail.slice(tail.indexOf(second)) : tail;
}

const isAscending = (amounts: readonly Token[]): boolean =>
  amounts.every(({ text }, index) => index === 0 || Number(text) > Number(amounts[index - 1]?.text));

/** `2` in `Meal for 2` and `Serves 2` is no price. */
const COUNTED =
  /\b(?:for|of|serves|feeds|no|number|table|level|size|age|over|under|choose|any|pick)\.?\s*$/iu;

function finish(
  line: string,
  all: readonly Token[],
  tail: readonly Token[],
  columns: readonly string[],
): PricedLine | null {
  const [first] = tail;
  if (!first) return null;
  const index = all.indexOf(first);
  const before = all[index - 1];
  // `Chips 2 / £3`: another price, which has no sign.
  if (all.slice(0, index).findLast(({ kind }) => kind !== 'space')?.kind === 'between')
    return { kind: 'unclear' };
  if (first.kind === 'whole' && COUNTED.test(line.slice(0, first.at))) return null;
  // `Summer rolls (2)` counts what is sold.
  if (first.kind === 'whole' && before?.kind === 'bracket' && tail.filter(isAmount).length === 1) return null;
  const prices = pricesOf(tail, columns);
  if (!prices) return { kind: 'unclear' };
  const name = withoutSeparators(line.slice(0, first.at).replace(/[([]\s*$/u, ''));
  if (all.slice(0, index).some(({ kind }) => kind === 'strong') || hasPriceOfPart(name))
    return namedSizes(line) ?? { kind: 'unclear' };
  if (name.includes('(') && !name.includes(')')) return { kind: 'unclear' };
  return { kind: 'prices', name, after: '', prices };
}

/** `Karahi: chicken 9, lamb`: the name has a price of its own. `Meal for 2, chips` has not. */
function hasPriceOfPart(name: string): boolean {
  return [...name.matchAll(/(?<=\p{L}\)? )\d{1,3}(?= ?[,/;] ?\p{L})/gu)].some(
    ({ index }) => !COUNTED.test(name.slice(0, index)),
  );
}

/** Pairs prices with the sizes beside them. Null when a price is out of range or the pairs are unclear. */
function pricesOf(tail: readonly Token[], columns: readonly string[]): Price[] | null {
  const parts = tail.filter((token) => isAmount(token) || token.kind === 'size');
  const pence = parts.filter(isAmount).map(({ text }) => toPence(text));
  if (pence.some((value) => value === null)) return null;
  const sizesFollow = parts[0] !== undefined && isAmount(parts[0]) && parts.at(-1)?.kind === 'size';
  const labels: string[] = [];
  let label = '';
  for (const part of sizesFollow ? parts.toReversed() : parts) {
    if (part.kind === 'size') label = label ? `${label} ${part.text}` : part.text;
    else {
      labels.push(label);
      label = '';
    }
  }
  if (sizesFollow) labels.reverse();
  // `Rice 6 .... 13 half / 15 full`: 6 pieces, or pounds?
  if (
    labels[0] === '' &&
    labels.length > 2 &&
    labels.slice(1).every(Boolean) &&
    !/£|\d[.,]\d{2}|p$/iu.test(parts.find(isAmount)?.text ?? '')
  )
    return null;
  // `Large 5 8`: which price is large?
  if (labels.length > 1 && labels.slice(1).includes('') && labels.some(Boolean)) return null;
  const named = labels.some(Boolean)
    ? labels.map((text) => text || 'Regular')
    : labels.length === columns.length
      ? columns
      : labels;
  if (columns.length > 1 && labels.length > 1 && labels.length !== columns.length && !labels.some(Boolean))
    return null;
  const isUnnamed = named !== columns && !labels.some(Boolean) && labels.length > 1;
  // `8.95, 9.95 or 11.95` are prices of different things.
  if (isUnnamed && tail.some(({ kind, text }) => kind === 'between' && /or/iu.test(text))) return null;
  // Sizes that the menu does not name begin with the cheapest.
  if (
    named !== columns &&
    !labels.some(Boolean) &&
    pence.some((value, at) => at > 0 && Number(value) <= Number(pence[at - 1]))
  )
    return null;
  if (!isUnnamed && new Set(named.map((name) => name.toLowerCase())).size < named.length) return null;
  return pence.map((value, at) => ({
    label: pence.length === 1 ? '' : capitalised(named[at] ?? ''),
    pence: value ?? 0,
  }));
}

/** Whether the line has several prices and names none of them. */
export const hasNoLabels = (prices: readonly Price[]): boolean =>
  prices.length > 1 && prices.every(({ label }) => label === '');

/** The prices at the start: `£8.50 Margherita`, `8.50 - Margherita`. */
function readLead(line: string, tokens: readonly Token[], columns: readonly string[]): PricedLine | null {
  if (tokens[0]?.kind !== 'strong') return null;
  const end = tokens.findIndex(
    (token) => !isAmount(token) && !['space', 'between', 'size', 'dash'].includes(token.kind),
  );
  const amounts = tokens.slice(0, end).filter(isAmount).length;
  // `£8.50 Double smash`: the name of a dish may begin with a size.
  const start = amounts === 1 ? tokens.findIndex(({ kind }) => kind === 'size' || kind === 'text') : end;
  const lead = tokens.slice(0, start);
  const next = tokens[start];
  if (!next || tokens.slice(start).some(({ kind }) => kind === 'strong')) return null;
  if (lead.filter(isAmount).length > 1 && !lead.some(({ kind }) => kind === 'between'))
    return { kind: 'unclear' };
  const prices = pricesOf(lead, columns);
  if (!prices) return { kind: 'unclear' };
  return { kind: 'prices', name: line.slice(next.at).trim(), after: '', prices };
}

/** `Margherita 8.50 - tomato, mozzarella`: one price with pence, then a description. */
function readMiddle(line: string, tokens: readonly Token[]): PricedLine | null {
  const strong = tokens.filter(({ kind }) => kind === 'strong');
  const [price] = strong;
  if (!price || price.at === 0) return null;
  const after = line.slice(price.at + price.text.length);
  const isDescription =
    /^\s*(?:[-–—:(,]|\p{Extended_Pictographic}|\s\p{Ll})/u.test(after) && /\p{L}/u.test(after);
  const pence = toPence(price.text);
  // `Salad 3,7 (from the garden): 20`: numbers of allergens and a price, or a price and something else.
  if (/^\d[.,]\d$/u.test(price.text) && tokens.some((token) => isAmount(token) && token !== price))
    return { kind: 'unclear' };
  if (strong.length > 1 || !isDescription || pence === null) return namedSizes(line) ?? { kind: 'unclear' };
  const name = withoutSeparators(line.slice(0, price.at));
  if (!/\p{L}/u.test(name)) return { kind: 'unclear' };
  return {
    kind: 'prices',
    name,
    after: after
      .replace(/^(?:[\s\-–—:,]|\p{Extended_Pictographic}|\uFE0F)+/u, '')
      .replace(/^\((.*)\)$/u, '$1'),
    prices: [{ label: '', pence }],
  };
}

/** The sizes of a heading such as `Pizza 9" / 12" / 16"` and the text before them. Null with fewer than two sizes. */
export function readSizeColumns(line: string): { name: string; sizes: string[] } | null {
  const tokens = tokensOf(line.trim().replace(/[.\s]+$/u, ''));
  const start =
    tokens.findLastIndex(({ kind }) => !['size', 'space', 'between', 'dash', 'bracket'].includes(kind)) + 1;
  const afterName = tokens.slice(start);
  const all = afterName.slice(afterName.findIndex(({ kind }) => kind === 'size'));
  // `On the side  Regular  Large`: the heading ends with a word that can be a size.
  const isOfName =
    all[0]?.kind === 'size' &&
    COUNT_OR_VESSEL.test(all[0].text) &&
    all.filter(({ kind }) => kind === 'size').length > 2;
  const tail = isOfName && !/^\d/u.test(all[0]?.text ?? '') ? all.slice(1) : all;
  const first = tail.find(({ kind }) => kind === 'size');
  const sizes = tail.filter(({ kind }) => kind === 'size').map(({ text }) => capitalised(text));
  if (!first || sizes.length < 2) return null;
  const name = line
    .trim()
    .slice(0, first.at)
    .replace(/[([]\s*$/u, '');
  return { name: withoutSeparators(name).replace(/ (?:by|per)(?: the)?$/iu, ''), sizes };
}
