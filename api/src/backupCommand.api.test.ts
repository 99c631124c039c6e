import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite } from '../test/makeSite.ts';
import { orderInput, placeOrder } from '../test/placeOrder.ts';
import { runProgram } from '../test/runProgram.ts';
import { startTestApp, type TestApp } from '../test/testApp.ts';
import { testDatabase } from '../test/testDatabase.ts';
import { readConfig } from './config.ts';
import { readManifest } from './db/backup/manifest.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/postgres/embeddedPostgres.ts';
import type { RateLimiter } from './gateways/limits/rateLimiter.gateway.ts';
import { createS3Storage } from './gateways/storage/s3Storage.ts';
import type { StorageGateway } from './gateways/storage/storage.gateway.ts';
import { Teardown } from './lib/lifecycle.ts';
import { lockFolder } from './lib/lockFolder.ts';
import { ok } from './lib/result.ts';
import { entities } from './modules.ts';
import { outsideServices } from './outsideServices.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LONG = { tags: ['@long'] };

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'forkfront-backup-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Runs `npm run backup` or `restore` as the built program, which starts faster than TypeScript. */
const run = (name: 'backup' | 'restore', words: string[], env: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, [`api/dist/${name}Command.js`, ...words], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: join(dir, 'data'), ...env },
  });

async function rowsOf(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const EMPTY = 'drop schema public cascade; drop schema graphile_worker cascade; create schema public';
const ORDERS = `select o.idempotency_key as key, count(l.id)::int as lines from orders o left join order_lines l on l.order_id = o.id
  group by 1 order by 1`;

/** One address sends all orders. */
const UNLIMITED: RateLimiter = {
  take: () => Promise.resolve(ok(undefined)),
  count: () => Promise.resolve({ isAllowed: true, remaining: 1, resetSeconds: 0 }),
  giveBack: () => Promise.resolve(),
};

/** Places orders by several diners until `isOver`. `acknowledged` gets the time (ms) of each answer, by the key of its order. */
async function orderUntil(app: TestApp, acknowledged: Map<string, number>, isOver: () => boolean) {
  const site = await makeSite(app, { status: 'active_paid' });
  const order = async (diner: string) => {
    while (!isOver()) {
      const input = orderInput(site, { email: `${diner}@example.org` });
      const { __typename } = await placeOrder(app, input);
      if (__typename !== 'PlaceOrderPayload') throw new Error(__typename);
      acknowledged.set(input.idempotencyKey, Date.now());
    }
  };
  await Promise.all(['ana', 'bo', 'cleo', 'dan'].map(order));
}

it(
  'a backup made while diners order is restored to the last order that was acknowledged before its moment',
  LONG,
  async () => {
    const app = await startTestApp({ worker: true, replace: { limiter: UNLIMITED } });
    const target = await testDatabase();
    try {
      let isOver = false;
      const acknowledged = new Map<string, number>();
      const ordering = orderUntil(app, acknowledged, () => isOver);
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(20), { timeout: 20_000 });
      const folder = join(dir, 'backup');
      const made = await run('backup', [folder], { DATABASE_URL: app.databaseUrl });
      isOver = true;
      await ordering;
      expect(made).toMatchObject({ code: 0, problems: '' });

      await rowsOf(target.url, EMPTY);
      const restored = await run('restore', [folder], { DATABASE_URL: target.url });
      expect(restored).toMatchObject({ code: 0, problems: '' });

      const { snapshotAt, tables } = await readManifest(folder);
      const orders = await rowsOf(target.url, ORDERS);
      const keys = new Set(orders.map(({ key }) => key));
      const before = [...acknowledged].filter(([, at]) => at < Date.parse(snapshotAt));
      expect(before.length).toBeGreaterThan(0);
      expect(before.length).toBeLessThan(acknowledged.size);
      expect(before.filter(([key]) => !keys.has(key))).toEqual([]);
      expect([...keys].filter((key) => !acknowledged.has(String(key)))).toEqual([]);
      expect(new Set(orders.map(({ lines }) => lines))).toEqual(new Set([2]));
      for (const { table, rows } of tables)
        expect(await rowsOf(target.url, `select count(*)::int as rows from ${table}`), table).toEqual([
          { rows },
        ]);
      expect(restored.out).toMatch(new RegExp(`^orders +${orders.length}$`, 'm'));
    } finally {
      await app.close();
      await target.drop();
    }
  },
);

/** Uses the storage that the product starts for this data folder. */
async function useStorage<T>(dataDir: string, use: (storage: StorageGateway) => Promise<T>): Promise<T> {
  const teardown = new Teardown();
  try {
    const services = await outsideServices(readConfig({ DATA_DIR: dataDir, PORT: '0' }), teardown);
    const storage = createS3Storage(services.storage);
    teardown.add(() => storage.close());
    return await use(storage);
  } finally {
    await teardown.run();
  }
}

