import { ORDER_LENGTHS } from '@forkfront/common/limits.ts';
import { COLLECT_NOW } from '../../../test/placeOrder.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import {
  checkOrder,
  isAnswerLinkOver,
  readyInMinutesProblem,
  reasonProblem,
  takesOrders,
  type OrderingSite,
  type PlaceOrder,
} from './order.rules.ts';
import { LINE_LIMITS, mergeLines } from '@forkfront/common/orderLine.ts';

const pizza = newId();
const cake = newId();
const good: PlaceOrder = {
  slug: 'olive',
  idempotencyKey: '7f0c7f8e-4f37-4a3a-9a55-0d7b1a1f4f11',
  lines: [
    { productId: pizza, quantity: 2 },
    { productId: cake, quantity: 1 },
  ],
  shownTotal: 2225,
  name: 'Ana López',
  phone: '+44 20 7946 0123',
  email: 'ana@example.org',
  note: '',
  ...COLLECT_NOW,
};

const problemsOf = (change: Partial<PlaceOrder>) => {
  const checked = checkOrder({ ...good, ...change });
  return checked.ok ? [] : checked.error;
};
const hashOf = (change: Partial<PlaceOrder>) => {
  const checked = checkOrder({ ...good, ...change });
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return checked.value.bodyHash;
};

describe('checkOrder', () => {
  it('a valid order has no problem', () => expect(problemsOf({})).toEqual([]));

  it.each<[string, Partial<PlaceOrder>, string]>([
    ['name', { name: ' \t ' }, 'Please enter your name.'],
    ['name', { name: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    ['phone', { phone: '' }, 'Please enter a phone number, so that the restaurant can reach you.'],
    ['phone', { phone: '12345' }, 'Please check the phone number: it needs at least 6 digits.'],
    ['phone', { phone: 'call me maybe' }, 'Please check the phone number: it needs at least 6 digits.'],
    ['phone', { phone: '1'.repeat(41) }, 'Please use at most 40 characters.'],
    ['email', { email: '' }, 'Please enter your email address.'],
    ['email', { email: 'ana@' }, 'Please check the email address.'],
    ['email', { email: 'ana@example.org\nBcc: x@example.org' }, 'Please check the email address.'],
    ['ifMissing', { ifMissing: 'REFUND' }, 'Please choose what we should do if something is missing.'],
    ['ifMissing', { ifMissing: '' }, 'Please choose what we should do if something is missing.'],
    ['note', { note: 'x'.repeat(501) }, 'Please use at most 500 characters.'],
    ['idempotencyKey', { idempotencyKey: 'short' }, 'Something went wrong. Please reload the page.'],
    ['idempotencyKey', { idempotencyKey: 'x'.repeat(101) }, 'Something went wrong. Please reload the page.'],
    ['lines', { lines: [] }, 'Your basket is empty. Please choose something from the menu.'],
    [
      'lines',
      { lines: Array.from({ length: 51 }, () => ({ productId: newId(), quantity: 1 })) },
      'Please order at most 50 different items.',
    ],
    [
      'lines.0.productId',
      { lines: [{ productId: 'margherita', quantity: 1 }] },
      'This is no longer on the menu. Please remove it.',
    ],
    ['lines.0.quantity', { lines: [{ productId: pizza, quantity: 0 }] }, 'Please choose at least 1.'],
    ['lines.0.quantity', { lines: [{ productId: pizza, quantity: -1 }] }, 'Please choose at least 1.'],
    ['lines.0.quantity', { lines: [{ productId: pizza, quantity: 1.5 }] }, 'Please choose a whole number.'],
    [
      'lines.0.quantity',
      { lines: [{ productId: pizza, quantity: Number.NaN }] },
      'Please choose a whole number.',
    ],
    [
      'lines.0.quantity',
      { lines: [{ productId: pizza, quantity: 1e9 }] },
      'Please choose at most 20 of one item.',
    ],
    [
      'lines.1.quantity',
      {
        lines: [
          { productId: cake, quantity: 1 },
          { productId: pizza, quantity: 15 },
          { productId: pizza, quantity: 6 },
        ],
      },
      'Please choose at most 20 of one item.',
    ],
  ])('the problem at %s is found for %j', (path, change, message) =>
    expect(problemsOf(change)).toEqual([{ path, message }]),
  );

  it('all problems of an order are reported together', () =>
    expect(
      problemsOf({ name: '', phone: '', email: '', lines: [{ productId: pizza, quantity: 0 }] }).map(
        ({ path }) => path,
      ),
    ).toEqual(['lines.0.quantity', 'name', 'phone', 'email']));

  it('an order at all limits is valid', () =>
    expect(
      problemsOf({
        name: 'x'.repeat(ORDER_LENGTHS.name),
        phone: '1'.repeat(ORDER_LENGTHS.phone),
        note: 'x'.repeat(ORDER_LENGTHS.note),
        idempotencyKey: 'x'.repeat(100),
        lines: Array.from({ length: LINE_LIMITS.lines }, () => ({
          productId: newId(),
          quantity: LINE_LIMITS.quantity,
        })),
      }),
    ).toEqual([]));

  it('control characters are removed from the texts of an order, and line breaks are unified', () => {
    const checked = checkOrder({ ...good, name: ' Ana\0\r\nLópez ', note: 'No basil\r\nplease\0!\uD800' });
    expect(checked).toMatchObject({
      ok: true,
      value: { name: 'Ana López', note: 'No basil\nplease !\uFFFD' },
    });
  });

  it('no text of a checked order breaks PostgreSQL or a mail header', { tags: ['@long'] }, () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, note) => {
        const checked = checkOrder({ ...good, name, note });
        if (!checked.ok) return;
        expect(checked.value.name).not.toMatch(/\p{Cc}/u);
        expect(checked.value.note.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
      }),
    ),
  );
});

