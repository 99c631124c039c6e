import { expect, it } from 'vitest';
import { siteLook, trialEnd } from './siteLook.rules.ts';

const AT = '2026-06-14T10:00:00Z';

it.each([
  ['ACTIVE_PAID', 'plain', null],
  ['TRIALING', 'plain', { at: AT, isOver: false }],
  ['UNCLAIMED', 'plain', null],
  ['PAST_DUE', 'pastDue', null],
  ['TRIAL_EXPIRED', 'expired', { at: AT, isOver: true }],
  ['CANCELLED', 'expired', null],
  ['ARCHIVED', 'archived', null],
  ['SOMETHING_NEW', 'plain', null],
])('a site that is %s looks %s; its trial: %j', (status, look, end) => {
  expect(siteLook(status)).toBe(look);
  expect(trialEnd(status, AT)).toEqual(end);
  expect(trialEnd(status, null)).toBeNull();
});