describe('the files', () => {
  let source: Awaited<ReturnType<typeof testDatabase>>;
  let target: Awaited<ReturnType<typeof testDatabase>>;
  beforeEach(async () => {
    [source, target] = await Promise.all([testDatabase(), testDatabase()]);
    await useStorage(join(dir, 'data'), (storage) =>
      storage.write('public/a.webp', { bytes: Buffer.from('picture'), contentType: 'image/webp' }),
    );
  });
  afterEach(() => Promise.all([source.drop(), target.drop()]));

  it('of the stand-in come back, and nobody else can read the backup', async () => {
    const folder = join(dir, 'backup');
    const made = await run('backup', [folder], { DATABASE_URL: source.url });
    expect(made.out).toMatch(/1 files with \d+ bytes/);
    expect(statSync(folder).mode & 0o077).toBe(0);
    const data = join(dir, 'other');
    const restored = await run('restore', [folder, '--replace'], {
      DATABASE_URL: target.url,
      DATA_DIR: data,
    });
    expect(restored).toMatchObject({ code: 0, problems: '' });
    const found = await useStorage(data, (storage) => storage.read('public/a.webp'));
    expect([found?.bytes.toString(), found?.contentType]).toEqual(['picture', 'image/webp']);
  });

  it('of a bucket are listed, and a restore counts those that the bucket misses', LONG, async () => {
    const sizes: Record<string, number> = { 'public/a.webp': 7, 'public/b.webp': 8 };
    const bucket = createServer(({ method, url = '' }, response) => {
      const key = new URL(url, 'http://localhost').pathname.slice('/forkfront/'.length);
      const contents = Object.entries(sizes).map(
        ([name, size]) => `<Contents><Key>${name}</Key><Size>${size}</Size></Contents>`,
      );
      if (method !== 'HEAD') response.end(`<ListBucketResult>${contents.join('')}</ListBucketResult>`);
      else if (key === 'public/a.webp') response.setHeader('content-length', 7).end();
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(bucket, 'listening');
    try {
      const { port } = bucket.address() as AddressInfo;
      const s3 = {
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      };
      const folder = join(dir, 'backup');
      const made = await run('backup', [folder], { DATABASE_URL: source.url, ...s3 });
      expect(made.out).toContain('The 2 files of the bucket (15 bytes) are listed, not copied');
      const restored = await run('restore', [folder, '--replace'], { DATABASE_URL: target.url, ...s3 });
      expect([restored.problems, restored.out]).toEqual([
        '',
        expect.stringMatching(/^in the bucket +2, 1 missing$/m),
      ]);
    } finally {
      bucket.close();
    }
  });

  it('are not touched, nor the database, when one of the backup has changed', LONG, async () => {
    const folder = join(dir, 'backup');
    await run('backup', [folder], { DATABASE_URL: source.url });
    const name = createHash('sha256').update('public/a.webp').digest('hex');
    const file = join(folder, 'files', name.slice(0, 2), name);
    writeFileSync(file, readFileSync(file).subarray(1));
    const { code, problems } = await run('restore', [folder, '--replace'], { DATABASE_URL: target.url });
    expect([code, problems]).toEqual([1, `The backup is damaged: ${file} is missing or has changed.\n`]);
  });

  it('are not restored into the folder of a running product', LONG, async () => {
    const folder = join(dir, 'backup');
    await run('backup', [folder], { DATABASE_URL: source.url });
    const lock = lockFolder(join(dir, 'data'));
    try {
      const { code, problems } = await run('restore', [folder, '--replace'], { DATABASE_URL: target.url });
      expect([code, problems]).toEqual([1, expect.stringContaining(`is in use by process ${process.pid}.`)]);
    } finally {
      if (!lock.isHeld) lock.release();
    }
  });
});

it('a backup goes into a new folder only, and a failed one leaves no folder', LONG, async () => {
  const folder = join(dir, 'backup');
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), '');
  const refused = await run('backup', [folder], { DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  expect([refused.code, refused.problems]).toEqual([
    1,
    `The folder ${folder} is not empty. Choose a new one.\n`,
  ]);
  const failed = await run('backup', [join(dir, 'new')], { DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  expect(failed.code).toBe(1);
  expect(existsSync(join(dir, 'new'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

it.each([
  ['backup', ['a', 'b'], /^Usage:\n  npm run backup -- \[folder\]/],
  ['restore', [], /^Usage:\n  npm run restore -- <folder> \[--replace\]/],
  ['restore', ['--all'], /^Usage:/],
] as const)('%s %j prints how it is used', LONG, async (name, words, usage) => {
  const { code, problems } = await run(name, [...words], {});
  expect([code, problems]).toEqual([1, expect.stringMatching(usage)]);
});

it('the built-in server is backed up while it runs, and restored into a new data folder', LONG, async () => {
  const data = join(dir, 'data');
  const lock = lockFolder(data);
  const postgres = await startEmbeddedPostgres(data);
  const folder = join(dir, 'backup');
  try {
    const database = await openDatabase(postgres.url(), entities, () => undefined);
    await database.pool.query(
      "insert into users (id, name, email, created_at) values (gen_random_uuid(), 'Ann', 'ann@example.org', now())",
    );
    const made = await run('backup', [folder], {});
    expect(made).toMatchObject({ code: 0, problems: '' });
    const inUse = await run('restore', [folder, '--replace'], {});
    expect([inUse.code, inUse.problems]).toEqual([1, expect.stringMatching(/^The database is in use/)]);
    await database.close();
  } finally {
    await postgres.stop();
    if (!lock.isHeld) lock.release();
  }
  const other = join(dir, 'other');
  const restored = await run('restore', [folder], { DATA_DIR: other });
  expect(restored).toMatchObject({ code: 0, problems: '' });
  const again = await startEmbeddedPostgres(other);
  try {
    expect(await rowsOf(again.url(), 'select name from users')).toEqual([{ name: 'Ann' }]);
  } finally {
    await again.stop();
  }
});