describe('the digest of an order', () => {
  it('the same order always has the same digest', () => {
    expect(hashOf({ name: ' Ana López ', lines: [...good.lines].reverse() })).toBe(hashOf({}));
    expect(
      hashOf({
        lines: [
          { productId: pizza.toUpperCase(), quantity: 1 },
          { productId: cake, quantity: 1 },
          { productId: pizza, quantity: 1 },
        ],
      }),
    ).toBe(hashOf({}));
  });

  it.each<[string, Partial<PlaceOrder>]>([
    ['tester', { testerId: newId() }],
    ['answer if something is missing', { ifMissing: 'CALL' }],
    ['quantity', { lines: [{ productId: pizza, quantity: 3 }, ...good.lines.slice(1)] }],
    ['size', { lines: [{ productId: pizza, quantity: 2, sizeId: newId() }, ...good.lines.slice(1)] }],
    [
      'option',
      {
        lines: [
          { productId: pizza, quantity: 2, options: [{ optionId: newId(), quantity: 1 }] },
          ...good.lines.slice(1),
        ],
      },
    ],
    ['note of a line', { lines: [{ productId: pizza, quantity: 2, note: 'Hot' }, ...good.lines.slice(1)] }],
    ['product', { lines: [{ productId: newId(), quantity: 2 }, ...good.lines.slice(1)] }],
    ['total', { shownTotal: 1 }],
    ['name', { name: 'Bo' }],
    ['phone', { phone: '020 7946 0124' }],
    ['e-mail', { email: 'bo@example.org' }],
    ['note', { note: 'No basil' }],
  ])('the digest changes with another %s', (_what, change) => expect(hashOf(change)).not.toBe(hashOf({})));
});

