import { describe, expect, it } from 'vitest';
import type { SubscriptionStatus } from '@forkfront/common/plan.ts';
import { Restaurant } from './restaurant.entity.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = new Date('2026-11-20T11:59:59Z');
const AFTER = new Date('2026-11-20T12:00:01Z');

const restaurant = (fields: Partial<Restaurant>): Restaurant => Object.assign(new Restaurant(), fields);

describe('a closed site', () => {
  it.each<[SubscriptionStatus, Date | null, SubscriptionStatus]>([
    ['trialing', AFTER, 'trialing'],
    ['trialing', NOW, 'trial_expired'],
    ['trialing', BEFORE, 'trial_expired'],
    ['active_paid', BEFORE, 'active_paid'],
    ['past_due', BEFORE, 'past_due'],
    ['trial_expired', BEFORE, 'trial_expired'],
    ['cancelled', null, 'cancelled'],
  ])('a closed site that was %s with a trial until %s reopens as %s', (status, trialEndsAt, expected) => {
    const site = restaurant({ status, trialEndsAt });
    site.archive();
    expect(site).toMatchObject({ status: 'archived', statusBeforeArchive: status });
    site.reopen(NOW);
    expect(site).toMatchObject({ status: expected, statusBeforeArchive: null });
  });

  it('a closed site without a stored status reopens as trial expired', () => {
    const site = restaurant({ status: 'archived', statusBeforeArchive: null });
    site.reopen(NOW);
    expect(site.status).toBe('trial_expired');
  });

  it('closing a closed site and reopening an open one throw', () => {
    const site = restaurant({ status: 'trialing', trialEndsAt: AFTER });
    expect(() => site.reopen(NOW)).toThrow('not archived');
    site.archive();
    expect(() => site.archive()).toThrow('archived already');
  });
});
