import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeText, namesOf, promotionSentence } from './promotionText.ts';
import type { CurrentPromotion } from './discount.ts';

const NAMES = namesOf([
  { id: 'pizzas', name: 'Pizzas', items: [{ id: 'cola', name: 'Cola' }] },
  { id: 'soups', name: 'Soups', items: [{ id: 'cake', name: 'Cake' }] },
]);

const terms = (of: Partial<CurrentPromotion>): CurrentPromotion => ({
  id: 'p1',
  name: 'Autumn',
  code: null,
  kind: 'PERCENT',
  percent: 15,
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

const WEEK = [{ days: [4, 1, 2, 3], from: '17:00', to: '19:00' }];

it.each<[string, Partial<CurrentPromotion>]>([
  ['15% off everything', {}],
  ['15% off everything, at most £5, from £20', { cap: 500, minimum: 2000 }],
  ['15% off Pizzas, at most £3', { sectionIds: ['pizzas'], cap: 300 }],
  [
    '15% off everything, at most £3, for collection, with the code X',
    { cap: 300, fulfilment: 'COLLECTION', code: 'X' },
  ],
  ['15% off Pizzas or Cake', { sectionIds: ['pizzas'], productIds: ['cake', 'gone'] }],
  ['15% off dishes that are no longer on the menu', { productIds: ['gone'] }],
  [
    '£5 off everything for collection on the first order',
    { kind: 'AMOUNT', amount: 500, fulfilment: 'COLLECTION', isFirstOrder: true, dinerLimit: 1 },
  ],
  [
    'Free delivery from £30, twice per guest',
    { kind: 'FREE_DELIVERY', fulfilment: 'DELIVERY', minimum: 3000, dinerLimit: 2 },
  ],
  ['One of Cola or Cake free', { kind: 'FREE_PRODUCT', productIds: ['cola', 'cake'] }],
  [
    '15% off everything, Mondays to Thursdays 17:00 to 19:00, once per guest, with the code SPRING',
    { periods: WEEK, dinerLimit: 1, code: 'SPRING' },
  ],
  [
    '15% off everything, every day 15:00 to 17:00 and Saturdays and Sundays',
    {
      periods: [
        { days: [1, 2, 3, 4, 5, 6, 7], from: '15:00', to: '17:00' },
        { days: [6, 7], from: '00:00', to: '00:00' },
      ],
    },
  ],
  [
    '15% off everything, from 1 December 2026 to 24 December 2026, for the first 100 orders',
    { startsOn: '2026-12-01', endsOn: '2026-12-24', useLimit: 100 },
  ],
  ['15% off everything, on 25 December 2026', { startsOn: '2026-12-25', endsOn: '2026-12-25' }],
  ['15% off everything, until 31 December 2026', { endsOn: '2026-12-31' }],
])('a promotion is the sentence: %s', (sentence, of) => {
  expect(promotionSentence(terms(of), NAMES)).toBe(sentence);
});

it('the sentence of any promotion is well-formed', () => {
  const either = <T>(value: T) => fc.constantFrom<T | null>(null, value);
  const anyTerms = fc.record<Partial<CurrentPromotion>>({
    kind: fc.constantFrom('PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'FREE_PRODUCT'),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 10_000 }),
    cap: either(300),
    minimum: fc.constantFrom(0, 2000),
    startsOn: either('2026-12-01'),
    endsOn: either('2026-12-24'),
    periods: fc.constantFrom([], WEEK),
    fulfilment: fc.constantFrom(null, 'COLLECTION', 'DELIVERY'),
    sectionIds: fc.constantFrom<string[]>([], ['pizzas']),
    productIds: fc.constantFrom<string[]>([], ['cake', 'gone']),
    isFirstOrder: fc.boolean(),
    useLimit: either(100),
    dinerLimit: either(2),
    code: either('SPRING'),
  });
  fc.assert(
    fc.property(anyTerms, (of) => {
      const sentence = promotionSentence(terms(of), NAMES);
      expect(`${sentence}.`).not.toMatch(/,,|,\.|\.\.|, ,| {2}| ,|^[\s,]|undefined|null/);
    }),
  );
});

it.each([
  ['This code works from 1 December 2026.', { startsOn: '2026-12-01' }, { reason: 'NOT_YET' }],
  ['This code works Mondays to Thursdays 17:00 to 19:00.', { periods: WEEK }, { reason: 'OTHER_TIME' }],
  ['This code is for delivery only.', {}, { reason: 'OTHER_FULFILMENT', fulfilment: 'DELIVERY' }],
  ['£3.20 more and it is yours.', {}, { reason: 'MINIMUM', missing: 320 }],
  ['This code is for Pizzas.', { sectionIds: ['pizzas'] }, { reason: 'DISH_MISSING' }],
  [
    'Add Cola or Cake: one of them is free.',
    { kind: 'FREE_PRODUCT', productIds: ['cola', 'cake'] },
    { reason: 'DISH_MISSING' },
  ],
] as const)('a diner reads: %s', (text, of, problem) => {
  const promotion = terms({
    ...of,
    sectionIds: [...('sectionIds' in of ? of.sectionIds : [])],
    productIds: [...('productIds' in of ? of.productIds : [])],
  });
  expect(codeText({ reason: 'NO_SAVING', promotion, problem }, NAMES)).toBe(text);
});
