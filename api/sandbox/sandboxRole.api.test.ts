import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toGlobalId } from '../src/graphql/globalId.ts';
import { newId } from '../src/lib/ids.ts';
import { newSecret } from '../src/lib/secrets.ts';
import { GoogleBrowser } from '../test/googleBrowser.ts';
import { testDatabase } from '../test/testDatabase.ts';
import { sampleAccounts } from './google/startEmulator.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PATIENCE = { timeout: 60_000, interval: 100 };
const [ROSA] = sampleAccounts;
const EMAIL = ROSA?.email ?? '';

let folder: string;
const processes: ChildProcess[] = [];
let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: pg.Pool;
let app = '';
let sandbox = '';
let output = '';
let launchApi: () => ChildProcess;
let api: ChildProcess;

/**
 * Three processes as in docker-compose.yml: they share a database and APP_SECRET, but no folder. They run the build
 * (`npm run build`).
 */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forkfront-roles-'));
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url });
  const [appPort, sandboxPort] = [await freePort([0]), await freePort([0, 10, 11, 12, 13, 14, 15])];
  app = `http://localhost:${appPort}`;
  sandbox = `http://localhost:${sandboxPort}`;
  const shared = {
    PUBLIC_URL: app,
    DATABASE_URL: database.url,
    APP_SECRET: newSecret(),
    SANDBOX_URL: sandbox,
    SANDBOX_APP_URL: `http://127.0.0.1:${appPort}`,
  };
  launch('sandbox', { ...shared, PORT: String(sandboxPort), SANDBOX_HOST: '0.0.0.0' });
  // The api ends when the storage does not answer at its start; docker-compose.yml starts it again then.
  await vi.waitFor(() => isReady(sandbox), PATIENCE);
  launchApi = () => launch('api', { ...shared, PORT: String(appPort) });
  api = launchApi();
  await vi.waitFor(() => isReady(app), PATIENCE);
  launch('worker', { ...shared, PORT: '0' });
}, 120_000);

afterAll(async () => {
  const exits = processes.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'));
  for (const child of processes) child.kill('SIGTERM');
  await Promise.all(exits);
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
}, 60_000);

function launch(role: string, settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'api/dist/main.js')], {
    cwd: folder,
    env: { LOG_LEVEL: 'warn', DATA_DIR: join(folder, role), ROLES: role, ...settings },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += `${role}: ${text.toString()}`));
  processes.push(child);
  return child;
}

async function isReady(origin: string): Promise<void> {
  const { ok } = await fetch(`${origin}/readyz`).catch(() => ({ ok: false }));
  if (!ok) throw new Error(`${origin} is not ready:\n${output}`);
}

/** Origin of a stand-in, by its port offset. */
const above = (offset: number): string => `http://localhost:${Number(new URL(sandbox).port) + offset}`;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port that is free together with those at these offsets. It is below the ports that the system gives to others meanwhile. */
async function freePort(offsets: number[]): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const free = await Promise.all(offsets.map((offset) => isFree(port + offset)));
  return free.every(Boolean) ? port : freePort(offsets);
}

async function graphql<Data>(query: string, input: object, headers: Record<string, string>): Promise<Data> {
  const response = await fetch(`${app}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return ((await response.json()) as { data: Data }).data;
}

/** Signs in with Google as a browser does; returns the token of the session. */
async function signIn(): Promise<string> {
  const browser = new GoogleBrowser({ url: app });
  const chooserUrl = await browser.start();
  expect(new URL(chooserUrl).origin).toBe(above(11));
  const html = await (await fetch(chooserUrl)).text();
  const form = [...html.matchAll(/<form [^>]*>[\s\S]*?<\/form>/g)].find(([text]) =>
    text.includes(EMAIL),
  )?.[0];
  const body = new URLSearchParams();
  for (const [, name = '', value = ''] of (form ?? '').matchAll(/name="([^"]*)" value="([^"]*)"/g))
    body.append(name, value.replaceAll('&amp;', '&'));
  const action = new URL(/action="([^"]*)"/.exec(form ?? '')?.[1] ?? '', chooserUrl);
  const chosen = await fetch(action, { method: 'POST', body, redirect: 'manual' });
  const { location } = await browser.visit(chosen.headers.get('location') ?? '');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { outcome } = await graphql<{ outcome: { token: string; user: { email: string } } }>(
    `
      mutation ($input: ExchangeLoginCodeInput!) {
        outcome: exchangeLoginCode(input: $input) {
          ... on AuthPayload {
            token
            user {
              email
            }
          }
        }
      }
    `,
    { code: new URL(location).searchParams.get('token') },
    { cookie },
  );
  expect(outcome.user.email).toBe(EMAIL);
  return outcome.token;
}

/** A free site of the person with this address. */
async function makeSite(email: string): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, phone, address_line,
       package, status, is_active, trial_ends_at, claimed_at, created_at, updated_at)
     select $1, id, 'The Olive Press', 'olive-press', 'trattoria', '#2f5d3a', '#f4e3b2', '020 7946 0123',
       '4 Wharf Lane, London', 'FREE', 'trialing', true, now() + interval '13 days', now(), now(), now()
     from users where email = $2`,
    [id, email],
  );
  return id;
}

