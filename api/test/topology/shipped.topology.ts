import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../exchangeLoginCode.ts';
import { GoogleBrowser } from '../googleBrowser.ts';
import { hasPgBouncer } from '../startPgBouncer.ts';
import { Customers } from './customers.ts';
import { isInstalled } from './processes.ts';
import type { Proxy } from './proxies.ts';
import { SERVICES, startTopology, type Topology } from './startTopology.ts';

/** Caddy is led to PostgreSQL itself, as Compose does; requests behind HAProxy use PgBouncer. */
const TOPOLOGIES: { proxy: Proxy; isPooled: boolean; needs: string[] }[] = [
  { proxy: 'caddy', isPooled: false, needs: ['caddy'] },
  { proxy: 'haproxy', isPooled: true, needs: ['haproxy', 'pgbouncer'] },
];
const isComplete = ({ needs }: { needs: string[] }) =>
  needs.every((name) => (name === 'pgbouncer' ? hasPgBouncer : isInstalled(name)));
/** Customers of each way of ordering. */
const CUSTOMERS = 2;
/** A line of the level error; that orders wait while the only worker restarts slowly is true. */
const ERROR_LINE = /^.*"level":50(?!.*orders wait for a worker).*$/gm;

for (const { needs } of TOPOLOGIES.filter((topology) => !isComplete(topology)))
  console.warn(`Tests are skipped. To run them: apt-get install ${needs.join(' ')}`);

describe.each(TOPOLOGIES.filter(isComplete))('the shipped processes behind $proxy', ({ proxy, isPooled }) => {
  let topology: Topology;
  // In the order of the guide: the proxy waits for the api, and the files are behind the proxy.
  beforeAll(async () => void (topology = await startTopology(proxy, isPooled)), 180_000);
  afterAll(() => topology[Symbol.asyncDispose]());

  it('the app and the grocery API are reached through the proxy', async () => {
    const page = await fetch(`http://localhost:${topology.port}/setup`);
    expect(page.status).toBe(200);
    const grocery = (key: string) =>
      fetch(`${topology.groceryOrigin}/api/v1/health`, { headers: { 'x-api-key': key } });
    expect((await grocery('')).status).toBe(401);
    expect((await grocery(topology.groceryKey)).status).toBe(200);
  });

  it('pictures of the demo restaurants are stored and shown through the proxy', async () => {
    await expect
      .poll(
        async () => {
          const menu = await fetch(`http://localhost:${topology.port}/graphql`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({
              query: '{ storefront(slug: "olive-and-ember") { sections { items { imageUrl } } } }',
            }),
          });
          const url = new RegExp(`${topology.filesOrigin}[^"]+`).exec(await menu.text())?.[0];
          return url ? (await fetch(url)).status : null;
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(200);
  }, 90_000);

  it('no request fails while one process after the other is restarted, and an owner stays signed in', async () => {
    const token = await signIn(topology);
    const customers = new Customers(topology);
    await customers.start(CUSTOMERS);
    await customers.order(20);
    // The loop of docs/operations.md, "Upgrade".
    for (const service of SERVICES) await topology.restart(service);
    await customers.order(20);
    await customers.stop();
    console.info(`Rolling restart behind ${proxy}: ${JSON.stringify(customers.measured)}`);
    expect(customers.problems).toEqual([]);
    expect(customers.acknowledged.length).toBeGreaterThan(100);
    expect(new Set(customers.acknowledged).size).toBe(customers.acknowledged.length);
    expect(SERVICES.flatMap((service) => topology.outputOf(service).match(ERROR_LINE) ?? [])).toEqual([]);
    expect(await emailOf(topology, token)).toBe('rosa@example.org');
    expect(await emailOf(topology, await signIn(topology))).toBe('rosa@example.org');
  }, 400_000);

  it('a killed api process costs only what it was answering', async () => {
    const customers = new Customers(topology);
    await customers.start(CUSTOMERS);
    await customers.order(20);
    await topology.killAndStart('api');
    await customers.order(20);
    await customers.stop();
    // Each customer waits for one answer at most.
    expect(customers.problems.length, customers.problems.join('\n')).toBeLessThanOrEqual(2 * CUSTOMERS);
  }, 240_000);
});

/** Signs an owner in at the OpenID provider and returns the token of the session. */
async function signIn(topology: Topology): Promise<string> {
  const browser = new GoogleBrowser({ url: `http://localhost:${topology.port}` });
  const landing = await topology.signIn(await browser.start(), 'rosa-1');
  const { location } = await browser.visit(landing);
  expect(location).toMatch(/\/auth\/callback\?token=[\w-]{43}$/);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { exchangeLoginCode } = await ask<{ exchangeLoginCode: { token: string } }>(
    topology,
    `mutation ($code: String!) { exchangeLoginCode(input: { code: $code }) { ... on AuthPayload { token } } }`,
    { code: codeOf(location) },
    { cookie },
  );
  return exchangeLoginCode.token;
}

const emailOf = async (topology: Topology, token: string): Promise<string> =>
  (
    await ask<{ viewer: { email: string } }>(
      topology,
      '{ viewer { email } }',
      {},
      { authorization: `Bearer ${token}` },
    )
  ).viewer.email;

async function ask<Data>(
  { port }: Topology,
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<Data> {
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(`${response.status} ${JSON.stringify(errors)}`);
  return data;
}
