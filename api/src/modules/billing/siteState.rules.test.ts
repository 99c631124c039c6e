import { describe, expect, it } from 'vitest';
import { permutationsOf } from '../../../test/permutationsOf.ts';
import type { PackageTier, SubscriptionStatus } from '@forkfront/common/plan.ts';
import { siteStateOf, paidTierOf, type DecidingSubscription, type SiteState } from './siteState.rules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const TRIAL_END = new Date('2026-11-10T12:00:00Z');
const EARLIER = new Date('2026-11-18T12:00:00Z');

const FREE: SiteState = {
  package: 'FREE',
  status: 'trialing',
  trialEndsAt: null,
  pastDueSince: null,
};
const GOLD: SiteState = { ...FREE, package: 'GOLD', status: 'active_paid', trialEndsAt: TRIAL_END };
const DUE: SiteState = { ...GOLD, status: 'past_due', pastDueSince: EARLIER };

const subscription = (status: string, change: Partial<DecidingSubscription> = {}): DecidingSubscription => ({
  status,
  tier: 'GOLD',
  trialEndsAt: TRIAL_END,
  endedAt: null,
  ...change,
});

describe('siteStateOf', () => {
  it.each<[string, SiteState, SubscriptionStatus, PackageTier, Date | null]>([
    ['trialing', FREE, 'trialing', 'GOLD', null],
    ['trialing', { ...FREE, status: 'trial_expired' }, 'trialing', 'GOLD', null],
    ['active', FREE, 'active_paid', 'GOLD', null],
    ['active', { ...FREE, status: 'cancelled' }, 'active_paid', 'GOLD', null],
    ['active', DUE, 'active_paid', 'GOLD', null],
    ['past_due', GOLD, 'past_due', 'GOLD', NOW],
    ['past_due', DUE, 'past_due', 'GOLD', EARLIER],
    ['unpaid', DUE, 'past_due', 'GOLD', EARLIER],
    ['unpaid', GOLD, 'past_due', 'GOLD', NOW],
    ['paused', GOLD, 'trial_expired', 'FREE', null],
    ['incomplete', FREE, 'trialing', 'FREE', null],
    ['incomplete_expired', FREE, 'trialing', 'FREE', null],
    ['incomplete_expired', DUE, 'cancelled', 'FREE', null],
    ['a status of tomorrow', GOLD, 'active_paid', 'GOLD', null],
  ])('a subscription that is %s makes the site %j %s', (status, site, wanted, tier, pastDueSince) =>
    expect(siteStateOf(subscription(status), site, NOW)).toMatchObject({
      status: wanted,
      package: tier,
      pastDueSince,
    }),
  );

  it.each<[string, Date | null, Date | null, SubscriptionStatus]>([
    ['in the trial', TRIAL_END, new Date(TRIAL_END.getTime() - 1), 'trial_expired'],
    ['with the trial', TRIAL_END, TRIAL_END, 'trial_expired'],
    [
      'a little after the trial, for want of a card',
      TRIAL_END,
      new Date(+TRIAL_END + 59 * 60_000),
      'trial_expired',
    ],
    ['after the trial', TRIAL_END, new Date(+TRIAL_END + 61 * 60_000), 'cancelled'],
    ['without a trial', null, EARLIER, 'cancelled'],
    ['at an unknown time', TRIAL_END, null, 'cancelled'],
  ])('a plan that ended %s gives the right state', (_when, trialEndsAt, endedAt, status) => {
    for (const site of [FREE, GOLD, DUE])
      expect(siteStateOf(subscription('canceled', { trialEndsAt, endedAt }), site, NOW)).toMatchObject({
        status,
        package: 'FREE',
        pastDueSince: null,
      });
  });

  it('an unknown price neither gives nor takes a plan', () => {
    for (const status of ['trialing', 'active', 'past_due'])
      for (const site of [FREE, GOLD])
        expect(siteStateOf(subscription(status, { tier: null }), site, NOW)).toEqual(site);
  });

  it("the end of the trial is the provider's, or the old one without it", () => {
    expect(siteStateOf(subscription('trialing'), FREE, NOW).trialEndsAt).toEqual(TRIAL_END);
    const free = { ...FREE, trialEndsAt: EARLIER };
    expect(siteStateOf(subscription('active', { trialEndsAt: null }), free, NOW).trialEndsAt).toEqual(
      EARLIER,
    );
  });

  it('applying a subscription twice gives the same state', () => {
    for (const status of ['trialing', 'active', 'past_due', 'canceled', 'paused', 'incomplete'])
      for (const site of [FREE, GOLD, DUE]) {
        const once = siteStateOf(subscription(status), site, NOW);
        expect(siteStateOf(subscription(status), once, new Date(+NOW + 1000))).toEqual(once);
      }
  });
});

describe('120 orders of five webhooks', () => {
  it.each([
    [['trialing', 'active', 'past_due', 'active', 'canceled'], 'cancelled'],
    [['trialing', 'active', 'past_due', 'active', 'unpaid'], 'past_due'],
    [['incomplete', 'trialing', 'active', 'past_due', 'active'], 'active_paid'],
    [['trialing', 'trialing', 'trialing', 'trialing', 'paused'], 'trial_expired'],
  ])('webhooks about %j in any order lead to %s', (history, status) => {
    const ends = new Set<string>();
    for (const order of permutationsOf([0, 1, 2, 3, 4])) {
      let happened = 0;
      let site = FREE;
      for (const message of order) {
        // A read is at least as new as the newest event.
        happened = Math.max(happened, message);
        site = siteStateOf(subscription(history[happened] ?? '', { endedAt: NOW }), site, NOW);
      }
      ends.add(JSON.stringify(site));
    }
    expect([...ends]).toHaveLength(1);
    expect(JSON.parse([...ends][0] ?? '')).toMatchObject({ status });
  });
});

describe('paidTierOf', () => {
  it.each([
    ['Platinum Restaurant', 'PLATINUM'],
    ['Gold Restaurant', 'GOLD'],
    ['Restaurant, SILVER', 'SILVER'],
    ['Free Restaurant', null],
    ['', null],
  ])('the package of the paid plan %j is %s', (name, tier) => expect(paidTierOf(name)).toBe(tier));
});
