import type { Fulfilment } from './fulfilment.ts';
import { percentOf } from './percentOff.ts';
import { type AppliedPromotion, PROMOTION_LIMITS, type SitePromotion } from './promotion.ts';

/** A promotion at one time. */
export interface CurrentPromotion extends SitePromotion {
  /** Why it does not count at this time; null while it counts. */
  rest: 'NOT_YET' | 'OVER' | 'OTHER_TIME' | null;
  /** When its next hours of this day begin, as `17:00`; null while it counts, and when it does not count later on this day. */
  beginsAt: string | null;
}

/** A line of a basket that can be ordered. Pence. */
export interface DiscountLine {
  productId: string;
  sectionId: string | null;
  quantity: number;
  unitPrice: number;
  /** Of one without what was added to it: what the menu shows for its size. */
  plainPrice: number;
}

/** What decides about promotions. */
export interface DiscountQuestion {
  promotions: readonly CurrentPromotion[];
  lines: readonly DiscountLine[];
  fulfilment: Fulfilment;
  /** Pence; null while the diner has not said where to. */
  deliveryFee: number | null;
  /** As typed; empty: none. */
  code: string;
  /** What earlier orders say; null: not known yet, so that only what the site shows as used up is so. */
  usage: PromotionUsage | null;
}

/** What earlier orders say about the promotions of a restaurant. */
export interface PromotionUsage {
  /** Ids of those that can no longer be used. */
  usedUp: readonly string[];
  /** Ids of those that this diner can no longer use. */
  usedByDiner: readonly string[];
  isFirstOrder: boolean;
}

/** Why a promotion does not count for a basket. Amounts are pence. */
export type PromotionProblem =
  | { reason: NonNullable<CurrentPromotion['rest']> }
  | { reason: 'USED_UP' | 'USED_BY_DINER' | 'NOT_FIRST' | 'DISH_MISSING' }
  | { reason: 'OTHER_FULFILMENT'; fulfilment: Fulfilment }
  | { reason: 'MINIMUM'; missing: number };

/** What a promotion takes off a basket. Pence. */
interface Saving {
  /** Of each line, in order. */
  lines: number[];
  delivery: number;
}

/** What the best promotion does for a basket. Amounts are pence. */
export interface Discount {
  /** null: no promotion counts. */
  promotion: AppliedPromotion | null;
  /** What it takes off each line, in order. */
  lines: number[];
  /** Of lines and delivery together. */
  total: number;
  /** What became of the code; null without one, and when it counts. */
  code: CodeProblem | null;
}

/** Why the promotion of a code is not the one that counts. */
export type CodeProblem =
  | { reason: 'UNKNOWN' }
  | { reason: 'BETTER'; than: AppliedPromotion }
  | { reason: 'NO_SAVING'; promotion: CurrentPromotion; problem: PromotionProblem };

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const CODE = new RegExp(`^[A-Z0-9]{${PROMOTION_LIMITS.code.min},${PROMOTION_LIMITS.code.max}}$`);

/** Whether a text can be the code of a promotion, as it is stored. */
export const isCode = (text: string): boolean => CODE.test(text);

/** A code as it is stored: without spaces, in capitals. */
export const normalCode = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/**
 * The promotion that saves the most, of those without a code and the one of the code. One counts, and never for more than the
 * basket costs. Of two that save the same, that of the code counts, then the older one.
 */
export function discountOf(question: DiscountQuestion): Discount {
  const code = normalCode(question.code);
  const entered = code === '' ? undefined : question.promotions.find((one) => one.code === code);
  const basket = basketOf(question);
  const tried = question.promotions
    .filter((one) => one.code === null || one === entered)
    .toSorted((one, other) => Number(other === entered) - Number(one === entered))
    .map((promotion) => ({ promotion, ...savingOf(promotion, basket) }));
  const none = { promotion: null, problem: null, saving: noSaving(question), total: 0 };
  const best = tried.reduce<(typeof tried)[number] | typeof none>(
    (leading, one) => (one.problem === null && one.total > leading.total ? one : leading),
    none,
  );
  const promotion = best.promotion && applied(best.promotion, best.total);
  return {
    promotion,
    lines: best.saving.lines,
    total: best.total,
    code:
      code === ''
        ? null
        : codeProblem(
            tried.find((one) => one.promotion === entered),
            promotion,
          ),
  };
}

type Tried = { promotion: CurrentPromotion; problem: PromotionProblem | null; total: number };

function codeProblem(entered: Tried | undefined, best: AppliedPromotion | null): CodeProblem | null {
  if (!entered) return { reason: 'UNKNOWN' };
  const { promotion, problem } = entered;
  if (problem) return { reason: 'NO_SAVING', promotion, problem };
  return best === null || best.id === promotion.id ? null : { reason: 'BETTER', than: best };
}

const applied = ({ id, name, code, kind }: CurrentPromotion, saving: number): AppliedPromotion => ({
  id,
  name,
  code,
  kind,
  saving,
});

const noSaving = ({ lines }: DiscountQuestion): Saving => ({ lines: lines.map(() => 0), delivery: 0 });