/** The price id of Gold at the provider, after the worker has copied the catalogue. */
const goldPrice = (): Promise<string> =>
  vi.waitFor(async () => {
    const { rows } = await pool.query<{ id: string | null }>(
      `select price.stripe_price_id as id from prices price join services service on service.id = price.service_id
       where service.key = 'restaurant-gold' and price.interval = 'month'`,
    );
    if (!rows[0]?.id) throw new Error(`Gold is not for sale:\n${output}`);
    return rows[0].id;
  }, PATIENCE);

const packageOf = async (id: string): Promise<string | undefined> =>
  (await pool.query<{ package: string }>('select package from restaurants where id = $1', [id])).rows[0]
    ?.package;

describe('the sandbox role', { tags: ['@long'] }, () => {
  it(
    'the sandbox role signs users in, sells plans and stores the mails of the other processes',
    { timeout: 120_000 },
    async () => {
      const token = await signIn();
      const site = await makeSite(EMAIL);
      const { outcome } = await graphql<{ outcome: { url: string } }>(
        `
          mutation ($input: CreateCheckoutSessionInput!) {
            outcome: createCheckoutSession(input: $input) {
              ... on CreateCheckoutSessionPayload {
                url
              }
            }
          }
        `,
        { priceId: await goldPrice(), restaurantId: toGlobalId('Restaurant', site) },
        { authorization: `Bearer ${token}` },
      );
      expect(new URL(outcome.url).origin).toBe(above(12));
      const card = { number: '4242424242424242', expiry: '12/40', code: '123' };
      const paid = await fetch(outcome.url, {
        method: 'POST',
        body: new URLSearchParams({ email: EMAIL, name: 'Rosa', ...card }),
        redirect: 'manual',
      });
      expect(paid.headers.get('location')).toContain(`${app}/subscription-success`);
      await vi.waitFor(async () => expect(await packageOf(site)).toBe('GOLD'), PATIENCE);

      await graphql(
        'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }',
        { email: EMAIL },
        {},
      );
      await vi.waitFor(async () => {
        const inbox = await fetch(`${app}/_dev/mail/messages?to=${encodeURIComponent(EMAIL)}`);
        expect(new URL(inbox.url).origin).toBe(sandbox);
        expect(await inbox.json()).not.toEqual([]);
      }, PATIENCE);
    },
  );

  it('the sandbox role serves its pages only under its own host names', async () => {
    const { port } = new URL(sandbox);
    const inbox = await fetch(`http://127.0.0.1:${port}/_dev/mail`);
    expect(inbox.status).toBe(200);
    const rebound = await fetch(`http://0.0.0.0:${port}/_dev/mail`);
    expect(rebound.status).toBe(421);
  });
});

it(
  'browsers keep their notifications after a restart, because the key of the server stays',
  { tags: ['@long'], timeout: 90_000 },
  async () => {
    const keyOf = () => graphql<{ pushKey: string }>('{ pushKey }', {}, {});
    const before = await keyOf();
    api.kill('SIGTERM');
    await once(api, 'exit');
    api = launchApi();
    await vi.waitFor(() => isReady(app), PATIENCE);
    expect(before.pushKey).toMatch(/^[\w-]{87}$/);
    expect(await keyOf()).toEqual(before);
  },
);
