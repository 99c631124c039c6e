import type { ShelfFacts } from '@forkfront/common/shelf.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from '../messages.ts';
import type { MenuItem } from '../queries/storefrontPage.ts';

const texts = messages.shop;

/** From how many pieces on a page does not say how many are left. */
const MANY = 6;
/** The price to compare with other sizes: `£3.80 per kg`. Empty without one, and for a single piece. */
export function unitPriceText({ unit, unitPrice }: Pick<ShelfFacts, 'unit' | 'unitPrice'>): string {
  if (!unit || !unitPrice || (unit.measure === 'PIECE' && unit.amount === 1)) return '';
  return `${formatPence(unitPrice.price)} ${texts.per[unitPrice.per]}`;
}

/** `3 left` when there are few; empty for many, for none, and for a product that is not counted. */
export const fewText = ({ stock }: Pick<ShelfFacts, 'stock'>): string =>
  stock !== null && stock > 0 && stock < MANY ? texts.left(stock) : '';

/** The item as its stock allows it: without a piece it is sold out. */
export const stockedItem = (item: MenuItem, shelf: Pick<ShelfFacts, 'stock'> | undefined): MenuItem =>
  shelf?.stock === 0 ? { ...item, isAvailable: false, percentOff: null } : item;