/** A question with what all its promotions ask about the basket, calculated once. */
interface Basket extends DiscountQuestion {
  /** Pence. */
  subtotal: number;
  /** The lines with a dish or of a section, by its id. */
  linesOf: ReadonlyMap<string | null, readonly DiscountLine[]>;
}

const basketOf = (question: DiscountQuestion): Basket => ({
  ...question,
  subtotal: sum(question.lines.map(({ quantity, unitPrice }) => quantity * unitPrice)),
  linesOf: new Map([
    ...Map.groupBy(question.lines, ({ sectionId }) => sectionId),
    ...Map.groupBy(question.lines, ({ productId }) => productId),
  ]),
});

function savingOf(promotion: CurrentPromotion, basket: Basket) {
  const meant = meantLines(promotion, basket);
  const problem = problemOf(promotion, basket, meant);
  const saving = problem ? noSaving(basket) : savedBy(promotion, basket, meant);
  return { problem, saving, total: sum(saving.lines) + saving.delivery };
}

/** The lines that a promotion is for. Each of its up to 100 dishes and sections is looked up once. */
function meantLines(promotion: CurrentPromotion, { lines, linesOf }: Basket): ReadonlySet<DiscountLine> {
  if (isForAll(promotion)) return new Set(lines);
  const meant = new Set<DiscountLine>();
  for (const ids of [promotion.sectionIds, promotion.productIds])
    for (const id of ids) for (const line of linesOf.get(id) ?? []) meant.add(line);
  return meant;
}

/** Why a promotion, which is for the lines `meant`, does not count for a basket; null when it does. */
function problemOf(
  promotion: CurrentPromotion,
  { lines, subtotal, fulfilment, usage }: Basket,
  meant: ReadonlySet<DiscountLine>,
): PromotionProblem | null {
  const { id, kind, rest, minimum, isUsedUp } = promotion;
  if (rest) return { reason: rest };
  const wanted = kind === 'FREE_DELIVERY' ? 'DELIVERY' : promotion.fulfilment;
  if (wanted && wanted !== fulfilment) return { reason: 'OTHER_FULFILMENT', fulfilment: wanted };
  if (usage ? usage.usedUp.includes(id) : isUsedUp) return { reason: 'USED_UP' };
  if (promotion.isFirstOrder && usage?.isFirstOrder === false) return { reason: 'NOT_FIRST' };
  if (usage?.usedByDiner.includes(id)) return { reason: 'USED_BY_DINER' };
  const free = kind === 'FREE_PRODUCT' ? freeDish(lines, meant) : null;
  // The free dish does not help to reach the minimum.
  const missing = minimum - (subtotal - (free?.plainPrice ?? 0));
  if (missing > 0) return { reason: 'MINIMUM', missing };
  if (kind !== 'FREE_DELIVERY' && meant.size === 0) return { reason: 'DISH_MISSING' };
  return null;
}

function savedBy(
  { kind, percent, cap, amount }: CurrentPromotion,
  { lines, deliveryFee }: DiscountQuestion,
  meant: ReadonlySet<DiscountLine>,
): Saving {
  const prices = lines.map((line) => (meant.has(line) ? line.unitPrice * line.quantity : 0));
  switch (kind) {
    case 'PERCENT': {
      const parts = prices.map((price) => percentOf(price, percent ?? 0));
      return { lines: cap !== null && sum(parts) > cap ? shared(cap, parts) : parts, delivery: 0 };
    }
    case 'AMOUNT':
      return { lines: shared(Math.min(amount ?? 0, sum(prices)), prices), delivery: 0 };
    case 'FREE_DELIVERY':
      return { lines: lines.map(() => 0), delivery: deliveryFee ?? 0 };
    case 'FREE_PRODUCT': {
      const free = freeDish(lines, meant);
      return { lines: lines.map((line) => (line === free ? line.plainPrice : 0)), delivery: 0 };
    }
  }
}

type Targets = Pick<CurrentPromotion, 'sectionIds' | 'productIds'>;
type Target = Pick<DiscountLine, 'productId' | 'sectionId'>;

const isForAll = ({ sectionIds, productIds }: Targets): boolean =>
  sectionIds.length === 0 && productIds.length === 0;

/** Whether a promotion is for a dish. */
export const isMeant = (promotion: Targets, dish: Target): boolean =>
  isForAll(promotion) ||
  promotion.productIds.includes(dish.productId) ||
  (dish.sectionId !== null && promotion.sectionIds.includes(dish.sectionId));

/** The cheapest dish of those that can be free. What was added to it is paid. */
const freeDish = (lines: readonly DiscountLine[], meant: ReadonlySet<DiscountLine>): DiscountLine | null =>
  lines.reduce<DiscountLine | null>(
    (least, line) => (!meant.has(line) || (least && least.plainPrice <= line.plainPrice) ? least : line),
    null,
  );

/** An amount in parts like these weights, which are at least as large together. Every penny is in one part. */
function shared(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const upToHere = all === 0 ? 0 : Math.floor((amount * weighed) / all);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
