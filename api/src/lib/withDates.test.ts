import { expect, it } from 'vitest';
import { withDates } from './rawSql.ts';

it('turns the named texts into dates and leaves everything else', () => {
  const row = { name: '2026', at: '2026-11-20 08:48:16.123+00', gone: null, count: 3 };
  expect(withDates(row, 'at', 'gone')).toEqual({
    name: '2026',
    at: new Date('2026-11-20T08:48:16.123Z'),
    gone: null,
    count: 3,
  });
});
