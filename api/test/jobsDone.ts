import { expect, vi } from 'vitest';
import type { TestApp } from './testApp.ts';

/** Until every job of an app is done. */
export const jobsDone = (app: TestApp) =>
  vi.waitFor(
    async () => {
      const { rows } = await app.shared.infrastructure.database.pool.query(
        'select from graphile_worker.jobs where attempts < max_attempts',
      );
      expect(rows).toHaveLength(0);
    },
    { timeout: 15_000, interval: 20 },
  );
