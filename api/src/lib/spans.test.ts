import { expect, it } from 'vitest';
import { withoutTexts } from './spans.ts';

it.each([
  [
    `select * from "users" where "email" = 'ana@example.org' limit 1`,
    'select * from "users" where "email" = ? limit 1',
  ],
  [`update t set a = 'it''s mine' where id = $1`, 'update t set a = ?? where id = $1'],
  [`select 'a text without an end`, 'select ?'],
  ['select $1::text', 'select $1::text'],
])('a span has the statement %s without its texts', (sql, shown) => expect(withoutTexts(sql)).toBe(shown));

it('a span has at most the beginning of a long statement', () => {
  expect(withoutTexts(`select ${'a, '.repeat(100_000)}`)).toHaveLength(1_000);
});
