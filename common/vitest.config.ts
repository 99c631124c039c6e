import { defineConfig } from 'vitest/config';

/** Tests of the pure rules: no database, no page. */
export default defineConfig({
  test: {
    name: 'common',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
  },
});
