import { isOpenAt } from '@forkfront/common/menuNow.ts';
import { discountOf } from '@forkfront/common/discount.ts';
import type { PromotionTerms } from '@forkfront/common/promotion.ts';
import type { PastOrder } from './promotionPreview.repository.ts';

/** What a promotion would have done to some orders. */
export interface PromotionEffect {
  orders: number;
  /** For how many of them it would have counted. */
  counted: number;
  /** Pence that it would have taken off these. */
  saving: number;
  /** Pence that diners paid for these. */
  value: number;
}

/** Pence of the extras of one dish. */
const sumOf = (options: PastOrder['lines'][number]['options']): number =>
  options.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** What the prices of past orders depend on, besides the orders. */
interface Menu {
  timeZone: string;
  /** The section of a product on the menu of now; null for a product that is no longer on it. */
  sectionOf: (productId: string) => string | null;
}

/**
 * What a promotion would have done to these orders, the oldest first. It ignores first and last day and other promotions, and
 * assumes that every diner enters the code. The mailbox identifies a diner.
 */
export function effectOf(
  terms: PromotionTerms,
  orders: readonly PastOrder[],
  { timeZone, sectionOf }: Menu,
): PromotionEffect {
  const effect: PromotionEffect = { orders: orders.length, counted: 0, saving: 0, value: 0 };
  const usesOf = new Map<string, number>();
  for (const { placedAt, fulfilment, deliveryFee, total, mailbox, isFirst, lines } of orders) {
    const uses = usesOf.get(mailbox) ?? 0;
    const rest = isOpenAt(terms.periods, timeZone, placedAt) ? null : 'OTHER_TIME';
    const promotion = { ...terms, id: '', code: null, isUsedUp: false, rest, beginsAt: null } as const;
    const discount = discountOf({
      promotions: [promotion],
      lines: lines.map(({ options, ...line }) => ({
        ...line,
        plainPrice: Math.min(line.unitPrice, Math.max(0, line.unitPrice - sumOf(options))),
        sectionId: sectionOf(line.productId),
      })),
      fulfilment,
      deliveryFee,
      code: '',
      usage: {
        usedUp: terms.useLimit !== null && effect.counted >= terms.useLimit ? [promotion.id] : [],
        usedByDiner: terms.dinerLimit !== null && uses >= terms.dinerLimit ? [promotion.id] : [],
        isFirstOrder: isFirst,
      },
    });
    if (discount.promotion === null) continue;
    usesOf.set(mailbox, uses + 1);
    effect.counted += 1;
    effect.saving += discount.total;
    effect.value += total;
  }
  return effect;
}
