import { expect, test } from 'vitest';
import { problemsOf, readSpecMap } from './lib/specMap.mjs';
import { testTitles } from './lib/testTitles.mjs';

const HEAD = '| Item | Web | API | Test | State |\n| --- | --- | --- | --- | --- |\n';
const FILES: Record<string, string[]> = {
  'web/a.tsx': [],
  'api/a.ts': [],
  'api/a.test.ts': ['adds', '%s is refused'],
};

const problemsIn = (row: string): string[] =>
  readSpecMap(HEAD + row).flatMap((read) =>
    problemsOf(
      read,
      (path) => path in FILES,
      (path) => FILES[path] ?? [],
    ).map((problem) => problem.replace(/^[^:]+:3 [^:]+: /, '')),
  );

test.each([
  ['| /login | `web/a.tsx` | `api/a.ts` | `api/a.test.ts` “adds” | done |', []],
  ['| /login | – | – | – | open |', []],
  ['| /login | `web/gone.tsx` | – | – | open |', ['web/gone.tsx does not exist']],
  ['| /login | `web/a.tsx` | – | `api/gone.test.ts` “adds” | done |', ['api/gone.test.ts does not exist']],
  ['| /login | `web/a.tsx` | – | `api/a.test.ts` “add” | done |', ['api/a.test.ts has no test “add”']],
  ['| /login | `web/a.tsx` | – | – | done |', ['it is done but names no test']],
  ['| /login | – | – | `api/a.test.ts` “adds” | done |', ['it is done but names no file']],
  ['| /login | – | – | – | soon |', ['the state is done or open, not “soon”']],
])('the row %s has the problems %j', (row, problems) => {
  expect(problemsIn(row)).toEqual(problems);
});

test('tables with other columns are not read', () => {
  expect(readSpecMap('| Word | Meaning |\n| --- | --- |\n| slug | name in the address |\n')).toEqual([]);
});

test('all forms of test titles are found', () => {
  const code = `
    describe('orders', () => {
      test('same key, one order', () => {});
      it.each([1, 2])('%s is refused', () => {});
      test.skipIf(true)("it's late", async () => {});
    });
    other('not a test');
  `;
  expect(testTitles(code)).toEqual(['orders', 'same key, one order', '%s is refused', "it's late"]);
});
