// `npm run test:abuse`: sends hostile input to every entry of the product and measures what it costs; takes about ten minutes.
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
        'api/test/abuse/vitest.config.ts',
        ...process.argv.slice(2),
      ])
    ).code
  : 1;
