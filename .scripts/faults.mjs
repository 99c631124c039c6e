// `npm run test:faults`: tests failures of PostgreSQL under load; takes about four minutes.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runTool } from './lib/run.mjs';

await ensureInstalled();
const outcomes = await ensureAllBuilt();
process.exitCode = outcomes.every(({ ok }) => ok)
  ? (
      await runTool('vitest', [
        'run',
        '--config',
        'api/test/faults/vitest.config.ts',
        ...process.argv.slice(2),
      ])
    ).code
  : 1;
