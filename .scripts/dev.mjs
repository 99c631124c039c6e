// `npm run dev`: the API restarts and the web reloads when a file changes.
import { existsSync } from 'node:fs';
import { ensureAllBuilt } from './lib/builds.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/root.mjs';
import { toolPath } from './lib/run.mjs';
import { supervise } from './lib/supervise.mjs';

await ensureInstalled();
// The API loads the built renderer of the storefront and the built public pages, so they must exist before it starts.
if (['storefront', 'pages'].some((part) => !existsSync(inProject('web/dist', part)))) await ensureAllBuilt();
console.log(
  'Open http://localhost:5173 (hot reload); the API and the sites answer at http://localhost:5001.',
);

const api = ['watch', '--env-file-if-exists=.env', '--clear-screen=false', '--tsconfig', 'api/tsconfig.json'];
process.exitCode = await supervise([
  [
    toolPath('tsx'),
    ...api,
    '--include',
    'web/dist/storefront/**',
    '--include',
    'api/sandbox/**',
    'api/src/main.ts',
  ],
  [toolPath('vite'), '--config', 'web/vite.config.ts', '--clearScreen', 'false'],
  [
    toolPath('vite'),
    'build',
    '--watch',
    '--config',
    'web/vite.storefront.config.ts',
    '--clearScreen',
    'false',
  ],
]);
