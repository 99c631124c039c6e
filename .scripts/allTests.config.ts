import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** All Vitest tests of the project; each part has its own settings. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    projects: ['common', 'api', 'web', '.scripts'].map((part) => `${part}/vitest.config.ts`),
    tags: [
      { name: '@long', description: 'Left out by `npm test`, run by `npm run test:all` (CONTRIBUTING.md).' },
    ],
  },
});
