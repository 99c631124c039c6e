import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Every Vitest test of the project; each part keeps its own settings. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    // By itself Vitest leaves a core of two idle, and files that wait for PostgreSQL leave room beside them.
    maxWorkers: 2,
    projects: ['api/vitest.config.ts', 'web/vitest.config.ts', '.scripts/vitest.config.ts'],
  },
});
