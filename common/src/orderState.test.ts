import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMove,
  cancellableUntil,
  delayedTime,
  delaysOf,
  effectOf,
  ORDER_STATES,
  type OrderMove,
  type OrderMover,
  type OrderState,
} from './orderState.ts';

const ENDS: OrderState[] = ['COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'];
const MOVERS: OrderMover[] = ['RESTAURANT', 'DINER', 'CLOCK'];
const anybody = (from: OrderState, to: OrderState) => MOVERS.some((by) => canMove(from, to, by, 'DELIVERY'));
const state = fc.constantFrom(...ORDER_STATES);

describe('delays', () => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

  it.each(ORDER_STATES)('an order in the state %s can be delayed only while the kitchen makes it', (from) =>
    expect(delaysOf({ state: from }).length > 0).toBe(from === 'ACCEPTED' || from === 'PREPARING'),
  );

  it.each<[string, number, string, string, string | null]>([
    ['from the promised time', 10, '18:30', '18:00', '18:40'],
    ['from now when the promised time is over', 10, '18:30', '18:45', '18:55'],
    ['until 180 minutes after the first promise', 30, '20:30', '18:00', '21:00'],
    ['not longer than that', 30, '20:31', '18:00', null],
    ['not longer than that from now', 5, '18:30', '20:56', null],
  ])('an order is delayed %s', (_case, minutes, promised, now, time) =>
    expect(
      delayedTime(minutes, { promised: at(promised), firstPromised: at('18:00'), now: at(now) }),
    ).toEqual(time && at(time)),
  );
});

describe('canMove', () => {
  it.each<[OrderMover, OrderState, OrderState[]]>([
    ['RESTAURANT', 'PLACED', ['ACCEPTED', 'REJECTED', 'CANCELLED']],
    ['DINER', 'PLACED', ['CANCELLED']],
    ['CLOCK', 'PLACED', ['EXPIRED']],
    ['RESTAURANT', 'ACCEPTED', ['PREPARING', 'READY', 'CANCELLED']],
    ['DINER', 'ACCEPTED', ['CANCELLED']],
    ['CLOCK', 'ACCEPTED', []],
    ['RESTAURANT', 'PREPARING', ['READY', 'CANCELLED']],
    ['DINER', 'PREPARING', []],
    ['RESTAURANT', 'READY', ['OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED']],
    ['DINER', 'READY', []],
    ['RESTAURANT', 'OUT_FOR_DELIVERY', ['COMPLETED', 'CANCELLED']],
    ['RESTAURANT', 'COMPLETED', []],
    ['RESTAURANT', 'REJECTED', []],
    ['RESTAURANT', 'EXPIRED', []],
    ['RESTAURANT', 'CANCELLED', []],
  ])('%s can move a delivery from %s only to %j', (by, from, next) =>
    expect(ORDER_STATES.filter((to) => canMove(from, to, by, 'DELIVERY'))).toEqual(next),
  );

  it('an order for collection never goes out for delivery', () => {
    for (const from of ORDER_STATES)
      expect(canMove(from, 'OUT_FOR_DELIVERY', 'RESTAURANT', 'COLLECTION')).toBe(false);
    expect(effectOf('OUT_FOR_DELIVERY', { state: 'COMPLETED', fulfilment: 'COLLECTION' })).toBe('conflict');
  });

  it('an order reaches a final state on every path, without a loop', () =>
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), (wishes) => {
        const way: OrderState[] = ['PLACED'];
        for (const wish of wishes) if (anybody(way.at(-1) ?? 'PLACED', wish)) way.push(wish);
        expect(new Set(way).size).toBe(way.length);
      }),
    ));

  it('every state can be reached, and every state that is not final has a next state', () => {
    const reached = ORDER_STATES.filter((to) => ORDER_STATES.some((from) => anybody(from, to)));
    expect(reached).toEqual(ORDER_STATES.filter((to) => to !== 'PLACED'));
    const stuck = ORDER_STATES.filter((from) => !ORDER_STATES.some((to) => anybody(from, to)));
    expect(stuck).toEqual(ENDS);
  });
});

describe('effectOf', () => {
  it.each<[OrderMove, OrderState[], OrderState[]]>([
    ['ACCEPTED', ['PLACED'], ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED']],
    ['REJECTED', ['PLACED'], ['REJECTED']],
    ['PREPARING', ['ACCEPTED'], ['PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED']],
    ['READY', ['ACCEPTED', 'PREPARING'], ['READY', 'OUT_FOR_DELIVERY', 'COMPLETED']],
    ['OUT_FOR_DELIVERY', ['READY'], ['OUT_FOR_DELIVERY', 'COMPLETED']],
    ['COMPLETED', ['READY', 'OUT_FOR_DELIVERY'], ['COMPLETED']],
    ['CANCELLED', ['PLACED', 'ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'], ['CANCELLED']],
  ])(
    'the move %s of a delivery changes %j, is a repeat in %j and otherwise a conflict',
    (to, changed, made) => {
      for (const from of ORDER_STATES) {
        const expected = changed.includes(from) ? 'apply' : made.includes(from) ? 'repeat' : 'conflict';
        expect([from, effectOf(to, { state: from, fulfilment: 'DELIVERY' })]).toEqual([from, expected]);
      }
    },
  );
});

describe('cancellableUntil', () => {
  const placedAt = new Date('2026-11-20T18:00:00Z');
  const expiresAt = new Date('2026-11-20T18:12:00Z');

  it.each<[OrderState, Date | null, string | null]>([
    ['PLACED', expiresAt, '18:12:00'],
    ['PLACED', null, '18:10:00'],
    ['ACCEPTED', expiresAt, '18:01:00'],
    ['PREPARING', expiresAt, null],
    ['CANCELLED', expiresAt, null],
  ])('a diner can cancel an order in the state %s that expires at %s until %s', (from, expires, until) =>
    expect(
      cancellableUntil({ state: from, placedAt, expiresAt: expires })?.toISOString().slice(11, 19) ?? null,
    ).toBe(until),
  );
});
