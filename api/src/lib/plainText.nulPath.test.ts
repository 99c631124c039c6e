import { expect, it } from 'vitest';
import { nulPath } from './plainText.ts';

it.each([
  ['a\0b', ''],
  [{ name: 'Ana', note: '\0' }, 'note'],
  [{ lines: [{ note: 'fine' }, { note: 'x\0' }] }, 'lines.1.note'],
  ['the six characters \\u0000', null],
  [{ count: 0, none: null, list: [], on: true }, null],
  [undefined, null],
])('the path of the NUL in %j is %j', (value, path) => expect(nulPath(value)).toBe(path));

it('a value with 30,000 levels is searched completely', () => {
  const value: unknown = JSON.parse(`${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`);
  expect(nulPath(value)).toHaveLength(2 * 30_000 - 1);
});
