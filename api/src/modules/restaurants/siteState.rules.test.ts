import { expect, it } from 'vitest';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { dayText, siteState, type SiteFacts } from './siteState.rules.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const DAY = new Date('2026-12-12T12:00:00Z');
const open = {
  ...ORDERING_DEFAULTS,
  hasHours: true,
  collection: {
    ...ORDERING_DEFAULTS.collection,
    isOffered: true,
    periods: [{ days: [1], from: '12:00', to: '20:00' }],
  },
};
const closed = { ...open, hasHours: false, opensWithoutHours: false };
const site: SiteFacts = {
  package: 'GOLD',
  status: 'active_paid',
  trialEndsAt: null,
  isActive: true,
  isSuspended: false,
  settings: open,
  timeZone: 'Europe/London',
  payment: null,
};
const free = { package: 'FREE', status: 'trialing', trialEndsAt: DAY } as const;
const next = { at: DAY, amount: 59_900, interval: 'year' } as const;

it.each<[string, Partial<SiteFacts>, string, string]>([
  ['in the free trial', free, 'GOOD', 'Live on Free. Unlimited orders until 12 December, then 30 a month.'],
  ['after the free trial', { ...free, status: 'trial_expired' }, 'GOOD', 'Live on Free. 30 orders a month.'],
  ['after a paid plan', { ...free, status: 'cancelled' }, 'GOOD', 'Live on Free. 30 orders a month.'],
  [
    'without hours',
    { ...free, settings: closed },
    'ATTENTION',
    'Not live yet, on Free. Unlimited orders until 12 December, then 30 a month.',
  ],
  [
    'in a paid trial',
    { status: 'trialing', trialEndsAt: DAY, payment: { endsAt: null, next } },
    'GOOD',
    'Live on Gold. Free until 12 December, then £599 a year.',
  ],
  [
    'in a paid trial whose price we do not sell any more',
    { status: 'trialing', trialEndsAt: DAY, payment: { endsAt: null, next: null } },
    'GOOD',
    'Live on Gold. Free until 12 December.',
  ],
  [
    'in a paid trial that was cancelled',
    { status: 'trialing', trialEndsAt: DAY, payment: { endsAt: DAY, next: null } },
    'GOOD',
    'Live on Gold until 12 December, then Free.',
  ],
  [
    'on a paid plan',
    { payment: { endsAt: null, next: { ...next, amount: 5_999, interval: 'month' } } },
    'GOOD',
    'Live on Gold. Next payment £59.99 on 12 December.',
  ],
  [
    'on a paid plan that was cancelled',
    { payment: { endsAt: DAY, next: null } },
    'GOOD',
    'Live on Gold until 12 December, then Free.',
  ],
  ['on a paid plan, as its manager sees it', {}, 'GOOD', 'Live on Gold.'],
  [
    'with orders switched off',
    { isActive: false, package: 'SILVER', payment: { endsAt: DAY, next: null } },
    'OFF',
    'Orders are switched off, on Silver until 12 December, then Free.',
  ],
  ['with a payment due', { status: 'past_due' }, 'PROBLEM', 'Live on Gold. The last payment failed.'],
  ['closed', { status: 'archived', settings: closed }, 'OFF', 'Closed.'],
  ['taken offline', { isSuspended: true }, 'PROBLEM', 'Taken offline by Forkfront.'],
])('the state of a site %s is one sentence', (_what, changes, tone, sentence) => {
  expect(siteState({ ...site, ...changes }, NOW)).toEqual({ tone, sentence });
});

it('only a site that takes orders is called live', () => {
  for (const tier of ['FREE', 'SILVER', 'GOLD', 'PLATINUM'] as const)
    for (const status of ['trialing', 'active_paid', 'past_due', 'trial_expired', 'cancelled'] as const)
      for (const changes of [{ settings: closed }, { isActive: false }])
        expect(siteState({ ...site, package: tier, status, ...changes }, NOW).sentence).not.toMatch(/^Live/);
});

it.each([
  ['2026-12-12T12:00:00Z', '12 December'],
  ['2027-01-02T12:00:00Z', '2 January 2027'],
  // Midnight in London.
  ['2026-06-30T23:30:00Z', '1 July'],
])('the day %s is written %s', (at, text) => {
  expect(dayText(new Date(at), 'Europe/London', NOW)).toBe(text);
});
