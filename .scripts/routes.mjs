// Writes web/src/routeTree.gen.ts from the files in web/src/routes. With --check it fails when that changes anything.
import { existsSync, readFileSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { inProject } from './lib/root.mjs';
import { filesBelow } from './lib/stale.mjs';

const read = () =>
  new Map(
    ['web/src/routeTree.gen.ts', ...filesBelow(['web/src/routes'])]
      .filter((file) => existsSync(inProject(file)))
      .map((file) => [file, readFileSync(inProject(file), 'utf8')]),
  );

const before = read();
// The router's plugin writes the tree (and the path inside each route file) as soon as Vite has its configuration.
await resolveConfig({ configFile: inProject('web/vite.config.ts') }, 'build');
const changed = [...read()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);

if (changed.length > 0) console.log(`Written anew: ${changed.join(', ')}`);
if (changed.length > 0 && process.argv.includes('--check')) {
  console.error('The route tree was not what the route files say. Look at the difference and keep it.');
  process.exitCode = 1;
}
