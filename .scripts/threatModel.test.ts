import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowProblems } from './lib/requirements.mjs';
import { inProject, ROOT } from './lib/root.mjs';

test('every attack of the threat model names a test that exists', () => {
  const model = readFileSync(inProject('docs/threat-model.md'), 'utf8');
  expect(model.match(/^\| .* Test +\|$/gm)).toHaveLength(3);
  expect(rowProblems(model, ROOT)).toEqual([]);
});

test('a row without a test, and one whose test is gone, are found', () => {
  const table = [
    '| Attack | Test |',
    '| --- | --- |',
    '| a | none |',
    '| b | `api/src/log.test.ts` “gone” |',
  ];
  expect(rowProblems(table.join('\n'), ROOT)).toEqual([
    'no test in the row | a | none |',
    'api/src/log.test.ts has no test “gone”',
  ]);
});
