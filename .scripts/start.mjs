// `npm start`: installs what is missing, builds what is stale, runs the production server.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { supervise } from './lib/supervise.mjs';

await ensureInstalled();
const outcomes = await ensureAllBuilt();
process.exitCode = outcomes.every((outcome) => outcome.ok)
  ? await supervise([['--env-file-if-exists=.env', '--enable-source-maps', 'api/dist/main.js']], {
      NODE_ENV: 'production',
    })
  : 1;
