import { defineConfig } from 'vitest/config';

/** Long versions of tests of `npm test` (`npm run test:faults`). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.faults.ts'],
    fileParallelism: false,
  },
});
