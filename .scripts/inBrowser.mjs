// Runs a Playwright configuration other than the journeys; the first argument is its name.
// `npm run screens`: writes screenshots of all routes to .cache/screens and the README's pictures to docs/images.
// `npm run lighthouse`: Lighthouse results of all public pages on a phone; needs an idle machine.
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runTool(
  ['@playwright/test', 'playwright'],
  ['test', '--config', ...process.argv.slice(2)],
);
process.exitCode = code;