describe('mergeLines', () => {
  it('merged lines keep all pieces, and each product has its first index', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            productId: fc.constantFrom(pizza, cake, pizza.toUpperCase()),
            quantity: fc.integer({ min: 1, max: 20 }),
          }),
        ),
        (lines) => {
          const merged = mergeLines(lines);
          const pieces = (list: readonly { quantity: number }[]) =>
            list.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(pieces(merged)).toBe(pieces(lines));
          expect(new Set(merged.map(({ productId }) => productId)).size).toBe(merged.length);
          for (const { productId, index } of merged)
            expect(lines.findIndex((line) => line.productId.toLowerCase() === productId)).toBe(index);
        },
      ),
    ));
});

describe('lines with choices', () => {
  const [large, ham, egg] = [newId(), newId(), newId()];
  const options = [
    { optionId: ham, quantity: 1 },
    { optionId: egg, quantity: 2 },
  ];

  it('are merged when they have the same choice, in any order of the options', () => {
    const merged = mergeLines([
      { productId: pizza, sizeId: large, options, note: ' well  done', quantity: 1 },
      {
        productId: pizza,
        sizeId: large.toUpperCase(),
        options: options.toReversed(),
        note: 'well done',
        quantity: 2,
      },
      { productId: pizza, sizeId: large, options: [...options, { optionId: ham, quantity: 1 }], quantity: 1 },
      { productId: pizza, quantity: 1 },
    ]);
    expect(merged.map(({ quantity, index }) => [quantity, index])).toEqual([
      [3, 0],
      [1, 2],
      [1, 3],
    ]);
  });

  it('have a note of at most 140 characters', () => {
    const lines = [{ productId: pizza, quantity: 1, note: 'x'.repeat(141) }];
    expect(problemsOf({ lines })).toEqual([
      { path: 'lines.0.note', message: 'Please use at most 140 characters.' },
    ]);
  });
});

describe('takesOrders', () => {
  const open: OrderingSite = { isActive: true, isSuspended: false, status: 'trialing', hasOwner: true };
  it.each<[change: Partial<OrderingSite>, ofDiners: boolean, ofTesters: boolean]>([
    [{}, true, true],
    [{ isActive: false }, false, true],
    [{ isSuspended: true }, false, false],
    [{ status: 'archived' }, false, false],
    [{ status: 'trial_expired' }, true, true],
    [{ status: 'unclaimed', hasOwner: false }, true, true],
    [{ status: 'unclaimed', hasOwner: false, isActive: false }, false, true],
    [{ hasOwner: false }, false, false],
  ])('a site with %j accepts orders of diners: %s, and of testers: %s', (change, ofDiners, ofTesters) => {
    const site = { ...open, ...change };
    expect([takesOrders(site, false), takesOrders(site, true)]).toEqual([ofDiners, ofTesters]);
  });
});

describe('an answer', () => {
  it.each([5, 20, 180])('an answer may promise %d minutes', (minutes) =>
    expect(readyInMinutesProblem(minutes)).toBeNull(),
  );
  it.each([4, 181, 0, -5, 7.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'an answer cannot promise %d minutes',
    (minutes) => expect(readyInMinutesProblem(minutes)).toBe('Please choose 5 to 180 minutes.'),
  );
  it.each([
    ['Out of dough', null],
    ['x'.repeat(300), null],
    ['', 'Please tell the customer why.'],
    ['x'.repeat(301), 'Please use at most 300 characters.'],
  ])('an answer with the reason %j has the problem %s', (reason, problem) =>
    expect(reasonProblem(reason)).toBe(problem),
  );
  const placedAt = new Date('2026-11-20T12:00:00Z');
  it.each([
    [null, '2026-11-27T12:00:00.000Z', false],
    [null, '2026-11-27T12:00:00.001Z', true],
    ['2026-11-24T12:00:00.000Z', '2026-12-01T12:00:00.000Z', false],
    ['2026-11-24T12:00:00.000Z', '2026-12-01T12:00:00.001Z', true],
  ])(
    'an order of 20 November at noon for the time %s: at %s its answer links have expired: %s',
    (due, now, isOver) =>
      expect(
        isAnswerLinkOver({ placedAt, scheduledFor: due === null ? null : new Date(due) }, new Date(now)),
      ).toBe(isOver),
  );
});
