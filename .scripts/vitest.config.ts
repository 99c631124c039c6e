import { defineConfig } from 'vitest/config';

/** Tests of the project's tools. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    environment: 'node',
  },
});
