import { expect, it } from 'vitest';
import { siteState } from './siteState.rules.ts';

const site = {
  isActive: true,
  isSuspended: false,
  package: 'GOLD',
  subscription: { status: 'ACTIVE_PAID', trialEndsAt: null as string | null },
  goLive: [{ isDone: true, isRequired: true }],
};
const status = (name: string, trialEndsAt: string | null = null) => ({
  subscription: { status: name, trialEndsAt },
});
const missing = { goLive: [{ isDone: false, isRequired: true }] };

it.each([
  [{}, 'success', 'Live · Gold plan'],
  [
    { package: 'FREE', ...status('TRIALING', '2026-12-06') },
    'success',
    'Live · Free plan, trial until 6 December 2026',
  ],
  [status('TRIALING', '2026-12-06'), 'success', 'Live · Gold plan, trial until 6 December 2026'],
  [status('PAST_DUE'), 'error', 'Live · Gold plan, payment due'],
  [status('TRIAL_EXPIRED'), 'warning', 'Live · Free plan, trial ended'],
  [status('CANCELLED'), 'warning', 'Live · Free plan, paid plan ended'],
  [{ package: 'A new one' }, 'success', 'Live · Free plan'],
  [{ goLive: [{ isDone: false, isRequired: false }] }, 'success', 'Live · Gold plan'],
  [{ isActive: false }, 'neutral', 'Orders are switched off'],
  [{ isActive: false, ...missing }, 'warning', 'Not live yet'],
  [{ ...missing, ...status('ARCHIVED') }, 'neutral', 'Closed'],
  [{ isSuspended: true, ...status('ARCHIVED') }, 'error', 'Taken offline by Forkfront'],
])('a website with %j has the %s chip %j', (changes, tone, text) => {
  expect(siteState({ ...site, ...changes })).toEqual({ tone, text });
});
