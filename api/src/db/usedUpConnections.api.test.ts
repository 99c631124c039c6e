import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '../../test/makeAccount.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { entities } from '../modules.ts';
import { connectDatabase, type Database } from './database.ts';

const SIZE = 3;

let home: TestApp;
let app: TestApp;
let database: Database;
let token: string;
beforeAll(async () => {
  home = await startTestApp();
  ({ token } = await makeAccount(home));
  database = await connectDatabase(home.databaseUrl, entities, () => undefined, { size: SIZE });
  app = await startTestApp({ beside: home, replace: { database } });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await home.close();
});

/** Runs `work` while all connections of the process are in use. */
async function whileUsedUp<T>(work: () => Promise<T>): Promise<T> {
  const held = await Promise.all(Array.from({ length: SIZE }, () => database.pool.connect()));
  try {
    return await work();
  } finally {
    for (const client of held) client.release();
  }
}

const ask = (path: string, body: object | null = null) =>
  fetch(`${app.url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  });
const viewer = () => ask('/graphql', { query: '{ viewer { name } }' });

it(
  'while all connections of the process are in use, requests get 503 with Retry-After, and afterwards answers',
  { tags: ['@long'] },
  async () => {
    const answers = await whileUsedUp(() => Promise.all([viewer(), ask('/api/v1/users/me')]));
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.text()).toContain('Please try again in a minute.');
    }
    expect((await viewer()).status).toBe(200);
  },
);

it('the ORM and plain statements share the connections of a process', { tags: ['@long'] }, async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) =>
      number % 2 === 0 ? database.pool.query('select 1') : database.orm.em.fork().execute('select 1'),
    ),
  );
  expect(database.pool.totalCount).toBeLessThanOrEqual(SIZE);
  const { rows } = await home.container.infrastructure.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query = 'select 1'`,
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(SIZE);
});
