import { describe, expect, it } from 'vitest';
import { costOf, isFresh } from './billing.rules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const before = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe('isFresh', () => {
  it.each([
    [0, true],
    [3600, true],
    [3601, false],
    [-60, true],
    [-61, false],
    [-30 * 24 * 3600, false],
  ])('a cost that was calculated %d seconds ago is fresh: %s', (seconds, fresh) =>
    expect(isFresh(before(seconds), NOW)).toBe(fresh),
  );
});

describe('costOf', () => {
  const cost = { amountDueNow: 1234, nextPaymentAt: before(-99), prorationDate: NOW };

  it.each([
    ['active', null],
    ['active', before(500)],
    ['trialing', null],
  ])("the provider's cost is used when %s", (status, trialEndsAt) =>
    expect(costOf(cost, { status, trialEndsAt })).toEqual(cost),
  );

  it('a change costs nothing until the trial ends', () => {
    const trialEndsAt = before(-3600);
    expect(costOf(cost, { status: 'trialing', trialEndsAt })).toEqual({
      amountDueNow: 0,
      nextPaymentAt: trialEndsAt,
      prorationDate: NOW,
    });
  });
});
