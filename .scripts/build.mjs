// `npm run build`: installs what is missing and builds what is stale.
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
const outcomes = await ensureAllBuilt();
if (outcomes.every((outcome) => outcome.fresh)) console.log('Everything is built already.');
process.exitCode = outcomes.every((outcome) => outcome.ok) ? 0 : 1;
