import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { cpuOf } from './cpuOf.ts';

/** Time until a started worker has nothing to do but wait (ms). */
const SETTLE_MS = 3_000;

/**
 * Milliseconds of CPU for the mails of an order, of the worker and of PostgreSQL. Keeps `orders` orders in the outbox, starts a
 * worker with an empty one, gives them back and waits until all their mails are sent.
 */
export async function background(
  databaseUrl: string,
  postgres: number,
  startWorker: () => Promise<number>,
  orders: number,
): Promise<{ node: number; postgres: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `create table bench_outbox as select * from order_outbox order by order_id desc limit ${orders}`,
    );
    await client.query('delete from order_outbox');
    const worker = await startWorker();
    await delay(SETTLE_MS);
    const before = { node: cpuOf(worker), postgres: cpuOf(postgres) };
    await client.query('insert into order_outbox select * from bench_outbox');
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        `select (select count(*) from order_outbox)::int
           + (select count(*) from graphile_worker.jobs where task_identifier = 'mailOrder')::int as left`,
      );
      if (rows[0]?.left === 0) break;
      await delay(100);
    }
    return {
      node: (cpuOf(worker) - before.node) / orders,
      postgres: (cpuOf(postgres) - before.postgres) / orders,
    };
  } finally {
    await client.end();
  }
}
