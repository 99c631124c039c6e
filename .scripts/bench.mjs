// `npm run bench`: measures the product against plain peers; `npm run bench -- 3` runs 3 rounds of each.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { supervise } from './lib/supervise.mjs';

await ensureInstalled();
const outcomes = await ensureAllBuilt();
process.exitCode = outcomes.every((outcome) => outcome.ok)
  ? await supervise([['--import', 'tsx', 'api/bench/run.ts', ...process.argv.slice(2)]], {
      NODE_ENV: 'production',
      TSX_TSCONFIG_PATH: 'api/tsconfig.json',
    })
  : 1;
