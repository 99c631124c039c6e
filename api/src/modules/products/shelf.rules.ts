import { barcodeOf, type Measure, SHELF_LIMITS, type Unit } from '@forkfront/common/shelf.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** What a product of a grocery shop has besides a dish. */
export interface Shelf {
  /** Digits of an EAN or UPC; null without one. */
  barcode: string | null;
  /** null when it is not sold by size. */
  unit: Unit | null;
  /** Pieces that can still be ordered; null: not counted. */
  stock: number | null;
  /** Grows with each change of `stock`; 0: never counted. */
  stockVersion: number;
}

/** The shelf of a product of which nothing is known yet. */
export const EMPTY_SHELF: Shelf = { barcode: null, unit: null, stock: null, stockVersion: 0 };

/** A change of a shelf; undefined leaves a part as it is. */
export interface ShelfChange {
  barcode?: string | null | undefined;
  unit?: Unit | null | undefined;
  stock?: number | null | undefined;
  /** The version that the person has seen; undefined: the new stock counts, whatever it was. */
  stockVersion?: number | undefined;
}

/** The fields of a shelf as an owner enters them; undefined leaves a field as it is, null empties it. */
export interface ShelfInput {
  barcode?: string | null | undefined;
  unitAmount?: number | null | undefined;
  measure?: Measure | null | undefined;
  stock?: number | null | undefined;
  stockVersion?: number | null | undefined;
}

/** The lengths of EAN and UPC, whose last digit is computed from the others. */
const CHECKED_LENGTHS: readonly number[] = [8, 12, 13, 14];

/** Whether the last digit of a barcode does not fit the others: a digit was probably mistyped. Codes of other lengths have no such digit. */
export function isMistyped(barcode: string): boolean {
  if (!CHECKED_LENGTHS.includes(barcode.length)) return false;
  const digits = [...barcode].map(Number).toReversed();
  // From the right, every second digit counts three times.
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 !== 0;
}

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The problem of a stock that a person enters; null for a good one. */
export const stockProblem = (stock: number | null | undefined): string | null =>
  stock == null || isCount(stock, 0, SHELF_LIMITS.stock) ? null : messages.stockInvalid(SHELF_LIMITS.stock);

/** Checks the fields of a shelf; the error has each wrong field. A stock counts only together with the version that its person has seen. */
export function checkShelf(input: ShelfInput): Result<ShelfChange, FieldProblem[]> {
  const { unitAmount, measure, stock, stockVersion } = input;
  const typed = input.barcode?.trim() ?? '';
  const barcode = typed === '' ? null : barcodeOf(typed);
  const hasAmount = unitAmount != null && measure != null;
  const isHalf = (unitAmount == null) !== (measure == null);
  const isWrong = unitAmount != null && !isCount(unitAmount, 1, SHELF_LIMITS.amount);
  const problems = [
    ...problemAt('shelf.barcode', typed !== '' && barcode === null ? messages.barcodeInvalid : null),
    ...problemAt(
      'shelf.unitAmount',
      isWrong ? messages.unitInvalid(SHELF_LIMITS.amount) : isHalf ? messages.unitHalf : null,
    ),
    ...problemAt('shelf.stock', stockProblem(stock)),
  ];
  if (problems.length > 0) return fail(problems);
  return ok({
    ...(input.barcode === undefined ? {} : { barcode }),
    ...(unitAmount === undefined && measure === undefined
      ? {}
      : { unit: hasAmount ? { amount: unitAmount, measure } : null }),
    ...(stockVersion == null ? {} : { stock: stock ?? null, stockVersion }),
  });
}

const UNITS: Readonly<Record<string, { measure: Measure; times: number }>> = {
  g: { measure: 'GRAM', times: 1 },
  kg: { measure: 'GRAM', times: 1_000 },
  ml: { measure: 'MILLILITRE', times: 1 },
  cl: { measure: 'MILLILITRE', times: 10 },
  l: { measure: 'MILLILITRE', times: 1_000 },
  pieces: { measure: 'PIECE', times: 1 },
};

/** Words of people for the units of the table above. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['g', /^(?:g|gr|grams?|grammes?)$/i],
  ['kg', /^(?:kg|kgs|kilos?|kilograms?|kilogrammes?)$/i],
  ['ml', /^(?:ml|millilitres?|milliliters?)$/i],
  ['cl', /^(?:cl|centilitres?|centiliters?)$/i],
  ['l', /^(?:l|lt|ltr|litres?|liters?)$/i],
  ['pieces', /^(?:pieces?|pcs?|packs?|pk|each|ea|st)$/i],
];

/** The unit that an amount and a word make, e.g. `1.5` and `kg`; null when it is not understood. */
function unitFrom(amount: string, word: string, packs = 1): Unit | null {
  const unit = UNITS[WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? ''];
  if (!unit) return null;
  // Rounded, because 1.1 × 1000 is not exactly 1100.
  const total = Math.round(Number(amount.replace(',', '.')) * unit.times * packs * 1_000) / 1_000;
  return isCount(total, 1, SHELF_LIMITS.amount) ? { amount: total, measure: unit.measure } : null;
}

const SIZE = String.raw`(?:(?<packs>\d{1,3})\s*[x×]\s*)?(?<amount>\d{1,7}(?:[.,]\d{1,3})?)\s*(?<word>[a-z]{1,12})`;
const WHOLE = new RegExp(`^${SIZE}$`, 'i');
const AT_END = new RegExp(String.raw`(?<=[\s,–-]|[\s,–-]\()${SIZE}\.?\)?$`, 'i');
const PACK = /^(?:pack of |x\s*)(?<amount>\d{1,4})$/i;

/** Reads a size as people write it: `500 g`, `1.5l`, `6 x 330 ml`, `pack of 6`. Without a word in it, `word` counts. null when it is not understood. */
export function unitOf(text: string, word = ''): Unit | null {
  const size = text.trim();
  const pack = PACK.exec(size)?.groups?.amount;
  if (pack !== undefined) return unitFrom(pack, 'pieces');
  const { packs, amount = '', word: own = '' } = WHOLE.exec(size)?.groups ?? {};
  if (own !== '') return unitFrom(amount, own, Number(packs ?? 1));
  return /^\d{1,7}(?:[.,]\d{1,3})?$/.test(size) ? unitFrom(size, word.trim() || 'pieces') : null;
}

/** Takes the size from the end of a name: `Milk 2 l` is Milk with 2,000 ml. The unit is null when the name ends without one. */
export function nameWithoutUnit(text: string): { name: string; unit: Unit | null } {
  const whole = text.trim();
  const found = AT_END.exec(whole);
  const name = whole
    .slice(0, found?.index ?? 0)
    .replace(/\($/, '')
    .replace(/(?<![\s,–-])[\s,–-]+$/, '');
  const { amount = '', word = '', packs } = found?.groups ?? {};
  const unit = /\p{L}/u.test(name) ? unitFrom(amount, word, Number(packs ?? 1)) : null;
  return unit ? { name, unit } : { name: text, unit: null };
}

const SMALL: Record<Measure, string> = { GRAM: 'g', MILLILITRE: 'ml', PIECE: 'pieces' };

/** The cells of a unit in a file: its amount and its word. */
export const unitCells = (unit: Unit | null): { size: string; unit: string } =>
  unit ? { size: String(unit.amount), unit: SMALL[unit.measure] } : { size: '', unit: '' };
