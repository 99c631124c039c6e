import { expect, vi } from 'vitest';
import { addJob } from '../src/gateways/jobs/addJob.ts';
import type { JobPayloads } from '../src/gateways/jobs/jobs.gateway.ts';
import type { TestApp } from './testApp.ts';

/** Waits until the workers have done every job, also those that jobs queued. */
export const jobsDone = (app: TestApp): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await app.shared.infrastructure.database.pool.query(
        'select task_identifier, last_error from graphile_worker.jobs',
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 20 },
  );

/** Queues a job, as often as wanted at once, and waits until the workers have done it. */
export async function runJob<Name extends keyof JobPayloads>(
  app: TestApp,
  name: Name,
  payload: JobPayloads[Name],
  times = 1,
): Promise<void> {
  await app.scope().em.transactional(async (em) => {
    for (let count = 0; count < times; count += 1) await addJob(em, name, payload);
  });
  await jobsDone(app);
}
