import { barcodeOf, type Measure, MEASURES, SHELF_LIMITS, unitText } from '@forkfront/common/shelf.ts';
import { messages } from './messages.ts';

/** The shelf of a product in a grocery shop, as the API sends it. */
export interface SentShelf {
  readonly barcode: string | null | undefined;
  readonly unitAmount: number | null | undefined;
  readonly measure: string | null | undefined;
  /** Pieces that can still be ordered; null: not counted. */
  readonly stock: number | null | undefined;
  readonly stockVersion: number;
}

/** The fields of a shelf, as typed. */
export interface ShelfDraft {
  barcode: string;
  unitAmount: string;
  measure: Measure;
  /** Empty: not counted. */
  stock: string;
  /** The version of the stock that the person sees. */
  stockVersion: number;
}

/** The shelf of a new product. */
export const BLANK_SHELF: ShelfDraft = {
  barcode: '',
  unitAmount: '',
  measure: 'GRAM',
  stock: '',
  stockVersion: 0,
};

const typed = (count: number | null | undefined): string => (count == null ? '' : String(count));

/** The fields of a saved shelf; null for the product of a restaurant. */
export const shelfDraftOf = (shelf: SentShelf | null | undefined): ShelfDraft | null =>
  shelf
    ? {
        barcode: shelf.barcode ?? '',
        unitAmount: typed(shelf.unitAmount),
        measure: MEASURES.find((measure) => measure === shelf.measure) ?? 'GRAM',
        stock: typed(shelf.stock),
        stockVersion: shelf.stockVersion,
      }
    : null;

/** A whole number as typed, from `least` to `most`; null for another text. */
const countOf = (text: string, least: number, most: number): number | null =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most ? Number(text) : null;

const amountOf = (text: string): number | null => countOf(text, 1, SHELF_LIMITS.amount);

/** Why a stock cannot be saved; null when it can. */
export const stockProblem = (text: string): string | null =>
  text.trim() === '' || stockOf(text) !== null ? null : messages.stockInvalid;

/** Pieces of a valid text; null: not counted. */
export const stockOf = (text: string): number | null => countOf(text, 0, SHELF_LIMITS.stock);

/** The errors of a shelf, by field. */
export function checkShelf(shelf: ShelfDraft | null): Record<string, string | null> {
  if (!shelf) return {};
  const { barcode, unitAmount, stock } = shelf;
  return {
    'shelf.barcode': barcode.trim() === '' || barcodeOf(barcode) !== null ? null : messages.barcodeInvalid,
    'shelf.unitAmount':
      unitAmount.trim() === '' || amountOf(unitAmount) !== null ? null : messages.unitAmountInvalid,
    'shelf.stock': stockProblem(stock),
  };
}

/** The parts of a valid shelf that differ from the saved one. The stock goes with the version that the person sees now. */
export function shelfChanges(saved: ShelfDraft | null, draft: ShelfDraft | null) {
  if (!draft || !saved) return null;
  const amount = amountOf(draft.unitAmount);
  const isOtherSize =
    draft.unitAmount.trim() !== saved.unitAmount || (amount !== null && draft.measure !== saved.measure);
  const changes = {
    ...(draft.barcode.trim() === saved.barcode ? {} : { barcode: draft.barcode.trim() || null }),
    ...(isOtherSize ? { unitAmount: amount, measure: amount === null ? null : draft.measure } : {}),
    ...(draft.stock.trim() === saved.stock
      ? {}
      : { stock: stockOf(draft.stock), stockVersion: saved.stockVersion }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** The size of a saved shelf in words; empty for a product that is not sold by size. */
export function sizeText({ unitAmount, measure }: Pick<SentShelf, 'unitAmount' | 'measure'>): string {
  const known = MEASURES.find((one) => one === measure);
  return unitAmount == null || !known ? '' : unitText({ amount: unitAmount, measure: known });
}
