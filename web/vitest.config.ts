import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { relayPlugin } from './vite/relayPlugin.ts';

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
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
