import { expect, it } from 'vitest';
import { waitText } from './refusal.ts';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [44.2, '45 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_541, '1 hour'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
])('the waiting time of %d s is written as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(`You can try again in ${text}.`);
});
