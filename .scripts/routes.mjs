// Writes web/src/routeTree.gen.ts from the files in web/src/routes. With --check it fails when a file changes.
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
// The router's plugin writes the tree (and the path in each route file) when Vite resolves its configuration.
await resolveConfig({ configFile: inProject('web/vite.config.ts') }, 'build');
const changed = [...read()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);

if (changed.length > 0) console.log(`Updated: ${changed.join(', ')}`);
if (changed.length > 0 && process.argv.includes('--check')) {
  console.error('The route tree was out of date and is updated now. Check the difference and commit it.');
  process.exitCode = 1;
}
