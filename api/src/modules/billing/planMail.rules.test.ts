import { expect, it } from 'vitest';
import { planMailOf, yearlyOf, type PlanSnapshot } from './planMail.rules.ts';

const gold: PlanSnapshot = {
  status: 'active',
  stripePriceId: 'gold-year',
  cancelAtPeriodEnd: false,
  plan: 'Gold Restaurant',
  yearly: 59_900,
};
const trial = { ...gold, status: 'trialing' };
const monthly = { ...gold, stripePriceId: 'gold-month', yearly: 71_988 };
const silver = { ...gold, stripePriceId: 'silver-year', plan: 'Silver Restaurant', yearly: 29_900 };
const unknown = { ...gold, stripePriceId: 'old', plan: null, yearly: null };
const cancelled = { ...gold, cancelAtPeriodEnd: true };
const of = (status: string) => ({ ...gold, status });

it.each<[string, PlanSnapshot | null, PlanSnapshot, string | null]>([
  ['a new trial', null, trial, 'trial-started'],
  ['a plan without a trial', null, gold, 'plan-started'],
  ['a first payment that arrived late', of('incomplete'), gold, 'plan-started'],
  ['a first payment that never arrived', of('incomplete'), of('incomplete_expired'), null],
  ['the first payment after the trial', trial, gold, 'trial-paid'],
  ['the same state, read again', gold, gold, null],
  ['a larger plan', silver, gold, 'upgraded'],
  ['a larger plan in the trial', { ...silver, status: 'trialing' }, trial, 'upgraded'],
  ['a smaller plan', gold, silver, 'downgraded'],
  ['the same plan, paid by the month', gold, monthly, 'interval-changed'],
  ['a plan after one that we do not sell any more', unknown, gold, 'upgraded'],
  ['a plan that we do not know', gold, unknown, null],
  ['a cancelled plan', gold, cancelled, 'cancelled'],
  ['a cancelled trial', trial, { ...trial, cancelAtPeriodEnd: true }, 'cancelled'],
  ['a cancelled plan that goes on', cancelled, gold, 'resumed'],
  // The notices of sites tell these.
  ['a failed payment', gold, of('past_due'), null],
  ['the end of a plan', cancelled, of('canceled'), null],
])('the payer gets the right mail about %s', (_what, before, after, kind) => {
  expect(planMailOf(before, after)).toBe(kind);
});

it('prices of different intervals are compared by the year', () => {
  expect(yearlyOf({ unitAmount: 100, interval: 'week' })).toBe(5_200);
  expect(yearlyOf({ unitAmount: 100, interval: 'month' })).toBe(1_200);
  expect(yearlyOf({ unitAmount: 100, interval: 'year' })).toBe(100);
});
