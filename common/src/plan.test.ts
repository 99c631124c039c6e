import { DAY_MS } from './durations.ts';
import { describe, expect, it } from 'vitest';
import {
  hasFeature,
  hasPaidFeatures,
  isFreePlan,
  isTrialAvailable,
  PACKAGE_TIERS,
  SUBSCRIPTION_STATUSES,
  tierOf,
  tiersWith,
} from './plan.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const dueFor = (ms: number): Date => new Date(NOW.getTime() - ms);

it.each([
  ['Platinum Restaurant', 'PLATINUM'],
  ['GOLD Grocery', 'GOLD'],
  ['Silver Social Media', 'SILVER'],
  ['Free Restaurant', 'FREE'],
  ['Bronze', null],
])('the tier of the plan %s is %s', (name, tier) => {
  expect(tierOf(name)).toBe(tier);
});

it('a feature is in the larger plans', () => {
  expect(tiersWith('PROMOTIONS')).toEqual(['GOLD', 'PLATINUM']);
  expect(tiersWith('ORDER_BOARD')).toEqual(['SILVER', 'GOLD', 'PLATINUM']);
});

describe('isFreePlan', () => {
  it('only FREE is the free plan', () => expect(PACKAGE_TIERS.filter(isFreePlan)).toEqual(['FREE']));
});

describe('isTrialAvailable', () => {
  it.each([
    ['never', null, true],
    ['never, as an object that was not stored yet has it', undefined, true],
    ['just now', NOW, false],
    ['years ago', dueFor(1000 * DAY_MS), false],
  ])('a trial that was used %s is available: %s', (_when, trialUsedAt, expected) =>
    expect(isTrialAvailable({ trialUsedAt })).toBe(expected),
  );
});

describe('hasPaidFeatures', () => {
  it('the free plan has no paid features', () => {
    for (const status of SUBSCRIPTION_STATUSES)
      expect(hasPaidFeatures({ package: 'FREE', status, pastDueSince: NOW }, NOW)).toBe(false);
  });

  it.each([
    ['unclaimed', false],
    ['trialing', true],
    ['active_paid', true],
    ['trial_expired', false],
    ['cancelled', false],
    ['archived', false],
  ] as const)('a paid plan that is %s has paid features: %s', (status, expected) => {
    for (const tier of ['SILVER', 'GOLD', 'PLATINUM'] as const)
      expect(hasPaidFeatures({ package: tier, status }, NOW)).toBe(expected);
  });

  it.each([
    ['just now', dueFor(0), true],
    ['for a day', dueFor(DAY_MS), true],
    ['for 7 days to the millisecond', dueFor(7 * DAY_MS), true],
    ['for a millisecond more', dueFor(7 * DAY_MS + 1), false],
    ['for nobody knows how long', null, false],
  ])('a paid plan that is past due %s has paid features: %s', (_when, pastDueSince, expected) =>
    expect(hasPaidFeatures({ package: 'GOLD', status: 'past_due', pastDueSince }, NOW)).toBe(expected),
  );
});

describe('hasFeature', () => {
  it.each([
    ['FREE', 'trialing', 'EMAIL_ORDERS', true],
    ['FREE', 'trialing', 'PRODUCT_IMAGES', false],
    ['FREE', 'trial_expired', 'AI_TOOLS', false],
    ['SILVER', 'trialing', 'PRODUCT_IMAGES', true],
    ['SILVER', 'active_paid', 'AI_TOOLS', true],
    ['PLATINUM', 'active_paid', 'PRODUCT_IMAGES', true],
    ['GOLD', 'past_due', 'PRODUCT_IMAGES', false],
    ['GOLD', 'past_due', 'EMAIL_ORDERS', true],
    ['GOLD', 'cancelled', 'AI_TOOLS', false],
  ] as const)('the plan %s that is %s has the feature %s: %s', (tier, status, feature, expected) =>
    expect(hasFeature({ package: tier, status }, feature, NOW)).toBe(expected),
  );
});
