// `npm run screens`: photographs every route into .cache/screens and the README's pictures into docs/images.
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await ensureInstalled();
const { code } = await runTool(
  ['@playwright/test', 'playwright'],
  ['test', '--config', 'web/screens.config.ts', ...process.argv.slice(2)],
);
process.exitCode = code;
