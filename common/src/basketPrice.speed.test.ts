import { expect, it } from 'vitest';
import { TEN_PERCENT } from './test/tenPercent.ts';
import { product, section } from './test/menuParts.ts';
import { PROMOTION_KINDS, PROMOTION_LIMITS } from './promotion.ts';
import { priceLines, priceListOf } from './quote.ts';
import { discountOfQuote } from './basketPrice.ts';

/** The clock that Node and browsers have. */
declare const performance: { now: () => number };

const LINES = 40;
// Enough for the compiler to optimise the code, as in a running API.
const RUNS = 1_000;

it(
  'a basket of 40 lines is priced with 50 promotions for 50 sections and dishes each within a millisecond',
  { tags: ['@long'] },
  () => {
    const sections = Array.from({ length: 50 }, (_none, at) =>
      section(Array.from({ length: 10 }, (_dish, place) => product(`Dish ${at}.${place}`))),
    );
    const dishes = sections.flatMap(({ items }) => items.map(({ id }) => id));
    const promotions = Array.from({ length: PROMOTION_LIMITS.open }, (_none, at) => ({
      ...TEN_PERCENT,
      id: `promotion-${at}`,
      kind: PROMOTION_KINDS[at % PROMOTION_KINDS.length] ?? 'PERCENT',
      amount: 300,
      sectionIds: sections.slice(-PROMOTION_LIMITS.targets / 2).map(({ id }) => id),
      productIds: dishes.slice(at, at + PROMOTION_LIMITS.targets / 2),
      isUsedUp: false,
      rest: null,
      beginsAt: null,
    }));
    const list = priceListOf({ sections, optionGroups: [], promotions });
    const lines = Array.from({ length: LINES }, (_none, index) => ({
      productId: dishes[index * 12] ?? '',
      sizeId: null,
      quantity: 2,
      options: [],
      note: '',
      index,
    }));
    const facts = { fulfilment: 'DELIVERY', deliveryFee: 250, code: '', usage: null } as const;
    const price = () => discountOfQuote(priceLines(lines, list), list, facts);
    expect(price().total).toBeGreaterThan(0);
    const times = Array.from({ length: RUNS }, () => {
      const start = performance.now();
      price();
      return performance.now() - start;
    });
    // Other programs of the machine and the compiler only add time.
    expect(Math.min(...times)).toBeLessThan(1);
  },
);
