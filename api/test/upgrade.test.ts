import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { connectDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/postgres/embeddedPostgres.ts';
import { entities } from '../src/modules.ts';
import { startProduct } from './faults/startProduct.ts';
import { visitSite } from './visitSite.ts';

/** The last migration of an earlier state of the product. */
const EARLIER = 'Migration20261129070000_calories';
const TABLES = ['users', 'restaurants', 'products', 'menu_sections', 'retired_slugs', 'orders'];

async function countsOf(url: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const counts: Record<string, number> = {};
    for (const table of TABLES) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
      counts[table] = rows[0]?.n ?? Number.NaN;
    }
    return counts;
  } finally {
    await client.end();
  }
}

/** Takes the schema in a data folder back to the earlier one, as a server of that time left it. */
async function takeBack(dataDir: string): Promise<string[]> {
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    const database = await connectDatabase(postgres.url(), entities, () => undefined);
    try {
      await database.orm.migrator.down({ to: EARLIER });
      const { rows } = await database.pool.query<{ name: string }>(
        'select name from mikro_orm_migrations order by id',
      );
      return rows.map(({ name }) => name);
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}

it(
  'a data folder of an earlier schema is upgraded at the start, and nothing is lost',
  { tags: ['@long'], timeout: 180_000 },
  async () => {
    await using parts = new AsyncDisposableStack();
    const dataDir = mkdtempSync(join(tmpdir(), 'forkfront-upgrade-'));
    parts.defer(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
    const start = async () => {
      const product = await startProduct({}, dataDir);
      parts.defer(async () => void (await product.end('SIGTERM')));
      return product;
    };
    const before = await start();
    const counts = await countsOf(before.databaseUrl());
    expect(counts['products']).toBeGreaterThan(0);
    expect(await before.end('SIGTERM')).toBe(0);
    expect((await takeBack(dataDir)).at(-1)).toBe(EARLIER);

    const after = await start();
    expect((await fetch(`${after.origin}/readyz`)).status).toBe(200);
    expect(await countsOf(after.databaseUrl())).toEqual(counts);
    const site = await visitSite({ port: Number(new URL(after.origin).port) }, 'olive-and-ember', '/');
    expect(site.text).toContain('Margherita');
  },
);
