import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './lib/root.mjs';

/** Folders whose tests have no source beside them: they start the product, or test its scripts as a whole. */
const WHOLE = /^(?:api\/test|api\/eval|web\/e2e|\.scripts)\//;

/** Names of tests that say what they do with the product, not which file they test. */
const BY_SUBJECT = /\.(?:api|property)\.test\.tsx?$/;

/** Tests of a source that is not beside them. An exception that is not needed fails the test. */
const ELSEWHERE: Record<string, string> = {
  'web/src/features/accounts/devices/pushWorker.test.ts':
    'web/public/pushWorker.js, which is served as it is',
};

const TEST = /\.test\.tsx?$/;

/**
 * The test files without a source. A test is named `SOURCE.test.ts` or, when it tests one thing of a source,
 * `SOURCE.TOPIC.test.ts`; the source is a file or a folder beside it.
 */
function testsWithoutSource(files: readonly string[]): string[] {
  const sources = new Set(
    files.filter((file) => !TEST.test(file)).map((file) => file.replace(/\.(?:tsx?|mjs|css)$/, '')),
  );
  return files.filter((file) => {
    if (!TEST.test(file) || BY_SUBJECT.test(file) || WHOLE.test(file)) return false;
    const parts = basename(file).replace(TEST, '').split('.');
    const names = parts.map((_, end) => parts.slice(0, end + 1).join('.'));
    return !names.some((name) => sources.has(join(dirname(file), name)));
  });
}

test('every test is beside what it tests, and has its name', () => {
  const files = ['api', 'common', 'web', '.scripts'].flatMap((area) =>
    readdirSync(inProject(area), { recursive: true, encoding: 'utf8' })
      .filter((path) => !/(?:^|[\\/])(?:node_modules|dist|\.cache|__generated__)[\\/]/.test(path))
      .map((path) => `${area}/${path.replaceAll('\\', '/')}`),
  );
  expect(files).toContain('common/src/money.ts');
  expect(testsWithoutSource(files)).toEqual(Object.keys(ELSEWHERE));
});

test.each([
  ['money.test.ts', []],
  ['money.rounding.test.ts', []],
  ['moneyRounding.test.ts', ['api/src/lib/moneyRounding.test.ts']],
  ['rounding.api.test.ts', []],
  ['rounding.property.test.ts', []],
])('beside money.ts the test %s is refused: %j', (name, refused) => {
  expect(testsWithoutSource(['api/src/lib/money.ts', `api/src/lib/${name}`])).toEqual(refused);
});

test('a source in another folder is not the source of a test', () => {
  const files = ['api/src/lib/money.ts', 'web/src/lib/money.test.ts'];
  expect(testsWithoutSource(files)).toEqual(['web/src/lib/money.test.ts']);
});
