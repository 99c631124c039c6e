import { expect, it } from 'vitest';
import { canChangePlan, isDue, statusTone, statusText } from './subscription.rules.ts';

it.each([
  ['active', 'success'],
  ['trialing', 'warning'],
  ['past_due', 'error'],
  ['canceled', 'neutral'],
  ['constructor', 'neutral'],
])('a subscription with the status %s has the tone %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

it.each([
  ['paid', 'success'],
  ['open', 'warning'],
  ['uncollectible', 'error'],
  ['void', 'neutral'],
])('an invoice with the status %s has the tone %s', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});

it.each([
  ['past_due', true, false],
  ['unpaid', true, false],
  ['active', false, true],
  ['trialing', false, true],
  ['canceled', false, false],
  ['incomplete', false, false],
])('with the status %s a payment is due: %s, and the plan can be changed: %s', (status, due, changeable) => {
  expect([isDue(status), canChangePlan(status)]).toEqual([due, changeable]);
});

it.each([
  ['active', 'Active'],
  ['past_due', 'Past due'],
  ['incomplete_expired', 'Incomplete expired'],
  ['', ''],
])('the status %j is written as %j', (status, words) => {
  expect(statusText(status)).toBe(words);
});
