import { describe, expect, it } from 'vitest';
import {
  boardColumns,
  closestMinutes,
  columnOf,
  columnShares,
  nextCard,
  type Placeable,
  timeLeftOf,
  usualMinutes,
} from './boardColumns.rules.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const at = (minutes: number): string => new Date(NOW + minutes * 60_000).toISOString();

const order = (change: Partial<Placeable> = {}): Placeable => ({
  id: 'a',
  state: 'PLACED',
  fulfilment: 'COLLECTION',
  placedAt: at(-2),
  scheduledFor: null,
  dueAt: at(20),
  readyAt: null,
  answerBy: null,
  ...change,
});

describe('the column of an order', () => {
  it.each([
    ['new', 'an order without an answer', {}],
    ['new', 'an order for in an hour', { scheduledFor: at(60), dueAt: at(60) }],
    ['scheduled', 'an order for later without an answer', { scheduledFor: at(61), dueAt: at(61) }],
    [
      'scheduled',
      'an accepted order for later',
      { state: 'ACCEPTED', scheduledFor: at(90), readyAt: at(90) },
    ],
    [
      'preparing',
      'an order for later that is promised sooner',
      { state: 'ACCEPTED', scheduledFor: at(90), readyAt: at(60) },
    ],
    ['new', 'an order for now that takes long', { dueAt: at(90) }],
    [
      'preparing',
      'an order for now that is accepted with 90 minutes',
      { state: 'ACCEPTED', readyAt: at(90) },
    ],
    ['preparing', 'an order for later that is being prepared', { state: 'PREPARING', scheduledFor: at(90) }],
    ['ready', 'a ready order', { state: 'READY' }],
    ['ready', 'an order on its way', { state: 'OUT_FOR_DELIVERY', fulfilment: 'DELIVERY' }],
    ['done', 'a completed order', { state: 'COMPLETED' }],
    ['done', 'a declined order', { state: 'REJECTED' }],
    ['done', 'an expired order for later', { state: 'EXPIRED', scheduledFor: at(90) }],
    ['done', 'a cancelled order', { state: 'CANCELLED' }],
    ['preparing', 'an order in a state of a later version', { state: 'COOLING' }],
  ] as const)('is %s for %s', (column, _case, change) => {
    expect(columnOf(order(change), NOW)).toBe(column);
  });
});

describe('the orders of a column', () => {
  const sorted = (orders: Placeable[]) =>
    Object.values(boardColumns(orders, NOW)).flatMap((column) => column.map(({ id }) => id));
  const one = (id: string, change: Partial<Placeable>) => order({ id, ...change });

  it.each([
    ['new: the longest waiting first', [one('b', { placedAt: at(-1) }), one('a', { placedAt: at(-5) })]],
    [
      'preparing: the first due first, then the first placed',
      [
        one('c', { state: 'ACCEPTED', readyAt: at(30), placedAt: at(-1) }),
        one('b', { state: 'ACCEPTED', readyAt: at(30) }),
        one('a', { state: 'PREPARING', readyAt: at(10) }),
      ],
    ],
    [
      'ready: the first due first',
      [
        one('b', { state: 'READY', readyAt: at(3) }),
        one('a', { state: 'OUT_FOR_DELIVERY', readyAt: at(-3) }),
      ],
    ],
    [
      'scheduled: those without an answer first, then the first due',
      [
        one('c', { state: 'ACCEPTED', scheduledFor: at(200) }),
        one('b', { state: 'ACCEPTED', scheduledFor: at(100) }),
        one('a', { scheduledFor: at(300) }),
      ],
    ],
    [
      'done: the newest first',
      [
        one('b', { state: 'REJECTED', placedAt: at(-90) }),
        one('a', { state: 'COMPLETED', placedAt: at(-30) }),
      ],
    ],
  ])('%s', (_rule, orders) => {
    expect(sorted(orders)).toEqual(orders.map(({ id }) => id).toSorted());
  });
});

describe('the time left', () => {
  it.each([
    ['to answer', { answerBy: at(8) }, { of: 'answer', minutes: 8, share: 0.8, urgency: 'calm' }],
    [
      'to answer, when it is short',
      { answerBy: at(2) },
      { of: 'answer', minutes: 2, share: 0.5, urgency: 'soon' },
    ],
    [
      'until it is due',
      { state: 'PREPARING', readyAt: at(18) },
      { of: 'due', minutes: 18, share: 0.9, urgency: 'calm' },
    ],
    ['of the last minutes', { state: 'PREPARING', readyAt: at(5) }, { minutes: 5, urgency: 'soon' }],
    ['of a late order', { state: 'PREPARING', readyAt: at(-1) }, { minutes: -1, share: 0, urgency: 'late' }],
    [
      'of an order that has just become late',
      { state: 'ACCEPTED', readyAt: at(0) },
      { minutes: 0, urgency: 'late' },
    ],
    [
      'of a ready collection, which cannot be late',
      { state: 'READY', readyAt: at(-9) },
      { minutes: -9, urgency: 'calm' },
    ],
    ['of a ready delivery', { state: 'READY', fulfilment: 'DELIVERY', readyAt: at(-9) }, { urgency: 'late' }],
    ['of a finished order', { state: 'COMPLETED' }, { until: null, urgency: 'calm' }],
    ['of an order without any time', { dueAt: null }, { of: 'due', minutes: -2, share: 0, urgency: 'late' }],
  ] as const)('%s', (_case, change, expected) => {
    expect(timeLeftOf(order(change), NOW)).toMatchObject(expected);
  });
});

it.each([
  [20, { dueAt: at(20) }],
  [21, { dueAt: at(20.2) }],
  [20, { dueAt: null }],
  [5, { dueAt: at(-3) }],
  [180, { dueAt: at(500) }],
] as const)('one press accepts with %d minutes for %j', (minutes, change) => {
  expect(usualMinutes(order(change), NOW)).toBe(minutes);
});

it.each([
  [[15, 20, 30], { dueAt: at(8) }],
  [[15, 20, 30], { dueAt: at(23) }],
  [[20, 30, 45], { dueAt: at(28) }],
  [[30, 45, 60], { dueAt: at(45) }],
  [[30, 45, 60], { dueAt: at(200) }],
  [[15, 20, 30], { dueAt: null }],
  [[15, 20, 30], { scheduledFor: at(200), dueAt: at(200) }],
] as const)('a card has the buttons of %j minutes for %j', (minutes, change) => {
  expect(closestMinutes(order(change), [15, 20, 30, 45, 60])).toEqual(minutes);
});

describe('the arrow keys', () => {
  const columns = [['a', 'b', 'c'], [], ['d'], ['e', 'f']];
  it.each([
    ['a', 'down', 'b'],
    ['a', 'up', null],
    ['c', 'down', null],
    ['c', 'right', 'd'],
    ['d', 'right', 'e'],
    ['d', 'left', 'a'],
    ['f', 'left', 'd'],
    ['f', 'right', null],
    [null, 'right', 'a'],
    ['gone', 'down', 'a'],
  ] as const)('lead from %s %s to %s', (from, direction, to) => {
    expect(nextCard(columns, from, direction)).toBe(to);
  });
  it('lead nowhere on an empty board', () => {
    expect(nextCard([[], []], null, 'down')).toBeNull();
  });
});

it.each([
  [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ],
  [
    [0, 20, 0, 0],
    [0, 4, 0, 0],
  ],
  [
    [1, 2, 3, 8],
    [1, 1, 2, 4],
  ],
])('columns with %j cards get the shares %j of the room', (counts, shares) =>
  expect(columnShares(counts)).toEqual(shares),
);
