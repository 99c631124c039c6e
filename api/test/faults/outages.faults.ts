import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { countMails } from './countMails.ts';
import { Diners } from './diners.ts';
import { killPostgres, killPostmaster, pausePostgres, restartPostgres, type Fault } from './faults.ts';
import { startProduct } from './startProduct.ts';

const BACK_WITHIN_MS = 10_000;
/** Time for orders and mails before the fault (ms). */
const BETWEEN_MS = 1_500;

const rounds: Fault[] = Array.from({ length: 5 }, () => [
  killPostgres,
  restartPostgres,
  killPostmaster,
  pausePostgres(20_000),
]).flat();

it(
  'no order or mail is lost in 20 failures of the built-in PostgreSQL',
  { timeout: 20 * 60_000 },
  async () => {
    const mails = await countMails();
    const product = await startProduct({ SMTP_URL: mails.smtpUrl });
    try {
      const diners = new Diners(product, product, mails);
      await diners.openForRealOrders();
      diners.start(4);
      for (const fault of rounds) {
        await delay(BETWEEN_MS);
        await fault(product);
        await diners.expectOrderWithin(BACK_WITHIN_MS);
        expect(product.child.exitCode).toBeNull();
      }
      await diners.stop();
      await diners.expectNothingLost();
      expect(await product.end('SIGTERM')).toBe(0);
    } finally {
      await product.remove();
      await mails.close();
    }
  },
);

it('no order or mail is lost in 5 failures of an external PostgreSQL', { timeout: 10 * 60_000 }, async () => {
  const bank = await startProduct({ ROLES: 'api' });
  const mails = await countMails();
  const product = await startProduct({ DATABASE_URL: bank.databaseUrl(), SMTP_URL: mails.smtpUrl });
  try {
    const diners = new Diners(product, bank, mails);
    await diners.openForRealOrders();
    diners.start(4);
    for (let round = 0; round < 5; round += 1) {
      await delay(BETWEEN_MS);
      await (round % 2 === 0 ? killPostgres : restartPostgres)(bank);
      await diners.expectOrderWithin(BACK_WITHIN_MS);
      expect(product.child.exitCode).toBeNull();
    }
    await diners.stop();
    await diners.expectNothingLost();
  } finally {
    await product.remove();
    await bank.remove();
    await mails.close();
  }
});

/** A small mounted disk; null when it cannot be mounted. */
function smallDisk(): string | null {
  const dir = mkdtempSync(join(tmpdir(), 'forkfront-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=260m', 'tmpfs', dir]);
  if (status === 0) return dir;
  rmSync(dir, { recursive: true });
  return null;
}

const disk = smallDisk();

it.skipIf(disk === null)('survives a full disk and loses nothing', { timeout: 5 * 60_000 }, async () => {
  const dir = disk ?? '';
  const product = await startProduct({}, dir);
  const ballast = join(dir, 'ballast');
  try {
    const diners = new Diners(product);
    await diners.openForRealOrders();
    diners.start(2);
    await delay(BETWEEN_MS);
    const { bavail, bsize } = statfsSync(dir);
    // The product fills the last bytes itself.
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 2 * 1024 * 1024)));
    await delay(15_000);
    expect(product.child.exitCode).toBeNull();
    rmSync(ballast);
    await diners.expectOrderWithin(BACK_WITHIN_MS);
    await diners.stop();
    await diners.expectNothingLost();
    expect(await product.end('SIGTERM')).toBe(0);
  } finally {
    await product.remove();
    spawnSync('umount', ['-l', dir]);
    rmSync(dir, { recursive: true, force: true });
  }
});
