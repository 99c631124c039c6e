import { expect, it } from 'vitest';
import { nextLook } from './billing.rules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const DAY = 24 * 60;

it.each([
  ['active', after(30 * DAY), null, DAY],
  ['active', after(60), null, 75],
  ['active', after(-60), null, DAY],
  ['active', after(-10), null, 5],
  ['trialing', after(30 * DAY), after(90), 105],
  ['past_due', after(30 * DAY), null, 60],
  ['past_due', after(10), null, 25],
  ['unpaid', null, null, 60],
  ['canceled', null, null, DAY],
])(
  'a subscription that is %s until %s with a trial until %s is read again in %d minutes',
  (status, currentPeriodEnd, trialEndsAt, minutes) =>
    expect(nextLook({ status, currentPeriodEnd, trialEndsAt }, NOW)).toEqual(after(minutes)),
);
