import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startOpenAiSandbox } from '../sandbox/openai/startOpenAiSandbox.ts';
import { Diners } from '../test/faults/diners.ts';
import { killPostgres, pausePostgres, restartPostgres } from '../test/faults/faults.ts';
import { isReady, startProduct, type Product } from '../test/faults/startProduct.ts';

const BACK_WITHIN_MS = 10_000;

/** Between two words of the assistant's answer: it takes about 12 s, longer than Apollo's default wait of 10 s. */
const WORD_DELAY_MS = 360;

let assistant: Awaited<ReturnType<typeof startOpenAiSandbox>>;
let product: Product;
beforeAll(async () => {
  assistant = await startOpenAiSandbox({ port: 0, apiKey: 'key', wordDelayMs: WORD_DELAY_MS });
  product = await startProduct({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: assistant.baseUrl });
}, 90_000);
afterAll(async () => {
  await product.remove();
  await assistant.close();
}, 90_000);

const others: Product[] = [];
afterEach(() => Promise.all(others.splice(0).map((other) => other.remove())), 90_000);

async function startOther(...options: Parameters<typeof startProduct>): Promise<Product> {
  const other = await startProduct(...options);
  others.push(other);
  return other;
}

it(
  'a second process cannot use the data folder and the port of the first',
  { tags: ['@long'], timeout: 90_000 },
  async () => {
    const second = await startOther({}, product.dataDir);
    expect(await second.ended()).toBe(1);
    expect(second.output()).toMatch(
      new RegExp(
        `^The folder \\S+ is in use by process ${product.child.pid}\\. Stop that process, or choose another .*\\n$`,
      ),
    );
    expect(await isReady(product.origin)).toBe(true);

    const third = await startOther({ PORT: new URL(product.origin).port });
    expect(await third.ended()).toBe(1);
    expect(third.output()).toMatch(/^Port \d+ is in use by another program\. .*PORT=\d+ npm start\n$/);
    expect(await isReady(product.origin)).toBe(true);
  },
);

it(
  'no order or mail is lost when PostgreSQL is killed, restarted or paused under load',
  { tags: ['@long'], timeout: 120_000 },
  async () => {
    const diners = new Diners(product, product);
    await diners.openForRealOrders();
    diners.start(3);
    for (const fault of [killPostgres, restartPostgres, killPostgres]) {
      await delay(700);
      await fault(product);
      await diners.expectOrderWithin(BACK_WITHIN_MS);
    }
    const pausing = pausePostgres(6_000)(product);
    // `/readyz` caches its answer for a shorter time.
    await delay(2_200);
    const asked = Date.now();
    expect((await fetch(`${product.origin}/readyz`)).status).toBe(503);
    // A proxy still leads readers to this process.
    expect((await fetch(`${product.origin}/readyz?exclude=database`)).status).toBe(200);
    expect(Date.now() - asked).toBeLessThan(2_000);
    await pausing;
    await diners.expectOrderWithin(BACK_WITHIN_MS);
    await diners.stop();
    await diners.expectNothingLost();
    expect(diners.acknowledged.length).toBeGreaterThan(5);
  },
);

/** A connection that is open before its request is sent. */
async function openConnection(): Promise<Socket> {
  const socket = connect(Number(new URL(product.origin).port), 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Sends a chat message on a connection; the whole answer, or what was received when the connection was cut. */
async function chatOn(socket: Socket, at: number): Promise<string> {
  const body = JSON.stringify({ message: `Hello, I have a pizzeria called Roma ${at}` });
  socket.write(
    [
      'POST /api/v1/onboarding/provisional-chat HTTP/1.1',
      'Host: localhost',
      `X-Forwarded-For: 192.0.2.${at}`,
      'Accept: text/event-stream',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  let received = '';
  for await (const part of socket.setEncoding('utf8')) received += String(part);
  return received;
}

it(
  'every chat whose connection was open when the stop began is answered to its end',
  { tags: ['@long'], timeout: 120_000 },
  async () => {
    const sockets = await Promise.all(Array.from({ length: 45 }, () => openConnection()));
    let exit: Promise<number | null> | undefined;
    const answers: Promise<string>[] = [];
    for (const [at, socket] of sockets.entries()) {
      if (at === 20) exit = product.end('SIGTERM');
      answers.push(chatOn(socket, at));
      await delay(5);
    }
    for (const answer of await Promise.all(answers)) expect(answer).toContain('event: completed');
    expect(await exit, product.output().slice(-4_000)).toBe(0);
    product = await startProduct({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: assistant.baseUrl });
  },
);

it(
  'a stop waits for a chat turn of more than 10 s and has the exit code 0',
  { tags: ['@long'], timeout: 90_000 },
  async () => {
    const begun = Date.now();
    const turn = fetch(`${product.origin}/api/v1/onboarding/provisional-chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'Hello, I have a pizzeria called Roma' }),
    }).then(async (response) => ({ status: response.status, text: await response.text() }));
    await delay(500);
    const exit = product.end('SIGTERM');
    expect(await turn).toMatchObject({ status: 200, text: expect.stringContaining('"content"') as string });
    expect(Date.now() - begun).toBeGreaterThan(10_000);
    expect(await exit, product.output().slice(-4_000)).toBe(0);
  },
);
