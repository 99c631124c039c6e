import { ensureAllBuilt } from './builds.mjs';
import { ensureInstalled } from './install.mjs';
import { productNode } from './productNode.mjs';
import { supervise } from './supervise.mjs';

/**
 * Installs missing packages, runs stale builds and starts the production server. A server that ends by itself is started
 * again; otherwise this process gets its exit code.
 */
export async function startProduct() {
  await ensureInstalled();
  const outcomes = await ensureAllBuilt();
  if (!outcomes.every((outcome) => outcome.ok)) {
    process.exitCode = 1;
    return;
  }
  const { path, warning } = productNode();
  if (warning) console.warn(warning);
  process.exitCode = await supervise(
    [['--env-file-if-exists=.env', '--enable-source-maps', 'api/dist/main.js']],
    { NODE_ENV: 'production' },
    { restart: true, node: path },
  );
}
