// The product in a process of its own, started by `AbusedServer`: it measures its own work and makes what requests need.
import 'reflect-metadata';
import pino from 'pino';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createGroceryApp } from '../../src/groceryApp.ts';
import { ok } from '../../src/lib/result.ts';
import { newSecret } from '../../src/lib/secrets.ts';
import { startTestApp } from '../testApp.ts';
import { makeFixtures, OPERATOR } from './fixtures.ts';
import type { Command, Started, Told, Work } from './protocol.ts';

/** CPU of `fixedWork` on the reference machine (ms). */
const REFERENCE_MS = 60;
/** How often the event loop is looked at (ms). */
const LOOK_EVERY_MS = 1;

/** The same work each time: what it costs tells how fast the machine is. */
function fixedWork(): void {
  const words = Array.from({ length: 20_000 }, (_, index) => `${index * 7919}-${index}`);
  for (let round = 0; round < 5; round++)
    JSON.parse(JSON.stringify(words.toSorted().map((word) => ({ word }))));
}

const cpuOfThread = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function machineFactor(): number {
  const times = Array.from({ length: 5 }, () => {
    const before = cpuOfThread();
    fixedWork();
    return cpuOfThread() - before;
  });
  return Math.max(1, Math.min(...times) / REFERENCE_MS);
}

/** Measures the work since the last question. */
function startMeter(): () => Work {
  let cpu = process.cpuUsage();
  let piece = 0;
  let last = cpuOfThread();
  const look = () => {
    const now = cpuOfThread();
    piece = Math.max(piece, now - last);
    last = now;
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    look();
    const { user, system } = process.cpuUsage(cpu);
    const work = { cpu: (user + system) / 1000, piece };
    cpu = process.cpuUsage();
    piece = 0;
    return work;
  };
}

/** Nobody is refused for asking too often: each request shows its own cost. */
const limiter = {
  take: () => Promise.resolve(ok(undefined)),
  count: () => Promise.resolve({ isAllowed: true, remaining: 1, resetSeconds: 1 }),
  giveBack: () => Promise.resolve(),
};

/** A server that takes the place of another one reads its tokens. */
const SECRET = 'the-secret-of-every-server-that-is-measured';

async function main(databaseUrl: string): Promise<void> {
  const app = await startTestApp({
    beside: { databaseUrl },
    distDirectory: resolve(import.meta.dirname, '../../../web/dist'),
    // Faults of the server are in the output of the suite.
    replace: {
      log: pino({ level: 'error' }, pino.destination(2)),
      limiter,
      secrets: [SECRET],
      trustedProxies: 1,
      operators: [OPERATOR],
    },
  });
  const groceryKey = newSecret();
  const grocery = createGroceryApp(app.container, [groceryKey], false).server.listen(0);
  await once(grocery, 'listening');
  const tell = (told: Told) => process.send?.(told);
  const factor = machineFactor();
  const readWork = startMeter();
  process.on('message', (command: Command) => {
    if (command === 'work') tell({ work: readWork() });
    else void makeFixtures(app).then((fixtures) => tell({ fixtures }));
  });
  process.on('disconnect', () => process.exit(0));
  const started: Started = {
    port: app.port,
    groceryPort: (grocery.address() as AddressInfo).port,
    groceryKey,
    machineFactor: factor,
  };
  tell({ started });
}

await main(process.argv[2] ?? '');
