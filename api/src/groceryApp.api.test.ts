import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type GroceryClient,
  groceryDocument,
  groceryRoutes,
  openDemoShop,
  startGrocery,
} from '../test/groceryClient.ts';
import { startTestApp, type TestApp } from '../test/testApp.ts';
import { newSecret } from './lib/secrets.ts';

const KEYS = [newSecret(), newSecret()];

let app: TestApp;
let grocery: GroceryClient;
beforeAll(async () => {
  app = await startTestApp();
  await openDemoShop(app);
  grocery = await startGrocery(app, KEYS);
});
afterAll(async () => {
  await grocery.close();
  await app.close();
});

const ask = (path: string, key: string | null, method = 'GET') =>
  fetch(`${grocery.url}${path}`, { method, headers: key === null ? {} : { 'x-api-key': key } });

const ERROR = {
  message: expect.any(String),
  data: { message: expect.any(String) },
  requestId: expect.any(String),
};

describe('the key of the grocery API', () => {
  const paths = groceryRoutes.map(({ method, path }) => [
    method.toUpperCase(),
    `/api/v1${path.replaceAll(/\{\w+\}/g, 'x')}`,
  ]);

  it.each([
    ...paths,
    ['GET', '/'],
    ['GET', '/nowhere'],
    ['OPTIONS', '/api/v1/products'],
    ['GET', '/api/v1/openapi.json'],
  ])('%s %s needs it', async (method, path) => {
    for (const key of [null, 'wrong']) {
      const response = await ask(path ?? '', key, method);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual(ERROR);
    }
  });

  it.each(KEYS.map((key, at) => [at + 1, key]))('key %d opens the API', async (_at, key) => {
    const response = await ask('/api/v1/health', String(key));
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  });

  it.each([
    ['the beginning of a key', (key: string) => key.slice(0, -1)],
    ['a key with more text', (key: string) => `${key}x`],
    ['both keys as one', () => KEYS.join(',')],
  ])('%s is refused', async (_what, change) =>
    expect((await ask('/api/v1/health', change(KEYS[0] ?? ''))).status).toBe(401),
  );

  it('a bearer token does not open the API', async () => {
    const response = await fetch(`${grocery.url}/api/v1/health`, {
      headers: { Authorization: `Bearer ${KEYS[0]}` },
    });
    expect(response.status).toBe(401);
  });

  it('the key does not open the main API', async () => {
    const response = await fetch(`${app.url}/api/v1/users/me`, { headers: { 'x-api-key': KEYS[0] ?? '' } });
    expect(response.status).toBe(401);
  });
});

describe('errors of the grocery API', () => {
  it.each([
    ['an unknown path', 'GET', '/nowhere', 404],
    ['an unknown path of the API', 'GET', '/api/v1/nowhere', 404],
    ['a wrong method', 'DELETE', '/api/v1/products', 405],
    ['a path that cannot be read', 'GET', '/api/v1/products/%E0%A4%A', 400],
  ])('%s is answered as JSON', async (_what, method, path, status) => {
    const response = await ask(path, KEYS[0] ?? '', method);
    expect([response.status, await response.json()]).toEqual([status, ERROR]);
  });
});

describe('the document of the grocery API', () => {
  it('the document is served, and every operation needs the key', async () => {
    const response = await ask('/api/v1/openapi.json', KEYS[0] ?? '');
    const document: unknown = await response.json();
    expect(document).toEqual(JSON.parse(JSON.stringify(groceryDocument)));
    expect(document).toMatchObject({
      openapi: '3.1.0',
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-api-key' } } },
    });
  });

  it('every operation has its own name and the failures that every request can have', () => {
    const operations = Object.values(groceryDocument.paths ?? {}).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(groceryRoutes.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(groceryRoutes.length);
    for (const operation of operations) {
      expect(operation.security).toEqual([{ key: [] }]);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['401', '429']));
    }
  });
});

describe('the limits of the grocery API', () => {
  /** Without fetch, which would keep a thousand answers in memory. */
  const status = (key: string) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
      request(`${grocery.url}/nowhere`, { headers: { 'x-api-key': key } }, (response) => {
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode, headers: response.headers }));
      })
        .once('error', reject)
        .end();
    });

  it(
    'answers tell what is left, and after 1,200 requests in a minute the API asks to wait',
    { tags: ['@long'] },
    async () => {
      const first = await status(KEYS[0] ?? '');
      expect(first.headers).toMatchObject({
        'ratelimit-limit': '1200',
        'ratelimit-reset': expect.stringMatching(/^\d+$/),
      });
      const left = Number(first.headers['ratelimit-remaining']);
      expect(left).toBeGreaterThan(1_000);
      for (let at = 0; at < left; at += 50)
        await Promise.all(Array.from({ length: Math.min(50, left - at) }, () => status(KEYS[0] ?? '')));
      const refused = await status(KEYS[0] ?? '');
      expect(refused).toMatchObject({ status: 429, headers: { 'ratelimit-remaining': '0' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  it('wrong keys are limited apart, to 60 in ten minutes', async () => {
    const statuses = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await status('wrong')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
