import { expect, it } from 'vitest';
import { sparsely } from './sparsely.ts';

it('an outage of five minutes with four errors a second is reported once a minute, with the number of the others', () => {
  let now = 1_000;
  const lines: [string, number][] = [];
  const report = sparsely(
    ({ message }, left) => lines.push([message, left]),
    60_000,
    () => now,
  );
  report(new Error('lost'));
  expect(lines).toEqual([['lost', 0]]);
  for (const end = now + 5 * 60_000; now < end;) {
    now += 250;
    report(new Error('refused'));
  }
  expect(lines).toEqual([['lost', 0], ...Array.from({ length: 5 }, () => ['refused', 239])]);
});

it('an error after a quiet minute is reported at once', () => {
  let now = 0;
  const lines: string[] = [];
  const report = sparsely(
    ({ message }) => lines.push(message),
    60_000,
    () => now,
  );
  report(new Error('first'));
  now += 60_000;
  report(new Error('second'));
  expect(lines).toEqual(['first', 'second']);
});
