import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const ISOLATED = 'src/**/*.isolated.test.ts';

export default defineConfig({
  // Vite would take graphql's other build: two copies do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] },
  test: {
    root: import.meta.dirname,
    environment: 'node',
    globalSetup: ['./test/globalSetup.ts'],
    // TypeGraphQL's decorators need it, in whatever order a test imports.
    setupFiles: ['reflect-metadata', './test/oneConnection.ts'],
    // They end what hangs. A slow machine with other work needs up to 50 s for the longest tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // The server's modules are loaded once for each worker, not for each file: that took half of the time. A worker
        // goes on only with files of its own group, so the parts run one after the other.
        test: {
          name: 'api',
          include: ['src/**/*.test.ts', 'sandbox/**/*.test.ts', 'test/**/*.test.ts', 'eval/**/*.test.ts'],
          exclude: [ISOLATED],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      // Files that replace modules (`vi.mock`, `vi.resetModules`).
      { extends: true, test: { name: 'api-isolated', include: [ISOLATED] } },
    ],
  },
});
