// `npm run build`: installs what is missing and builds what is stale.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const outcomes = await ensureAllBuilt();
if (outcomes.every((outcome) => outcome.fresh)) console.log('All builds are up to date.');
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
