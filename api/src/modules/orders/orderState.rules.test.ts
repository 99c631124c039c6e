import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, effectOf, ORDER_STATES, type OrderAnswer, type OrderState } from './orderState.rules.ts';

const ENDS: OrderState[] = ['COMPLETED', 'REJECTED', 'EXPIRED', 'CANCELLED'];
const state = fc.constantFrom(...ORDER_STATES);

describe('canMove', () => {
  it.each<[OrderState, OrderState[]]>([
    ['PLACED', ['ACCEPTED', 'REJECTED', 'EXPIRED', 'CANCELLED']],
    ['ACCEPTED', ['PREPARING', 'READY', 'CANCELLED']],
    ['PREPARING', ['READY', 'CANCELLED']],
    ['READY', ['OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED']],
    ['OUT_FOR_DELIVERY', ['COMPLETED', 'CANCELLED']],
    ['COMPLETED', []],
    ['REJECTED', []],
    ['EXPIRED', []],
    ['CANCELLED', []],
  ])('an order can move from %s only to %j', (from, next) =>
    expect(ORDER_STATES.filter((to) => canMove(from, to))).toEqual(next),
  );

  it('an order reaches a final state on every path, without a loop', () =>
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), (wishes) => {
        const way: OrderState[] = ['PLACED'];
        for (const wish of wishes) if (canMove(way.at(-1) ?? 'PLACED', wish)) way.push(wish);
        expect(new Set(way).size).toBe(way.length);
      }),
    ));

  it('a rejected, expired or cancelled order cannot be answered', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<OrderState>('REJECTED', 'EXPIRED', 'CANCELLED'),
        fc.constantFrom<OrderAnswer>('ACCEPTED', 'REJECTED', 'READY'),
        (end, answer) => {
          expect(effectOf(answer, end)).toBe(answer === end ? 'repeat' : 'conflict');
        },
      ),
    ));

  it('every state that is not final has a next state', () => {
    const stuck = ORDER_STATES.filter((from) => !ORDER_STATES.some((to) => canMove(from, to)));
    expect(stuck).toEqual(ENDS);
  });
});

describe('effectOf', () => {
  it.each<[OrderAnswer, OrderState, ReturnType<typeof effectOf>]>([
    ['ACCEPTED', 'PLACED', 'apply'],
    ['REJECTED', 'PLACED', 'apply'],
    ['ACCEPTED', 'ACCEPTED', 'repeat'],
    ['ACCEPTED', 'PREPARING', 'repeat'],
    ['ACCEPTED', 'READY', 'repeat'],
    ['ACCEPTED', 'OUT_FOR_DELIVERY', 'repeat'],
    ['ACCEPTED', 'COMPLETED', 'repeat'],
    ['REJECTED', 'REJECTED', 'repeat'],
    ['ACCEPTED', 'REJECTED', 'conflict'],
    ['ACCEPTED', 'EXPIRED', 'conflict'],
    ['ACCEPTED', 'CANCELLED', 'conflict'],
    ['REJECTED', 'ACCEPTED', 'conflict'],
    ['REJECTED', 'READY', 'conflict'],
    ['REJECTED', 'COMPLETED', 'conflict'],
    ['REJECTED', 'EXPIRED', 'conflict'],
    ['READY', 'ACCEPTED', 'apply'],
    ['READY', 'PREPARING', 'apply'],
    ['READY', 'READY', 'repeat'],
    ['READY', 'OUT_FOR_DELIVERY', 'repeat'],
    ['READY', 'COMPLETED', 'repeat'],
    ['READY', 'PLACED', 'conflict'],
    ['READY', 'REJECTED', 'conflict'],
    ['READY', 'EXPIRED', 'conflict'],
  ])('the answer %s to an order in the state %s has the effect %s', (answer, from, effect) =>
    expect(effectOf(answer, from)).toBe(effect),
  );
});
