import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proratedAmount, settleBalance } from './billing.rules.ts';

const period = { start: 1000, end: 2000 };

describe('proratedAmount', { tags: ['@long'] }, () => {
  it.each([
    ['the whole period is left', 59_900, 1000, 59_900],
    ['half of it', 59_900, 1500, 29_950],
    ['one second', 59_900, 1999, 60],
    ['nothing', 59_900, 2000, 0],
    ['it is long over', 59_900, 9000, 0],
    ['it has not begun', 59_900, 0, 59_900],
    ['half a penny, rounded up', 1, 1500, 1],
    ['less than half a penny, rounded down', 1, 1501, 0],
    ['the plan is free', 0, 1200, 0],
  ])('the prorated amount is right when the rest of the period is: %s', (_what, amount, at, expected) =>
    expect(proratedAmount({ amount, period, at })).toBe(expected),
  );

  it('the prorated amount of an empty period is 0', () =>
    expect(proratedAmount({ amount: 100, period: { start: 5, end: 5 }, at: 5 })).toBe(0));

  const amounts = fc.integer({ min: 0, max: 10_000_000 });
  const periods = fc
    .tuple(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 1, max: 31_622_400 }))
    .map(([start, length]) => ({ start, end: start + length }));

  it('the prorated amount is whole pence between 0 and the total, and never grows with time', () =>
    fc.assert(
      fc.property(amounts, periods, fc.nat(), fc.nat(), (amount, whole, a, b) => {
        const [early, late] = [whole.start + Math.min(a, b), whole.start + Math.max(a, b)];
        const first = proratedAmount({ amount, period: whole, at: early });
        const second = proratedAmount({ amount, period: whole, at: late });
        expect(Number.isInteger(first)).toBe(true);
        expect(first).toBeLessThanOrEqual(amount);
        expect(second).toBeLessThanOrEqual(first);
        expect(second).toBeGreaterThanOrEqual(0);
      }),
    ));

  it('splitting a period loses at most a penny', () =>
    fc.assert(
      fc.property(amounts, periods, fc.double({ min: 0, max: 1, noNaN: true }), (amount, whole, part) => {
        const at = Math.floor(whole.start + (whole.end - whole.start) * part);
        const used = proratedAmount({ amount, period: { start: -whole.end, end: -whole.start }, at: -at });
        const left = proratedAmount({ amount, period: whole, at });
        expect(Math.abs(used + left - amount)).toBeLessThanOrEqual(1);
      }),
    ));
});

describe('settleBalance', { tags: ['@long'] }, () => {
  it.each([
    ['nothing on account', 1000, 0, 1000, 0],
    ['a credit covers part', 1000, -300, 700, 0],
    ['a credit covers all', 1000, -1500, 0, -500],
    ['a credit covers it exactly', 1000, -1000, 0, 0],
    ['a debt is added', 1000, 200, 1200, 0],
    ['a negative invoice becomes a credit', -400, 0, 0, -400],
    ['a negative invoice adds to a credit', -400, -100, 0, -500],
  ])('settleBalance handles the case: %s', (_what, total, balance, due, left) =>
    expect(settleBalance(total, balance)).toEqual({ due, balance: left }),
  );
});
