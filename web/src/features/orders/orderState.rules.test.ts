import { expect, test } from 'vitest';
import { allergensOf, answersOf, dueTime, isUnpaid, nextDue, stateLook } from './orderState.rules.ts';

test.each([
  [['ACCEPTED', 'REJECTED', 'CANCELLED'], true, [], 'REJECTED'],
  [['PREPARING', 'READY', 'CANCELLED'], false, ['PREPARING', 'READY'], 'CANCELLED'],
  [['OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED'], false, ['OUT_FOR_DELIVERY', 'COMPLETED'], 'CANCELLED'],
  [['COMPLETED', 'LATER'], false, ['COMPLETED'], null],
  [[], false, [], null],
])(
  'the next states %j offer acceptance %s, the steps %j and the refusal %s',
  (next, canAccept, progress, refusal) => expect(answersOf(next)).toEqual({ canAccept, progress, refusal }),
);

test.each([
  ['PLACED', 'Waiting', 'warning'],
  ['OUT_FOR_DELIVERY', 'Out for delivery', 'success'],
  ['BOXED', 'BOXED', 'neutral'],
])('the state %s is shown as %s in %s', (state, label, tone) =>
  expect(stateLook(state)).toEqual({ label, tone }),
);

test.each([
  ['REJECTED', true],
  ['EXPIRED', true],
  ['CANCELLED', true],
  ['COMPLETED', false],
  ['PLACED', false],
])('an order in the state %s brings no money: %s', (state, expected) =>
  expect(isUnpaid(state)).toBe(expected),
);

const times = (readyAt: string | null, scheduledFor: string | null, dueAt: string | null) => ({
  readyAt,
  scheduledFor,
  dueAt,
});

test.each([
  [times('18:30', '19:00', '18:45'), '18:30'],
  [times(null, '19:00', '18:45'), '19:00'],
  [times(null, null, '18:45'), '18:45'],
  [times(null, null, null), null],
])('an order with %j is due at %s', (order, expected) => expect(dueTime(order)).toBe(expected));

test.each([
  ['the earliest', ['2026-11-20T19:00:00Z', '2026-11-20T18:00:00Z'], '2026-11-20T18:00:00Z'],
  ['a late one', ['2026-11-20T19:00:00Z', '2026-11-20T17:10:00Z'], '2026-11-20T17:10:00Z'],
  ['not a forgotten one', ['2026-11-20T19:00:00Z', '2026-11-20T12:00:00Z'], '2026-11-20T19:00:00Z'],
  ['nothing', [], null],
])('the next due order is %s', (_what, due, expected) =>
  expect(
    nextDue(
      due.map((dueAt) => times(null, null, dueAt)),
      Date.parse('2026-11-20T18:00:00Z'),
    ),
  ).toBe(expected),
);

test('an allergen with an unknown state counts as not confirmed', () =>
  expect(
    allergensOf([
      { allergen: 'MILK', state: 'CONTAINS' },
      { allergen: 'NUTS', state: 'MAY_CONTAIN' },
      { allergen: 'EGGS', state: 'FREE_FROM' },
      { allergen: 'FISH', state: 'UNCONFIRMED' },
      { allergen: 'SESAME', state: 'SOMETIMES' },
    ]),
  ).toEqual({ contains: ['MILK'], mayContain: ['NUTS'], unconfirmed: ['FISH', 'SESAME'] }));
