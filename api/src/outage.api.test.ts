import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startOpenAiSandbox } from '../sandbox/openai/startOpenAiSandbox.ts';
import { Diners } from '../test/faults/diners.ts';
import { killPostgres, pausePostgres, restartPostgres } from '../test/faults/faults.ts';
import { freePort, isReady, startProduct, type Product } from '../test/faults/startProduct.ts';

const BACK_WITHIN_MS = 10_000;

let products: Product[] = [];
afterEach(async () => {
  await Promise.all(products.map((product) => product.remove()));
  products = [];
});

async function start(...options: Parameters<typeof startProduct>): Promise<Product> {
  const product = await startProduct(...options);
  products.push(product);
  return product;
}

it(
  'outlives PostgreSQL: killed, restarted and paused under load, no order or mail is lost',
  { timeout: 120_000 },
  async () => {
    const product = await start();
    const diners = new Diners(product);
    await diners.openForRealOrders();
    diners.start(3);
    for (const fault of [killPostgres, restartPostgres, killPostgres]) {
      await delay(700);
      await fault(product);
      await diners.expectOrderWithin(BACK_WITHIN_MS);
    }
    const pausing = pausePostgres(6_000)(product);
    // Longer than `/readyz` keeps its last answer.
    await delay(2_200);
    const asked = Date.now();
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(503);
    expect(Date.now() - asked).toBeLessThan(2_000);
    await pausing;
    await diners.expectOrderWithin(BACK_WITHIN_MS);
    await diners.stop();
    await diners.expectNothingLost();
    expect(diners.acknowledged.length).toBeGreaterThan(5);
    const code = await product.end('SIGTERM');
    expect(code, product.output().slice(-4_000)).toBe(0);
  },
);

it('leaves the data folder to the process that has it', { timeout: 90_000 }, async () => {
  const first = await start();
  const second = await start({}, first.dataDir);
  expect(await second.ended()).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(
      `^The folder \\S+ is in use by process ${first.child.pid}\\. End that one, or choose another .*\\n$`,
    ),
  );
  expect(await isReady(first.origin)).toBe(true);

  const third = await start({ PORT: new URL(first.origin).port });
  expect(await third.ended()).toBe(1);
  expect(third.output()).toMatch(/^Port \d+ is in use by another program\. .*PORT=\d+ npm start\n$/);
  expect(await isReady(first.origin)).toBe(true);
});

it(
  'finishes a turn of the chat of more than 10 s before it stops, with exit code 0',
  { timeout: 90_000 },
  async () => {
    const assistant = await startOpenAiSandbox({ port: 0, apiKey: 'key', wordDelayMs: 700 });
    try {
      const port = await freePort();
      const product = await start({
        PORT: String(port),
        OPENAI_API_KEY: 'key',
        OPENAI_BASE_URL: assistant.baseUrl,
      });
      const begun = Date.now();
      const turn = fetch(`${product.origin}/api/v1/onboarding/provisional-chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ message: 'Hello, I have a pizzeria called Roma' }),
      }).then(async (response) => ({ status: response.status, text: await response.text() }));
      await delay(500);
      const exit = product.end('SIGTERM');
      expect(await turn).toMatchObject({ status: 200, text: expect.stringContaining('"content"') as string });
      expect(Date.now() - begun).toBeGreaterThan(11_000);
      expect(await exit).toBe(0);
    } finally {
      await assistant.close();
    }
  },
);
