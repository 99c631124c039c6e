import { expect, it } from 'vitest';
import type { BoardOrder } from './useBoardOrders.ts';
import { moveOfKey } from './useBoardKeys.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const WAITING = { nextStates: ['ACCEPTED', 'REJECTED', 'CANCELLED'], dueAt: '2026-11-20T18:25:00Z' };
const FOR_LATER = { ...WAITING, scheduledFor: '2026-11-20T20:00:00Z' };
const ACCEPTED = { nextStates: ['PREPARING', 'READY', 'CANCELLED'] };
const READY = { nextStates: ['COMPLETED', 'CANCELLED'] };

it.each([
  ['a', 'an order without an answer', WAITING, { to: 'ACCEPTED', readyInMinutes: 25 }],
  ['a', 'an order for later', FOR_LATER, { to: 'ACCEPTED', readyInMinutes: null }],
  ['3', 'an order without an answer', WAITING, { to: 'ACCEPTED', readyInMinutes: 30 }],
  ['6', 'an order without an answer', WAITING, null],
  ['r', 'an order without an answer', WAITING, null],
  ['a', 'an accepted order', ACCEPTED, null],
  ['1', 'an accepted order', ACCEPTED, null],
  ['p', 'an accepted order', ACCEPTED, { to: 'PREPARING' }],
  ['r', 'an accepted order', ACCEPTED, { to: 'READY' }],
  ['d', 'a ready collection', READY, null],
  ['c', 'a ready collection', READY, { to: 'COMPLETED' }],
  ['z', 'a ready collection', READY, null],
])('the key %s makes of %s the right move', (key, _case, order, move) => {
  const given = {
    id: 'a',
    scheduledFor: null,
    readyAt: null,
    dueAt: null,
    ...order,
  } as unknown as BoardOrder;
  expect(moveOfKey(key, given, NOW)).toEqual(move);
});
