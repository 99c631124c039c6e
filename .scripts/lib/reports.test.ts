import { expect, test } from 'vitest';
import { judgeRunner, tallyPlaywright, tallyVitest } from './reports.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  name: 'menu.test.ts',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: 'a test',
    failureMessages: [] as string[],
  })),
});

test('passed, failed and skipped Vitest tests are counted', () => {
  const testResults = [file('failed', 'passed', 'failed'), file('passed', 'passed', 'skipped', 'todo')];
  expect(tallyVitest({ testResults })).toEqual({ passed: 2, failed: 1, skipped: 2, unsteady: [] });
});

test('a Vitest file that could not be loaded is one failure', () => {
  expect(tallyVitest({ testResults: [file('failed'), file('passed', 'passed')] })).toMatchObject({
    passed: 1,
    failed: 1,
  });
});

test('a Vitest file whose set-up failed after tests passed is one failure', () => {
  expect(tallyVitest({ testResults: [file('failed', 'passed')] })).toMatchObject({ passed: 1, failed: 1 });
});

test('a Vitest test that passed on a retry is listed', () => {
  const again = file('passed', 'passed', 'passed');
  again.assertionResults[1]?.failureMessages.push('expected 1 to be 2\n    at menu.test.ts:3');
  expect(tallyVitest({ testResults: [again] })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    unsteady: ['menu.test.ts > a test: expected 1 to be 2'],
  });
});

test('Playwright errors outside of tests are failures, and a test that passed on a retry is listed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const order = (title: string, status: string) => ({
    title,
    file: 'order.spec.ts',
    tests: [
      {
        status,
        results: [
          {
            error: {
              message: '\u001b[31mtoo slow\u001b[0m\nat',
              location: { file: '/e2e/basket.ts', line: 9 },
            },
          },
          {},
        ],
      },
    ],
  });
  const suites = [{ specs: [order('pays', 'unexpected')], suites: [{ specs: [order('orders', 'flaky')] }] }];
  expect(tallyPlaywright({ stats, errors: [{}], suites })).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
    unsteady: ['order.spec.ts > orders: too slow (basket.ts:9)'],
  });
});

test.each([
  ['left no report', null, 0, 1],
  ['ran no test', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
  ['ended badly without a failed test', { passed: 5, failed: 0, skipped: 0 }, 1, 1],
  ['named its failed tests', { passed: 5, failed: 2, skipped: 0 }, 1, 2],
  ['passed', { passed: 5, failed: 0, skipped: 0 }, 0, 0],
])('the failures are counted when a runner %s', (_what, tally, exitCode, failed) => {
  expect(judgeRunner(tally, exitCode).failed).toBe(failed);
});
