import { defineConfig } from 'vitest/config';

/** Tests of the tooling itself. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
  },
});
