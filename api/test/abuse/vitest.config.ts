import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The long form of `abuse.api.test.ts` (`npm run test:abuse`). */
export default defineConfig({
  // Vite would take graphql's other build: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.abuse.ts'],
    globalSetup: [resolve(import.meta.dirname, '../globalSetup.ts')],
    setupFiles: ['reflect-metadata'],
    testTimeout: 15 * 60_000,
    hookTimeout: 60_000,
  },
});
