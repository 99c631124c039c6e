import { describe, expect, it } from 'vitest';
import { liveInOrder, rulingSubscription } from './billing.rules.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const one = (stripeSubscriptionId: string, status: string, started: number, ended?: number) => ({
  stripeSubscriptionId,
  status,
  startedAt: at(started),
  endedAt: ended === undefined ? null : at(ended),
});

describe('rulingSubscription', () => {
  it.each([
    ['nothing', [], null],
    ['the only one', [one('a', 'canceled', 1, 2)], 'a'],
    ['the live one, though it is older', [one('a', 'active', 1), one('b', 'canceled', 2, 3)], 'a'],
    ['the live one, though it is newer', [one('a', 'canceled', 1, 9), one('b', 'trialing', 2)], 'b'],
    ['the first of two that live', [one('b', 'active', 2), one('a', 'past_due', 1)], 'a'],
    ['the first of two that began together', [one('b', 'active', 1), one('a', 'active', 1)], 'a'],
    ['the last that ended', [one('a', 'canceled', 1, 9), one('b', 'canceled', 2, 3)], 'a'],
    [
      'an ended one before one that never began',
      [one('a', 'canceled', 1, 2), one('b', 'incomplete', 3)],
      'a',
    ],
  ])('the ruling subscription is %s', (_what, subscriptions, wanted) => {
    expect(rulingSubscription(subscriptions)?.stripeSubscriptionId ?? null).toBe(wanted);
    expect(rulingSubscription(subscriptions.toReversed())?.stripeSubscriptionId ?? null).toBe(wanted);
  });
});

describe('liveInOrder', () => {
  it('liveInOrder puts surplus subscriptions last', () => {
    const all = ['active', 'canceled', 'trialing', 'incomplete_expired', 'unpaid', 'paused', 'incomplete'];
    const subscriptions = all.map((status, index) => one(status, status, 20 - index));
    expect(liveInOrder(subscriptions).map(({ status }) => status)).toEqual([
      'paused',
      'unpaid',
      'trialing',
      'active',
    ]);
  });
});
