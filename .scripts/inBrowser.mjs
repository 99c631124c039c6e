// Work in the journeys' browser that is no journey; its first argument is the configuration.
// `npm run screens`: photographs every route into .cache/screens and the README's pictures into docs/images.
// `npm run lighthouse`: what Lighthouse says of every public page on a phone; wants a machine that does nothing else.
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runTool(
  ['@playwright/test', 'playwright'],
  ['test', '--config', ...process.argv.slice(2)],
);
process.exitCode = code;
