import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BreakableProxy, startBreakableProxy } from '../../test/breakableProxy.ts';
import { makeAccount } from '../../test/makeAccount.ts';
import { recordedLog } from '../../test/recordedLog.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { listenOnLoopback } from '../../sandbox/listenOnLoopback.ts';
import { connectDatabase, type Database } from '../db/database.ts';
import { createGroceryApp } from '../groceryApp.ts';
import { entities } from '../modules.ts';

/** A product whose database can be taken away. */
let home: TestApp;
let app: TestApp;
let proxy: BreakableProxy;
let database: Database;
let lines: ReturnType<typeof recordedLog>['lines'];
let token: string;

beforeAll(async () => {
  home = await startTestApp();
  ({ token } = await makeAccount(home));
  const url = new URL(home.databaseUrl);
  proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  database = await connectDatabase(url.href, entities, () => undefined);
  const recorded = recordedLog('warn');
  lines = recorded.lines;
  app = await startTestApp({ beside: home, replace: { database, log: recorded.log } });
});
beforeEach(() => proxy.restore());
afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await home.close();
});

const AGAIN = 'Part of our service does not answer at the moment. Please try again in a minute.';

const graphql = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

it.each([
  ['a query of a guest', '{ storefront(slug: "olive") { name } }', false],
  ['a query of a signed-in user', '{ viewer { name } }', true],
  [
    'a mutation',
    'mutation { login(input: { email: "a@b.example", password: "12345678" }) { __typename } }',
    false,
  ],
])(
  'while the database is away, %s gets 503 and a text that says to try again',
  async (_what, query, isSignedIn) => {
    proxy.cut();
    const answer = await graphql(query, isSignedIn ? { Authorization: `Bearer ${token}` } : {});
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.json()).toMatchObject({
      errors: [{ message: AGAIN, extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 10 } }],
    });
  },
);

it.each([
  ['a guest', {}, '/api/v1/services'],
  ['a signed-in user', { Authorization: 'Bearer token' }, '/api/v1/users/me'],
])('while the database is away, the REST API answers %s with 503', async (_who, headers, path) => {
  proxy.cut();
  const answer = await fetch(`${app.url}${path}`, { headers });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.json()).toMatchObject({ message: AGAIN, data: { message: AGAIN } });
});

it('while the database is away, the grocery API answers with 503', async () => {
  const { server } = createGroceryApp(app.container, ['a key of the grocery API'], false);
  const port = await listenOnLoopback(server, 0);
  try {
    proxy.cut();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/products`, {
      headers: { 'x-api-key': 'a key of the grocery API' },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    expect(await answer.json()).toMatchObject({ message: AGAIN });
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it('an outage is a warning with its reason, and answers are normal again afterwards', async () => {
  proxy.cut();
  lines.length = 0;
  await graphql('{ viewer { name } }', { Authorization: `Bearer ${token}` });
  expect(lines).toMatchObject([{ level: 40, msg: 'try again', reason: expect.any(String) as string }]);
  proxy.restore();
  const answer = await graphql('{ viewer { name } }', { Authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
});
