import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { cpuOf } from './cpuOf.ts';
import type { Worker } from './programs.ts';

/** A row while mails wait. */
const LEFT = `(select 1 from order_outbox limit 1)
  union all (select 1 from graphile_worker.jobs where task_identifier in ('mailPlacedOrder', 'mailOrder') limit 1)`;

/**
 * Milliseconds of CPU for the mails of an order, of the worker and of PostgreSQL. Takes twice `orders` orders out of the outbox,
 * starts a worker, puts back one half as a warm-up, then the other half, waits until all their mails are sent, and stops the worker.
 */
export async function background(
  databaseUrl: string,
  postgres: number,
  startWorker: () => Promise<Worker>,
  orders: number,
): Promise<{ node: number; postgres: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  /** Gives every second order, or the others, to the worker and waits until their mails are sent. */
  const send = async (half: 0 | 1): Promise<void> => {
    await client.query(
      `insert into order_outbox select (kept).* from bench_outbox where place % 2 = ${half}`,
    );
    for (;;) {
      const { rows } = await client.query(LEFT);
      if (rows.length === 0) return;
      await delay(200);
    }
  };
  try {
    await client.query(
      `create table bench_outbox as select o as kept, row_number() over () as place from order_outbox o limit ${2 * orders}`,
    );
    await client.query('delete from order_outbox');
    const worker = await startWorker();
    await send(0);
    const before = { node: cpuOf(worker.pid), postgres: cpuOf(postgres) };
    await send(1);
    const spent = {
      node: (cpuOf(worker.pid) - before.node) / orders,
      postgres: (cpuOf(postgres) - before.postgres) / orders,
    };
    await worker.stop();
    return spent;
  } finally {
    await client.end();
  }
}
