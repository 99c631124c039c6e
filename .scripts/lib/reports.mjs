import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * `unsteady` lists passed tests that needed a retry, with the error of the first try.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady?: string[] }} Tally
 * @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} VitestTest
 * @typedef {{ assertionResults: VitestTest[], status: string, name: string }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ status: string, results: { error?: { message?: string, location?: { file: string, line: number } } }[] }} PlaywrightTest
 * @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[], suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {string} file @param {string} name @param {string | undefined} problem */
const unsteadyTest = (file, name, problem = 'unknown') =>
  `${file} > ${name}: ${stripVTControlCharacters(problem).split('\n')[0]}`;

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded is one failure.
 * @param {VitestReport} report
 * @returns {Tally}
 */
export function tallyVitest({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length;
  const unsteady = testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages?.length)
      .map((test) => unsteadyTest(file.name, test.fullName, test.failureMessages?.[0])),
  );
  return { passed, failed: failed + brokenFiles.length, skipped: tests.length - passed - failed, unsteady };
}

/** @param {PlaywrightSuite} suite @returns {string[]} */
const unsteadySpecs = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === 'flaky')
      .map(({ results }) => {
        const { message, location } = results[0]?.error ?? {};
        const place = location ? ` (${basename(location.file)}:${location.line})` : '';
        return `${unsteadyTest(file, title, message)}${place}`;
      }),
  ),
  ...suites.flatMap(unsteadySpecs),
];

/**
 * Counts the tests of Playwright's JSON report. A test that passes on a retry counts as passed and is listed; each error
 * outside of tests is one failure.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export const tallyPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  unsteady: suites.flatMap(unsteadySpecs),
});

/**
 * The tally of a runner. A non-zero exit code without a failed test, and a run without tests, count as one failure.
 * @param {Tally | null} tally null without a report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function judgeRunner(tally, exitCode) {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = tally.passed + tally.failed === 0;
  const endedBadly = exitCode !== 0 && tally.failed === 0;
  return ranNothing || endedBadly ? { ...tally, failed: tally.failed + 1 } : tally;
}
