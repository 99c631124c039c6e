import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startS3Sandbox } from '../sandbox/s3/startS3Sandbox.ts';
import { startStripeSandbox } from '../sandbox/stripe/startStripeSandbox.ts';
import { freePort, startProduct, type Product } from './faults/startProduct.ts';
import { testDatabase } from './testDatabase.ts';
import { testPool } from './testPool.ts';

const KEYS = { accessKeyId: 'forkfront', secretAccessKey: 'a-secret-of-this-test-alone-4711' };
const BUCKET = { bucket: 'forkfront', region: 'eu-west-2' };

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;
let folder: string;
let products: Product[];
beforeEach(async () => {
  database = await testDatabase();
  pool = testPool(database.url);
  folder = mkdtempSync(join(tmpdir(), 'forkfront-start-'));
  products = [];
});
afterEach(async () => {
  await Promise.all(products.map((product) => product.remove()));
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Starts the built product with an S3 server at this port (`npm run build`). */
async function start(s3Port: number, settings: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({
    DATABASE_URL: database.url,
    APP_SECRET: 'a secret of the processes of this test',
    S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    ...settings,
  });
  products.push(product);
  return product;
}

const pictureJobs = async () =>
  (
    await pool.query<{ attempts: number; error: string | null }>(
      "select attempts, last_error as error from graphile_worker.jobs where task_identifier = 'storeDemoPictures'",
    )
  ).rows;

it(
  'the product starts and serves without its storage, and stores the pictures of the demo when the storage answers',
  { tags: ['@long'], timeout: 120_000 },
  async () => {
    const port = await freePort();
    const product = await start(port);
    expect(product.child.exitCode, product.output()).toBeNull();
    const menu = await fetch(`${product.origin}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: '{ storefront(slug: "olive-and-ember") { name } }' }),
    });
    expect(await menu.json()).toMatchObject({ data: { storefront: { name: expect.any(String) as string } } });
    // The job is listed with its error, and waits for its next attempt.
    await vi.waitFor(
      async () =>
        expect(await pictureJobs()).toEqual([{ attempts: 1, error: expect.stringMatching(/ECONNREFUSED/) }]),
      { timeout: 20_000, interval: 100 },
    );

    const s3 = await startS3Sandbox({ ...BUCKET, ...KEYS, dir: join(folder, 's3'), port });
    try {
      await vi.waitFor(
        async () => {
          // Without waiting for the next attempt.
          await pool.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
          expect(await pictureJobs()).toEqual([]);
        },
        { timeout: 30_000, interval: 200 },
      );
      const { rows } = await pool.query<{ key: string }>(
        "select cover_image_key as key from restaurants where slug = 'olive-and-ember'",
      );
      const picture = await fetch(`http://127.0.0.1:${port}/${BUCKET.bucket}/${rows[0]?.key}`);
      expect(picture.status).toBe(200);
    } finally {
      await s3.close();
    }
  },
);

it.each(['api', 'worker', 'grocery'])(
  'a process with the role %s starts without its storage',
  { tags: ['@long'], timeout: 90_000 },
  async (role) => {
    const product = await start(await freePort(), { ROLES: role });
    expect(product.output()).toContain('is running');
    expect(product.child.exitCode, product.output()).toBeNull();
  },
);

it(
  'each start copies the plans to Stripe, and without a difference nothing changes there',
  { tags: ['@long'], timeout: 120_000 },
  async () => {
    const stripe = await startStripeSandbox({
      secretKey: 'sk_test_start',
      webhookSecret: 'whsec_start',
      dir: join(folder, 'stripe'),
      port: 0,
      webhookUrl: 'http://127.0.0.1:9/',
    });
    const settings = {
      DEMO: '0',
      STRIPE_SECRET_KEY: 'sk_test_start',
      STRIPE_WEBHOOK_SECRET: 'whsec_start',
      STRIPE_API_URL: stripe.baseUrl,
    };
    const copied = async (product: Product): Promise<string> => {
      await vi.waitFor(() => expect(product.output()).toContain('the catalogue was copied'), {
        timeout: 30_000,
        interval: 100,
      });
      const prices = await fetch(`${stripe.baseUrl}/v1/prices?limit=100`, {
        headers: { authorization: 'Bearer sk_test_start' },
      });
      return prices.text();
    };
    try {
      const first = await start(await freePort(), { ...settings, LOG_LEVEL: 'info' });
      const prices = await copied(first);
      expect(prices).toMatch(/"id":"price_/);
      await first.end('SIGTERM');
      expect(await copied(await start(await freePort(), { ...settings, LOG_LEVEL: 'info' }))).toBe(prices);
    } finally {
      await stripe.close();
    }
  },
);
