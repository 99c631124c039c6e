import { expect, it } from 'vitest';
import { isSiteActive, siteEnd, siteLook } from './siteLook.rules.ts';

const TRIAL = '2026-06-14T10:00:00Z';
const ENDED = '2026-09-01T10:00:00Z';

it.each([
  ['ACTIVE_PAID', 'plain', null],
  ['TRIALING', 'plain', { kind: 'trialEnds', at: TRIAL }],
  ['UNCLAIMED', 'plain', null],
  ['PAST_DUE', 'pastDue', null],
  ['TRIAL_EXPIRED', 'expired', { kind: 'trialEnded', at: TRIAL }],
  ['CANCELLED', 'expired', { kind: 'planEnded', at: ENDED }],
  ['ARCHIVED', 'archived', null],
  ['SOMETHING_NEW', 'plain', null],
])('a site with the status %s looks %s; its end is %j', (status, look, end) => {
  expect(siteLook(status)).toBe(look);
  expect(siteEnd({ status, trialEndsAt: TRIAL, endedAt: ENDED })).toEqual(end);
  expect(siteEnd({ status, trialEndsAt: null, endedAt: null })).toBeNull();
});

it.each([
  [true, 'TRIALING', true],
  [true, 'TRIAL_EXPIRED', true],
  [false, 'ACTIVE_PAID', false],
  [true, 'ARCHIVED', false],
] as const)('a site with isActive %s and the status %s counts as active: %s', (isActive, status, shown) => {
  expect(isSiteActive(isActive, status)).toBe(shown);
});
