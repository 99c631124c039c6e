import { sql } from 'kysely';
import { prepare, tablesFor } from '../../lib/preparedStatement.ts';

interface JobTables {
  'graphile_worker.jobs': {
    task_identifier: string;
    attempts: number;
    max_attempts: number;
    run_at: Date;
    locked_at: Date | null;
  };
}

const tables = tablesFor<JobTables>();

/** The jobs of the queue by name and state, and how long the oldest due one of each name waits (s). */
export const queueState = prepare('metrics_queue', () =>
  tables
    .selectFrom('graphile_worker.jobs')
    .select((eb) => [
      'task_identifier as job',
      eb
        .case()
        .when('locked_at', 'is not', null)
        .then('running')
        .when('attempts', '>=', eb.ref('max_attempts'))
        .then('failed')
        .else('waiting')
        .end()
        .as('state'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(extract(epoch from now() - min(run_at) filter (
        where locked_at is null and attempts < max_attempts and run_at < now())), 0)::float`.as('lag'),
    ])
    .groupBy([sql`1`, sql`2`]),
);
