import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GoogleBrowser } from '../googleBrowser.ts';
import { Customers } from './customers.ts';
import { isInstalled } from './processes.ts';
import { type Proxy, startTopology, type Topology } from './startTopology.ts';

const PROXIES: Proxy[] = ['caddy', 'haproxy'];
const CUSTOMERS = 4;

for (const proxy of PROXIES.filter((name) => !isInstalled(name)))
  console.warn(`${proxy} is not installed: its tests are skipped. Install it with: apt-get install ${proxy}`);

describe.each(PROXIES.filter(isInstalled))('the shipped processes behind %s', (proxy) => {
  let topology: Topology;
  // In the order of the guide: the proxy waits for the api, and the files are behind the proxy.
  beforeAll(async () => void (topology = await startTopology(proxy)), 180_000);
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

  it('a person signs in at the OpenID provider', async () => {
    const browser = new GoogleBrowser({ url: `http://localhost:${topology.port}` });
    const page = await browser.start();
    const landing = await topology.signIn(page, 'rosa-1');
    expect((await browser.visit(landing)).location).toMatch(/\/auth\/callback\?token=[\w-]{43}$/);
  }, 30_000);

  it('no order fails while one api process after the other is restarted', async () => {
    const customers = new Customers(topology.port);
    await customers.start(CUSTOMERS);
    for (const service of ['api', 'api-2', 'api', 'api-2'] as const) {
      await topology.restart(service);
      // The proxy sees it within a second; then the other one may stop.
      await delay(2_000);
    }
    await customers.stop();
    expect(customers.problems).toEqual([]);
    expect(customers.acknowledged.length).toBeGreaterThan(100);
    expect(new Set(customers.acknowledged).size).toBe(customers.acknowledged.length);
    expect(topology.outputOf('api') + topology.outputOf('api-2')).not.toContain('"level":50');
  }, 240_000);

  it('a killed api process costs only what it was answering', async () => {
    const customers = new Customers(topology.port);
    await customers.start(CUSTOMERS);
    await delay(1_000);
    await topology.killAndStart('api');
    await delay(2_000);
    const before = customers.acknowledged.length;
    await delay(1_000);
    await customers.stop();
    expect(customers.acknowledged.length).toBeGreaterThan(before);
    // Each customer waits for one answer at most.
    expect(customers.problems.length).toBeLessThanOrEqual(2 * CUSTOMERS);
  }, 120_000);
});
