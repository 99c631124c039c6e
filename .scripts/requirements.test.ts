import { expect, onTestFinished, test } from 'vitest';
import { citationsIn, requirementProblems } from './lib/requirements.mjs';
import { testTitles } from './lib/testTitles.mjs';
import { type Files, plantTree } from './test/plantedTree.ts';

const DOCUMENT = `# Requirements

## 1. Menu

**1.1 Prices.** Whole pence.\\
\`api/src/price.test.ts\` “adds”

**1.2 Pages.** Each has a test.

| Address | Test |
| --- | --- |
| \`/\` | \`api/src/price.test.ts\` “%s is refused” |

**1.3 Small.** The file is named alone. \`api/src/price.test.ts\`

## 2. Orders
`;
const SOUND: Files = {
  'docs/requirements.md': DOCUMENT,
  'api/src/price.ts': '/** Adds (spec §1.1, §2). */',
  'api/src/price.test.ts': "test('adds', () => {}); test.each([1])('%s is refused', () => {});",
};

function problemsWith(files: Files): string[] {
  const { root, remove } = plantTree({ ...SOUND, ...files });
  onTestFinished(remove);
  return requirementProblems(root);
}
const document = (from: string, to: string): Files => ({
  'docs/requirements.md': DOCUMENT.replace(from, to),
});

test('a document whose citations and tests exist has no problem', { tags: ['@long'] }, () => {
  expect(problemsWith({})).toEqual([]);
});

test.each<[violation: string, files: Files, problem: string]>([
  [
    'a comment that cites a section that is not there',
    { 'web/src/a.tsx': '// Rounded (spec §9).' },
    'web/src/a.tsx: docs/requirements.md has no §9',
  ],
  [
    'a comment that cites a requirement that is not there',
    { 'web/src/a.css': '/* Spec §1, §1.7 */' },
    'web/src/a.css: docs/requirements.md has no §1.7',
  ],
  [
    'the same in what api and web share',
    { 'common/src/a.ts': '/** Spec §8 */' },
    'common/src/a.ts: docs/requirements.md has no §8',
  ],
  [
    'a requirement whose test file is gone',
    document('price.test.ts` “adds”', 'gone.test.ts` “adds”'),
    '§1.1: api/src/gone.test.ts does not exist',
  ],
  [
    'a requirement whose test has another title',
    document('“adds”', '“add”'),
    '§1.1: api/src/price.test.ts has no test “add”',
  ],
  ['a requirement without a test', document('\\\n`api/src/price.test.ts` “adds”', ''), '§1.1: no test'],
  [
    'a row without a test',
    document('| `api/src/price.test.ts` “%s is refused” |', '| – |\n| `/a` | `api/src/price.test.ts` |'),
    '§1.2: no test in the row | `/` | – |',
  ],
  ['a number that is used twice', document('**1.3', '**1.2'), '§1.2: the number is used twice'],
  ['a requirement in another section', document('**1.3', '**2.1'), '§2.1: it is in section 1'],
  [
    'a document that cannot be read',
    { 'docs/requirements.md': '# Requirements', 'api/src/price.ts': '' },
    'docs/requirements.md has no requirements',
  ],
])('the check finds %s', { tags: ['@long'] }, (_violation, files, problem) => {
  expect(problemsWith(files)).toEqual([problem]);
});

test.each([
  ['// 6 s (spec §9)', ['9']],
  ['/** Spec §2, §5 and §8.1 are word for word. */', ['2', '5', '8.1']],
  ['specification §4, §12', ['4', '12']],
  ['the section §4 of a law, a spec without a number', []],
])('the text %j cites %j', { tags: ['@long'] }, (text, numbers) => {
  expect(citationsIn(text)).toEqual(numbers);
});

test('all forms of test titles are found', { tags: ['@long'] }, () => {
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
