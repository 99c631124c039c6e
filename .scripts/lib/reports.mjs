/**
 * `unsteady` of the passed ones needed a second try.
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady?: number }} Tally
 * @typedef {{ assertionResults: { status: string }[], status: string }} VitestFile
 * @typedef {{ testResults: VitestFile[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} PlaywrightReport
 */

/**
 * Counts the tests of Vitest's JSON report. A file that could not be loaded has no tests: it is one failure.
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
  return { passed, failed: failed + brokenFiles.length, skipped: tests.length - passed - failed };
}

/**
 * Counts the tests of Playwright's JSON report. A test that passes at a second try passed, and is told of; errors outside
 * of tests count one failure each.
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
export const tallyPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  unsteady: stats.flaky,
});

/**
 * The tally of a whole runner: one that ended badly without naming a failed test, or that ran no test, failed.
 * @param {Tally | null} tally null when it left no report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function judgeRunner(tally, exitCode) {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  const ranNothing = tally.passed + tally.failed === 0;
  const endedBadly = exitCode !== 0 && tally.failed === 0;
  return ranNothing || endedBadly ? { ...tally, failed: tally.failed + 1 } : tally;
}
