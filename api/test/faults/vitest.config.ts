import { defineConfig } from 'vitest/config';

/** Long tries of what `npm test` tries in short (`npm run test:faults`). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    environment: 'node',
    include: ['*.faults.ts'],
    fileParallelism: false,
  },
});
