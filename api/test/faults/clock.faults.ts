import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectAccounts, FaultTable } from './account.ts';
import { countMails } from './countMails.ts';
import { Diners, SLUG } from './diners.ts';
import { ask } from './faults.ts';
import { Kitchen } from './kitchen.ts';
import { startProduct } from './startProduct.ts';

/** Of the Debian package `faketime`. */
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
const ORDER_WITHIN_MS = 10_000;
/** Each time goes on for so long (ms): beyond the full minute, in which the scheduled jobs run. */
const STAY_MS = 45_000;

/** Pause of each diner between two orders (ms). */
const PAUSE_MS = 500;

const TIMES = [
  ['the night in which summer time begins', '2026-03-29T00:59:35Z'],
  ['the night in which summer time ends', '2026-10-25T00:59:35Z'],
  ['a jump back by an hour', '2026-10-25T00:00:00Z'],
  ['midnight of the restaurant', '2026-10-25T23:59:35Z'],
  ['a jump forward by a day', '2026-10-27T10:00:00Z'],
] as const;

if (library === undefined)
  console.log('Skipped: changes of the clock, because faketime is not installed here.');

it.skipIf(library === undefined)(
  'orders, moves and mails go on through summer time, midnight and jumps of the clock',
  { timeout: 8 * 60_000 },
  async () => {
    await using parts = new AsyncDisposableStack();
    const folder = mkdtempSync(join(tmpdir(), 'forkfront-clock-'));
    parts.defer(() => rmSync(folder, { recursive: true, force: true }));
    const clock = join(folder, 'clock');
    /** Sets the clock of the product and of its PostgreSQL. */
    const set = (time: string) =>
      writeFileSync(clock, `${((Date.parse(time) - Date.now()) / 1000).toFixed(3).replace(/^(?!-)/, '+')}\n`);
    set('2026-03-28T12:00:00Z');
    const mails = await countMails();
    parts.defer(() => mails.close());
    const product = await startProduct({
      SMTP_URL: mails.smtpUrl,
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // The wall clock jumps; the one of timers never does.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    parts.defer(() => product.remove());
    const diners = new Diners(product, product, mails);
    const kitchen = new Kitchen(product, diners);
    const table = new FaultTable();
    await kitchen.open(product, SLUG);
    diners.start(2, PAUSE_MS);
    kitchen.start();
    for (const [name, time] of TIMES) {
      diners.during = name;
      set(time);
      // Sessions last 30 days.
      await kitchen.open(product, SLUG);
      table.add(
        name,
        await diners.expectOrderWithin(ORDER_WITHIN_MS),
        Number(product.child.exitCode !== null),
      );
      await delay(STAY_MS);
      const [now] = await ask<{ now: Date }>(product, 'select now()');
      expect(Math.abs((now?.now.getTime() ?? 0) - Date.parse(time) - STAY_MS)).toBeLessThan(20_000);
      await diners.expectOrderWithin(ORDER_WITHIN_MS);
      const last = diners.acknowledged.at(-1)?.id ?? '';
      await expect.poll(() => kitchen.accepted.has(last), { timeout: ORDER_WITHIN_MS }).toBe(true);
    }
    await diners.stop();
    await kitchen.stop();
    await expectAccounts('Clock', table, { diners, kitchen, mails, server: product });
    const numbers = await ask(
      product,
      `select restaurant_id, number, (placed_at at time zone 'Europe/London')::date as day from orders
       group by 1, 2, 3 having count(*) > 1`,
    );
    expect(numbers).toEqual([]);
    expect(await product.end('SIGTERM')).toBe(0);
  },
);
