import { createHash } from 'node:crypto';
import { SHELF_LIMITS } from '@forkfront/common/shelf.ts';
import { messages } from './messages.ts';

/** Limits of stock and of one update. */
export const STOCK_LIMITS = { stock: SHELF_LIMITS.stock, lines: 1_000 } as const;

/** The stock of a product now. */
export interface CountedStock {
  /** Pieces that can be ordered; null: not counted. */
  stock: number | null;
  /** Grows with each change; 0: never counted. */
  version: number;
}

/** What to do with a stock. */
export interface StockInput {
  /** The new stock, null to stop counting; undefined for a change. */
  stock?: number | null | undefined;
  /** Pieces to add or, below zero, to take. */
  change?: number | undefined;
  /** The version that the caller has seen; null: whatever it is. */
  version: number | null;
}

export const STOCK_OUTCOMES = [
  'UPDATED',
  'STALE',
  'TOO_FEW',
  'TOO_MANY',
  'NOT_COUNTED',
  'NOT_FOUND',
] as const;
export type StockOutcome = (typeof STOCK_OUTCOMES)[number];

/** What became of a line of an update, and the stock of its product now. */
export interface StockAnswer extends CountedStock {
  /** null: the shop has no such product. */
  id: string | null;
  outcome: StockOutcome;
}

/** How long the key of an update is remembered, in days. */
export const STOCK_KEY_DAYS = 7;

/** An update that is made once, however often it is sent. */
export interface Repeatable {
  key: string;
  /** Digest of what was sent with the key. */
  content: string;
}

/** The update of a key; null without a key: each request counts. */
export const repeatable = (key: string | null, sent: unknown): Repeatable | null =>
  key === null
    ? null
    : { key, content: createHash('sha256').update(JSON.stringify(sent)).digest('base64url') };

/**
 * What a wish does to a stock. `UPDATED` has the new stock, all others have the present one. A wish that changes nothing keeps the
 * version.
 */
export function stockAfter(
  now: CountedStock,
  { stock, change = 0, version }: StockInput,
): CountedStock & { outcome: Exclude<StockOutcome, 'NOT_FOUND'> } {
  if (version !== null && version !== now.version) return { ...now, outcome: 'STALE' };
  if (stock === undefined && now.stock === null) return { ...now, outcome: 'NOT_COUNTED' };
  const next = stock === undefined ? Number(now.stock) + change : stock;
  if (next === now.stock) return { ...now, outcome: 'UPDATED' };
  if (next !== null && next < 0) return { ...now, outcome: 'TOO_FEW' };
  if (next !== null && next > STOCK_LIMITS.stock) return { ...now, outcome: 'TOO_MANY' };
  return { stock: next, version: now.version + 1, outcome: 'UPDATED' };
}

/** Why a wish was not granted, as a sentence; null when it was. */
export function problemOf({
  outcome,
  stock,
  version,
}: CountedStock & { outcome: StockOutcome }): string | null {
  switch (outcome) {
    case 'UPDATED':
      return null;
    case 'STALE':
      return messages.stale(version);
    case 'TOO_FEW':
      return messages.tooFew(stock ?? 0);
    case 'TOO_MANY':
      return messages.tooMany(STOCK_LIMITS.stock);
    case 'NOT_COUNTED':
      return messages.notCounted;
    case 'NOT_FOUND':
      return messages.productUnknown;
  }
}
