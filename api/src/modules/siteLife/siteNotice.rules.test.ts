import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '@forkfront/common/plan.ts';
import { previewsMadeBefore, slugFreeAt } from './previewRemoval.service.ts';
import { dateOf, monthNameOf } from './siteNotice.mail.ts';
import { hasPlanEnded, orderLimitOf, noticeOfChange, type PlanState } from './siteNotice.rules.ts';

const state = (name: string): PlanState => {
  const [tier, status] = name.split(' ') as [PlanState['package'], PlanState['status']];
  return { package: tier, status };
};

describe('a change of a plan', () => {
  it.each([
    ['FREE trialing', 'GOLD trialing', null],
    ['FREE trial_expired', 'GOLD trialing', null],
    ['GOLD trialing', 'GOLD active_paid', null],
    ['GOLD trialing', 'GOLD past_due', 'payment-failed'],
    ['GOLD active_paid', 'GOLD past_due', 'payment-failed'],
    ['GOLD past_due', 'GOLD past_due', null],
    ['GOLD past_due', 'GOLD active_paid', null],
    ['SILVER active_paid', 'GOLD active_paid', null],
    ['GOLD trialing', 'FREE trial_expired', 'plan-ended'],
    ['GOLD active_paid', 'FREE cancelled', 'plan-ended'],
    ['GOLD past_due', 'FREE cancelled', 'plan-ended'],
    ['FREE trialing', 'FREE trial_expired', null],
    ['FREE cancelled', 'FREE cancelled', null],
    ['GOLD active_paid', 'GOLD archived', null],
  ])('a change from %s to %s has the notice %s', (from, to, kind) => {
    expect(noticeOfChange(state(from), state(to))).toBe(kind);
    expect(hasPlanEnded(state(from), state(to))).toBe(kind === 'plan-ended');
  });
});

describe('the limit of orders', () => {
  it.each(SUBSCRIPTION_STATUSES)('the order limit of a site that is %s depends on its plan', (status) => {
    const counts = status !== 'trialing' && status !== 'unclaimed';
    expect(orderLimitOf({ package: 'GOLD', status })).toBeNull();
    expect(orderLimitOf({ package: 'SILVER', status })).toBe(counts ? 300 : null);
    expect(orderLimitOf({ package: 'FREE', status })).toBe(counts ? 30 : null);
  });
});

describe('days in mails and of previews', () => {
  it.each([
    ['Europe/London', '2026-12-04T00:00:00Z', '4 December'],
    ['Europe/London', '2026-07-31T23:30:00Z', '1 August'],
    ['America/New_York', '2026-12-04T04:00:00Z', '3 December'],
  ])('in %s the day of %s is %s', (zone, at, day) => {
    expect(dateOf(zone, new Date(at))).toBe(day);
  });

  it.each([
    ['2026-01', 'January'],
    ['2026-12', 'December'],
  ])('the name of the month %s is %s', (month, name) => {
    expect(monthNameOf(month)).toBe(name);
  });

  it('an unclaimed preview is kept for 30 days and its slug is reserved for 90', () => {
    const now = new Date('2026-12-31T12:00:00Z');
    expect(previewsMadeBefore(now)).toEqual(new Date('2026-12-01T12:00:00Z'));
    expect(slugFreeAt(now)).toEqual(new Date('2027-03-31T12:00:00Z'));
  });
});
