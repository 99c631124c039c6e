import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureAllBuilt } from './builds.mjs';
import { judgeRunner, tallyPlaywright, tallyVitest } from './reports.mjs';
import { inProject } from './root.mjs';
import { runFile, runTool } from './run.mjs';

/**
 * Result of a check. `output` is shown after a failure.
 * @typedef {import('./reports.mjs').Tally & { output: string }} Outcome
 * @typedef {{ id: string, title: string, usesAllCores?: boolean, run: (long: boolean) => Promise<Outcome> }} Check
 */

/** @param {{ code: number, output: string }} result @returns {Outcome} */
const oneCheck = ({ code, output }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  output,
});

/**
 * The type checker and the type-aware linter are Go programs: a larger heap costs them a fifth less CPU, for less garbage
 * collection.
 */
const GO_HEAP = { GOGC: '400' };

/** @param {Parameters<typeof runTool>[0]} tool @param {string[]} args */
const tool = async (tool, args) => oneCheck(await runTool(tool, args, { capture: true, env: GO_HEAP }));

/** @param {string} file @param {string[]} args */
const script = async (file, args) => oneCheck(await runFile(file, args, { capture: true }));

/**
 * The native compiler needs a quarter of the time. With one checker it computes least; the second core runs another check.
 * @param {string} project
 */
const types = (project) =>
  tool(
    ['typescript-7', 'tsc'],
    [
      '-p',
      project,
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${project}.tsbuildinfo`,
    ],
  );

/**
 * Runs a test runner and counts the tests of its JSON report.
 * @template Report
 * @param {string} name of the report
 * @param {(report: string) => ReturnType<typeof runTool>} runner
 * @param {(report: Report) => import('./reports.mjs').Tally} tally
 * @returns {Promise<Outcome>}
 */
async function tests(name, runner, tally) {
  const report = inProject('.cache', 'reports', `${name}.json`);
  mkdirSync(inProject('.cache', 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runner(report);
  const found = existsSync(report) ? tally(JSON.parse(readFileSync(report, 'utf8'))) : null;
  return { ...judgeRunner(found, code), output };
}

/** @param {boolean} long whether the long tests run too (CONTRIBUTING.md) */
const vitest = (long) => (/** @type {string} */ report) =>
  runTool(
    'vitest',
    [
      'run',
      '--config',
      '.scripts/allTests.config.ts',
      '--allowOnly=false',
      // One more than the cores: test files that wait (for PostgreSQL, for a limit of time) leave capacity for others.
      `--maxWorkers=${availableParallelism() + 1}`,
      // A retry distinguishes a busy machine from a fault; the summary lists retried tests. Manual runs do not retry.
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(long ? [] : ['--tagsFilter=!@long']),
    ],
    { capture: true },
  );

/** @param {boolean} long whether the long journeys run too */
const playwright = (long) => (/** @type {string} */ report) =>
  runTool(
    ['@playwright/test', 'playwright'],
    ['test', '--config', 'web/playwright.config.ts', ...(long ? [] : ['--grep-invert', '@long'])],
    { capture: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );

/** @returns {Promise<Outcome>} */
async function build() {
  const outcomes = await ensureAllBuilt();
  const failed = outcomes.filter((outcome) => !outcome.ok).length;
  return { passed: outcomes.length - failed, failed, skipped: 0, output: '' };
}

/** All checks of `npm test` in their order, the fast ones first. @type {Check[]} */
export const checks = [
  {
    id: 'schema',
    title: 'schema.graphql is what the code says',
    run: () => tool('tsx', ['--tsconfig', 'api/tsconfig.json', 'api/src/printSchema.ts', '--check']),
  },
  {
    id: 'relay',
    title: 'Relay artifacts are what the code says',
    run: () => tool('relay-compiler', ['--validate']),
  },
  {
    id: 'routes',
    title: 'the route tree is what the route files say',
    run: () => script('.scripts/routes.mjs', ['--check']),
  },
  { id: 'types-common', title: 'types of what api and web share', run: () => types('common') },
  { id: 'types-api', title: 'types of the api', run: () => types('api') },
  { id: 'types-web', title: 'types of the web', run: () => types('web') },
  { id: 'types-scripts', title: 'types of the scripts', run: () => types('.scripts') },
  { id: 'lint', title: 'lint', run: () => tool('oxlint', []) },
  { id: 'format', title: 'formatting', run: () => tool('oxfmt', ['--check']) },
  {
    id: 'imports',
    title: 'directions of imports',
    run: () =>
      tool('dependency-cruiser', [
        '--config',
        '.dependency-cruiser.mjs',
        'api/src',
        'api/sandbox',
        'common/src',
        'web/src',
      ]),
  },
  { id: 'unused', title: 'no unused code or dependency', run: () => tool('knip', ['--no-progress']) },
  {
    id: 'requirements',
    title: 'each requirement has its test, and each citation its requirement',
    run: () => script('.scripts/checkRequirements.mjs', []),
  },
  { id: 'build', title: 'production builds', run: build },
  {
    id: 'unit',
    title: 'unit, API and component tests (Vitest)',
    usesAllCores: true,
    run: (long) => tests('vitest', vitest(long), tallyVitest),
  },
  {
    id: 'e2e',
    title: 'journeys in a real browser (Playwright)',
    usesAllCores: true,
    run: (long) => tests('playwright', playwright(long), tallyPlaywright),
  },
];
