import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBreakableProxy, type BreakableProxy } from '../../test/breakableProxy.ts';
import { testDatabase } from '../../test/testDatabase.ts';
import { StartFailure } from '../lib/lifecycle.ts';
import { entities } from '../modules.ts';
import { connectDatabase, openDatabase, type Database } from './database.ts';

const ignore = () => undefined;

describe('hanging database', () => {
  let stop: () => Promise<void>;
  let proxy: BreakableProxy;
  let database: Database;
  beforeEach(async () => {
    const { url: direct, drop } = await testDatabase();
    const url = new URL(direct);
    proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    database = await connectDatabase(url.href, entities, ignore, {
      limits: { connectMs: 5_000, statementMs: 300, lockMs: 200, quietMs: 500 },
    });
    await database.pool.query('create table kept (id int)');
    stop = async () => {
      await database.close();
      await proxy.close();
      await drop();
    };
  });
  afterEach(() => stop());

  const kept = async () => (await database.pool.query('select id from kept order by id')).rows;

  it(
    'waiting statements fail, and new ones succeed as soon as the database is back',
    { tags: ['@long'] },
    async () => {
      const { orm, pool } = database;
      const transaction = orm.em.fork().transactional(async (em) => {
        await em.execute('insert into kept values (1)');
        // Opens a second connection.
        await pool.query('select 1');
        proxy.freeze();
        await em.execute('insert into kept values (2)');
      });
      await expect(transaction).rejects.toThrow('PostgreSQL did not answer within 500 ms.');
      await expect(pool.query('select 1')).rejects.toThrow('PostgreSQL did not answer within 500 ms.');
      proxy.restore();
      expect(await kept()).toEqual([]);
      await orm.em.fork().execute('insert into kept values (3)');
      expect(await kept()).toEqual([{ id: 3 }]);
    },
  );

  it('a statement that takes too long is ended', async () => {
    const sleep = 'select pg_sleep(20)';
    await expect(database.pool.query(sleep)).rejects.toThrow('statement timeout');
    await expect(database.relaxedPool.query(sleep)).rejects.toThrow('statement timeout');
    await expect(database.orm.em.fork().execute(sleep)).rejects.toThrow('statement timeout');
  });

  it('a database closes while it opens connections', async () => {
    const other = await connectDatabase(database.url, entities, ignore);
    const read = () => other.orm.em.fork().execute('select 1');
    // The first statement prepares the ORM, and its connection is used again.
    await read();
    proxy.freeze();
    const before = proxy.attempts();
    const late = Promise.allSettled([read(), read(), read()]);
    await vi.waitFor(() => expect(proxy.attempts()).toBe(before + 2));
    const closed = other.close();
    await new Promise((resolve) => setImmediate(resolve));
    proxy.restore();
    await closed;
    await late;
  });

  it('a connection that is idle between two statements stays open', { tags: ['@long'] }, async () => {
    await database.orm.em.fork().transactional(async (em) => {
      await em.execute('insert into kept values (1)');
      // Longer than both limits: the length of the pause is what is tested.
      await new Promise((resolve) => setTimeout(resolve, 800));
      await em.execute('insert into kept values (2)');
    });
    expect(await kept()).toHaveLength(2);
  });
});

it.each([
  [
    'cannot be reached',
    'postgresql://forkfront:secret@127.0.0.1:9/forkfront',
    /^PostgreSQL at 127\.0\.0\.1:9 cannot be used: .*ECONNREFUSED.*DATABASE_URL/,
  ],
  [
    'is not known',
    'postgresql://forkfront:secret@nowhere.invalid/forkfront',
    /^PostgreSQL at nowhere\.invalid:5432 cannot be used: .*ENOTFOUND|EAI_AGAIN/,
  ],
])('the error of a database that %s is one sentence without the password', async (_case, url, sentence) => {
  const failure = await openDatabase(url, entities, ignore).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(sentence);
  expect((failure as Error).message).not.toContain('secret');
});
