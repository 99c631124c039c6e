import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { relayPlugin } from './vite/relayPlugin.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'];
const SITES = 'src/storefront/**/*.test.ts';
const ISOLATED = 'src/**/*.isolated.test.{ts,tsx}';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.vite/vitest'),
  plugins: [relayPlugin()],
  oxc: { plugins: { styledComponents: { fileName: false } } },
  resolve: {
    alias: [
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // One file for everybody: the CommonJS and the ESM build of graphql refuse each other's objects.
      { find: /^graphql$/, replacement: here('../node_modules/graphql/index.js') },
    ],
  },
  test: {
    environment: 'happy-dom',
    setupFiles: [here('src/test/setup.ts')],
    restoreMocks: true,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        // Each worker loads the app's modules once, not once for each file: that took half of the time. A worker takes
        // files of one group only, so the groups run one after the other.
        test: {
          name: 'web',
          include: TESTS,
          exclude: [ISOLATED, SITES],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      // They replace the whole document, which links style sheets. A group of their own costs three workers; environment options
      // in the files cost a worker for each of them.
      {
        extends: true,
        test: {
          name: 'sites',
          include: [SITES],
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
      // Files that replace modules (`vi.mock`).
      { extends: true, test: { name: 'web-isolated', include: [ISOLATED] } },
    ],
  },
});
