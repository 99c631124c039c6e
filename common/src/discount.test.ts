import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CurrentPromotion, discountOf, type DiscountLine, type DiscountQuestion } from './discount.ts';

const promotion = (of: Partial<CurrentPromotion> = {}): CurrentPromotion => ({
  id: 'p1',
  name: 'Autumn',
  code: null,
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  cap: null,
  minimum: 0,
  startsOn: null,
  endsOn: null,
  periods: [],
  fulfilment: null,
  sectionIds: [],
  productIds: [],
  isFirstOrder: false,
  useLimit: null,
  dinerLimit: null,
  isUsedUp: false,
  rest: null,
  beginsAt: null,
  ...of,
});

const line = (productId: string, unitPrice: number, quantity = 1): DiscountLine => ({
  productId,
  sectionId: productId.startsWith('drink') ? 'drinks' : 'pizzas',
  quantity,
  unitPrice,
  plainPrice: unitPrice,
});

const ask = (promotions: CurrentPromotion[], question: Partial<DiscountQuestion> = {}) =>
  discountOf({
    promotions,
    lines: [line('pizza', 1099, 2), line('drink', 250)],
    fulfilment: 'COLLECTION',
    deliveryFee: 0,
    code: '',
    usage: null,
    ...question,
  });

const DELIVERY = { fulfilment: 'DELIVERY', deliveryFee: 300 } as const;

describe('what a promotion takes off', () => {
  it.each<[string, Partial<CurrentPromotion>, Partial<DiscountQuestion>, number[], number]>([
    ['percent, rounded down for each line', { percent: 15 }, {}, [329, 37], 366],
    ['percent of many of one dish', { percent: 15 }, { lines: [line('pizza', 85, 20)] }, [255], 255],
    ['percent of a section', { percent: 20, sectionIds: ['drinks'] }, {}, [0, 50], 50],
    ['percent of a product', { percent: 50, productIds: ['pizza'] }, {}, [1099, 0], 1099],
    ['percent with a cap, shared by the lines', { percent: 50, cap: 500 }, {}, [448, 52], 500],
    ['percent of a delivered order leaves the fee', { percent: 100 }, DELIVERY, [2198, 250], 2448],
    ['amount, shared by the lines', { kind: 'AMOUNT', amount: 300 }, {}, [269, 31], 300],
    ['amount that is larger than the dishes', { kind: 'AMOUNT', amount: 9000 }, DELIVERY, [2198, 250], 2448],
    ['free delivery', { kind: 'FREE_DELIVERY' }, DELIVERY, [0, 0], 300],
    [
      'the cheapest of the free dishes, once',
      { kind: 'FREE_PRODUCT', productIds: ['pizza', 'drink'] },
      {},
      [0, 250],
      250,
    ],
    [
      'a free dish without what was added to it',
      { kind: 'FREE_PRODUCT', productIds: ['pizza'] },
      { lines: [{ ...line('pizza', 5400), plainPrice: 400 }] },
      [400],
      400,
    ],
  ])('%s', (_title, terms, question, lines, total) => {
    const found = ask([promotion(terms)], question);
    expect([found.lines, found.total, found.promotion?.saving]).toEqual([lines, total, total]);
  });
});

