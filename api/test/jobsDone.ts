import { expect, vi } from 'vitest';
import type { TestApp } from './testApp.ts';

/** Waits until all outboxes are empty and all jobs have ended, including jobs queued by jobs and jobs that failed finally. */
export const jobsDone = (app: TestApp): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await app.container.infrastructure.database.pool.query(
        `select task_identifier as job, last_error from graphile_worker.jobs where attempts < max_attempts
         union all select 'order in the outbox', order_id::text from order_outbox`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 20 },
  );
