import { expect, it } from 'vitest';
import { lastUsedText } from './SessionList.tsx';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T12:00:30Z', 'Active now'], // a clock that goes ahead
  ['2026-03-10T11:50:01Z', 'Active now'],
  ['2026-03-10T11:50:00Z', 'Last used 10 minutes ago'],
  ['2026-03-10T11:00:01Z', 'Last used 59 minutes ago'],
  ['2026-03-10T11:00:00Z', 'Last used 1 hour ago'],
  ['2026-03-09T12:00:01Z', 'Last used 23 hours ago'],
  ['2026-03-09T12:00:00Z', 'Last used 1 day ago'],
  ['2026-03-03T12:00:01Z', 'Last used 6 days ago'],
  ['2026-03-03T12:00:00Z', 'Last used 3 March 2026'],
])('the time %s is shown as "%s"', (time, text) => {
  expect(lastUsedText(time, now)).toBe(text);
});
