import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Diners } from './diners.ts';
import { isReady, startProduct, type Product } from './startProduct.ts';

const SECONDS = 12;
/** Bound of the 99th percentile of admitted orders (ms). */
const ORDER_MS = 1_000;
const MEMORY_GROWTH = 1.5;

let product: Product;
beforeAll(async () => void (product = await startProduct()), 90_000);
afterAll(() => product.remove(), 30_000);

interface Offered {
  sent: number;
  skipped: number;
  unanswered: number;
  counts: Record<string, number>;
}

/** Offers requests at a fixed rate, from a process of its own. */
async function offer(perSecond: number, seconds: number): Promise<Offered> {
  const settings = JSON.stringify({ origin: product.origin, perSecond, seconds });
  const program = join(import.meta.dirname, 'offerLoad.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [program, settings]);
  return JSON.parse(stdout) as Offered;
}

/** Resident memory of the server (MB). */
const memory = () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${product.child.pid}/status`, 'utf8'))?.[1]) / 1024;

const share = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

it(
  'ten times the load that saturates the server: orders are taken in time, the rest is told to try again',
  {
    timeout: 180_000,
  },
  async () => {
    const diners = new Diners(product, product);
    await diners.openForRealOrders();
    await diners.expectOrderWithin(10_000);
    // What is answered of an offer far above what it can do is about what it can do.
    const warm = await offer(2_000, 4);
    const capacity = Math.max(50, (warm.counts['200'] ?? 0) / 4);
    const before = memory();

    const offered = offer(Math.round(capacity * 10), SECONDS);
    const times: number[] = [];
    let refused = 0;
    const until = Date.now() + SECONDS * 1000;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        while (Date.now() < until) {
          const { status, ms } = await diners.placeTimed();
          if (status === 200) times.push(ms);
          else refused += 1;
          await delay(50);
        }
      }),
    );
    const { sent, skipped, unanswered, counts } = await offered;
    const p99 = Math.round(share(times, 0.99));
    console.log(
      JSON.stringify({
        capacity,
        sent,
        skipped,
        counts,
        unanswered,
        orders: times.length,
        refused,
        p50: Math.round(share(times, 0.5)),
        p99,
        memory: [before, memory()].map(Math.round),
      }),
    );

    expect(unanswered).toBe(0);
    expect(Object.keys(counts).sort()).toEqual(['200', '503']);
    expect(times.length).toBeGreaterThan(20);
    expect(p99).toBeLessThanOrEqual(ORDER_MS);
    expect(await isReady(product.origin)).toBe(true);
    await expect.poll(memory, { timeout: 60_000, interval: 1_000 }).toBeLessThan(before * MEMORY_GROWTH);
    await diners.expectOrderWithin(5_000);
    await diners.stop();
  },
);