describe('why a code does not count', () => {
  const SPRING = { code: 'SPRING' };
  it.each<[string, Partial<CurrentPromotion>, Partial<DiscountQuestion>, object]>([
    ['it begins later', { rest: 'NOT_YET' }, {}, { reason: 'NOT_YET' }],
    ['it is over', { rest: 'OVER' }, {}, { reason: 'OVER' }],
    ['it counts at other hours', { rest: 'OTHER_TIME' }, {}, { reason: 'OTHER_TIME' }],
    [
      'it is for delivery',
      { fulfilment: 'DELIVERY' },
      {},
      { reason: 'OTHER_FULFILMENT', fulfilment: 'DELIVERY' },
    ],
    [
      'a free delivery of an order for collection',
      { kind: 'FREE_DELIVERY' },
      {},
      { reason: 'OTHER_FULFILMENT', fulfilment: 'DELIVERY' },
    ],
    ['the dishes cost too little', { minimum: 3000 }, {}, { reason: 'MINIMUM', missing: 552 }],
    [
      'the free dish does not help to reach the minimum',
      { kind: 'FREE_PRODUCT', productIds: ['drink'], minimum: 2300 },
      {},
      { reason: 'MINIMUM', missing: 102 },
    ],
    ['no dish of the offer', { sectionIds: ['puddings'] }, {}, { reason: 'DISH_MISSING' }],
    [
      'all uses are taken',
      {},
      { usage: { usedUp: ['p1'], usedByDiner: [], isFirstOrder: true } },
      { reason: 'USED_UP' },
    ],
    [
      'the site shows it as used up, and the diner is not known',
      { isUsedUp: true },
      {},
      { reason: 'USED_UP' },
    ],
    [
      'the diner has used it',
      {},
      { usage: { usedUp: [], usedByDiner: ['p1'], isFirstOrder: true } },
      { reason: 'USED_BY_DINER' },
    ],
    [
      'the diner has ordered before',
      { isFirstOrder: true },
      { usage: { usedUp: [], usedByDiner: [], isFirstOrder: false } },
      { reason: 'NOT_FIRST' },
    ],
  ])('%s', (_title, terms, question, problem) => {
    const found = ask([promotion({ ...SPRING, ...terms })], { code: ' spring', ...question });
    expect(found).toMatchObject({ promotion: null, total: 0, code: { reason: 'NO_SAVING', problem } });
  });

  it('is that nobody knows it, or that another offer saves more', () => {
    expect(ask([promotion(SPRING)], { code: 'AUTUMN' }).code).toEqual({ reason: 'UNKNOWN' });
    const better = ask([promotion(SPRING), promotion({ id: 'p2', percent: 20 })], { code: 'SPRING' });
    expect(better).toMatchObject({ promotion: { id: 'p2' }, code: { reason: 'BETTER', than: { id: 'p2' } } });
  });
});

it('a code that is not entered counts for nobody', () =>
  expect(ask([promotion({ code: 'SPRING' })])).toMatchObject({ promotion: null, total: 0, code: null }));

it('of two promotions that save the same, that of the code counts', () =>
  expect(
    ask([promotion(), promotion({ id: 'p2', code: 'SPRING' })], { code: 'spring' }).promotion,
  ).toMatchObject({ id: 'p2' }));

const money = fc.integer({ min: 0, max: 100_000 });
const anyPromotion = fc.record({
  id: fc.uuid(),
  code: fc.constantFrom(null, 'SPRING'),
  kind: fc.constantFrom('PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'FREE_PRODUCT'),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.integer({ min: 1, max: 100_000 }),
  cap: fc.option(fc.integer({ min: 1, max: 5000 })),
  minimum: money,
  fulfilment: fc.constantFrom(null, 'COLLECTION', 'DELIVERY'),
  sectionIds: fc.subarray(['pizzas', 'drinks']),
  productIds: fc.subarray(['pizza', 'drink']),
}) as fc.Arbitrary<Partial<CurrentPromotion>>;
const anyLine = fc
  .record({
    productId: fc.constantFrom('pizza', 'drink', 'soup'),
    unitPrice: money,
    quantity: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ productId, unitPrice, quantity }) => line(productId, unitPrice, quantity));

it('a diner never pays more with promotions than without, and each line and the delivery pay for their own part', () =>
  fc.assert(
    fc.property(
      fc.array(anyPromotion, { maxLength: 6 }),
      fc.array(anyLine, { maxLength: 8 }),
      money,
      fc.constantFrom('', 'SPRING'),
      (terms, lines, deliveryFee, code) => {
        const found = ask(terms.map(promotion), { lines, fulfilment: 'DELIVERY', deliveryFee, code });
        const ofLines = found.lines.reduce((total, part) => total + part, 0);
        expect(
          found.lines.every((part, at) => part >= 0 && part <= lines[at]!.unitPrice * lines[at]!.quantity),
        ).toBe(true);
        expect(found.total - ofLines).toBeGreaterThanOrEqual(0);
        expect(found.total - ofLines).toBeLessThanOrEqual(deliveryFee);
        expect(found.promotion?.saving ?? 0).toBe(found.total);
        expect(found.promotion?.kind === 'FREE_DELIVERY' ? ofLines : found.total).toBe(
          found.promotion?.kind === 'FREE_DELIVERY' ? 0 : ofLines,
        );
      },
    ),
  ));

it('another promotion never makes an order more expensive', () =>
  fc.assert(
    fc.property(
      fc.array(anyPromotion, { maxLength: 5 }),
      anyPromotion,
      fc.array(anyLine),
      (some, added, lines) => {
        const without = ask(some.map(promotion), { lines }).total;
        expect(ask([...some, added].map(promotion), { lines }).total).toBeGreaterThanOrEqual(without);
      },
    ),
  ));
