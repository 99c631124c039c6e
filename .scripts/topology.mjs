// `npm run test:topology`: starts the processes of the Compose files behind Caddy and HAProxy, and restarts them under
// orders; takes about three minutes.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await ensureInstalled();
const outcomes = await ensureAllBuilt();
const config = 'api/test/topology/vitest.config.ts';
process.exitCode = outcomes.every(({ ok }) => ok)
  ? (await runTool('vitest', ['run', '--config', config, ...process.argv.slice(2)])).code
  : 1;
