// `npm run test:abuse`, `test:faults`, `test:topology`: builds what is stale, then runs the tests in `api/test/<name>`.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

const [suite, ...args] = process.argv.slice(2);

await ensureInstalled();
const outcomes = await ensureAllBuilt();
process.exitCode = outcomes.every(({ ok }) => ok)
  ? (await runTool('vitest', ['run', '--config', `api/test/${suite}/vitest.config.ts`, ...args])).code
  : 1;
