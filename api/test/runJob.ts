import { addJob, type JobPayloads } from '../src/gateways/jobs/jobs.gateway.ts';
import { jobsDone } from './jobsDone.ts';
import type { TestApp } from './testApp.ts';

/** Queues a job, optionally several times in parallel, and waits until the workers have run it. */
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
