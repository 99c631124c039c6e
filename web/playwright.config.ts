import { fileURLToPath } from 'node:url';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './e2e/support/browser.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `npm test` counts the tests of this report; by hand the list is enough. */
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];
const reporter: ReporterDescription[] = report ? [['list'], ['json', { outputFile: report }]] : [['list']];

const { executablePath, env } = await findBrowser();

/** The browser and the server of the journeys. */
export const settings = defineConfig({
  testDir: here('e2e'),
  testMatch: '**/*.spec.ts',
  outputDir: here('../test-results'),
  globalSetup: here('e2e/support/globalSetup.ts'),
  globalTimeout: 30 * 60_000,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  fullyParallel: true,
  // A second try tells a busy machine from a fault; the summary names what needed one. By hand the first try counts.
  retries: report ? 1 : 0,
  // One more than the cores of the smallest machine: journeys often wait for an animation or a pause in typing.
  workers: 3,
  reporter,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Without a graphics card each frame of an animation costs as much as work of the page. Journeys about motion ask for it.
    reducedMotion: 'reduce',
    // The tracer's own scripts break the pages' policies, and journeys fail on that. To look for a cause: `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        // Without a graphics card the separate process only costs time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

/** Files with servers of their own, and the longest ones. Started last, they would run alone at the end. */
const FIRST =
  /\/(?:accessibility|billing|claim|consent|durability|grocery|mainJob|notifications|outages|redesign|xss)\.spec\.ts$/;

/** Journeys in a real browser against the production server. */
export default defineConfig(settings, {
  projects: [
    { name: 'first', testMatch: FIRST },
    { name: 'others', testIgnore: FIRST },
  ],
});
