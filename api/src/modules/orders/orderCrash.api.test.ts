import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../db/postgres/embeddedPostgres.ts';
import { entities } from '../../modules.ts';
import { emptyOrderOutbox } from './orderOutbox.repository.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

const ignore = () => undefined;
let directory: string;
let postgres: EmbeddedPostgres;
let database: Database;
let app: TestApp;
let site: MadeSite;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'forkfront-crash-'));
  postgres = await startEmbeddedPostgres(directory);
  database = await openDatabase(postgres.url(), entities, ignore);
  // Everything but the orders' database is elsewhere: nothing else makes this one write to disk.
  app = await startTestApp({ replace: { database } });
  site = await makeSite(app);
});
afterAll(async () => {
  await app.close();
  await database.close();
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Ends the server at once, without a checkpoint and without writing what is in memory. */
async function crash(): Promise<void> {
  const pid = postgres.pid();
  process.kill(pid, 'SIGQUIT');
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 10_000 });
}

it('every acknowledged order and its mails survive a crash of PostgreSQL', { tags: ['@long'] }, async () => {
  const acknowledged: string[] = [];
  for (let caller = 1; caller <= 3; caller += 1) {
    const placed = await app
      .scope()
      .get(PlaceOrderService)
      .place(
        {
          ...orderInput(site),
          lines: [{ productId: site.product('Diavola').id, quantity: 1 }],
          shownTotal: 1050,
          note: '',
          ...COLLECT_NOW,
        },
        `192.0.2.${caller}`,
      );
    if (placed.ok) acknowledged.push(placed.value.order.id);
  }
  await crash();
  // The server is launched again by itself.
  const after = await vi.waitFor(() => openDatabase(postgres.url(), entities, ignore), {
    timeout: 20_000,
    interval: 250,
  });
  try {
    const orders = await after.pool.query<{ id: string }>('select id from orders order by id');
    expect(orders.rows.map(({ id }) => id)).toEqual(acknowledged);
    await emptyOrderOutbox(after.pool, new Date());
    const jobs = await after.pool.query('select from graphile_worker.jobs');
    expect(jobs.rowCount).toBe(3);
  } finally {
    await after.close();
  }
});
