import { defineConfig } from 'vitest/config';

/** Tests of the project's tools. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    // The files share the modules of their worker: a worker of its own costs half a second.
    isolate: false,
  },
});
