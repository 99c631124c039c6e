import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { extends: './api/vitest.config.ts', test: { name: 'api' } },
      { extends: './web/vitest.config.ts', test: { name: 'web' } },
    ],
  },
});
