import { defineConfig } from 'vitest/config';

/** The shipped processes behind their proxy (`npm run test:topology`). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.topology.ts'],
    fileParallelism: false,
  },
});
