import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/db/postgres/embeddedPostgres.ts';
import { expectAccounts, FaultTable } from './account.ts';
import { countMails } from './countMails.ts';
import { Diners, SLUG } from './diners.ts';
import {
  ask,
  cutAllConnections,
  cutListeningConnections,
  cutOneConnection,
  cutWorkerConnections,
  type DatabaseServer,
  type Fault,
  killBackend,
  killPostgres,
  killPostmaster,
  pausePostgres,
  restartPostgres,
  signalTo,
  slowDisk,
  withChildren,
} from './faults.ts';
import { Kitchen } from './kitchen.ts';
import { smallDisk } from './smallDisk.ts';
import { type Front, freePort, isReady, type Product, START, startProduct } from './startProduct.ts';

/** How often each fault of PostgreSQL happens in each form of the product. */
const ROUNDS = 2;
/** Time from the moment in which PostgreSQL accepts connections again to the first order (ms). */
const BACK_WITHIN_MS = 10_000;
/** Time for orders and mails before a fault (ms). */
const BETWEEN_MS = 1_000;
/** Pause of each diner between two orders (ms). */
const PAUSE_MS = 400;
const DISK_MS = 6_000;
/** The supervisor of `npm start` gives up when the server ends within this time after its start (ms). */
const SUPERVISED_AFTER_MS = 10_500;

/** Decides the order of the faults and what random ones meet: a failure is repeated with `FAULTS_SEED`. */
const seed = Number(process.env['FAULTS_SEED'] ?? randomInt(1_000_000));

const CONNECTION_FAULTS = {
  'all connections cut': cutAllConnections,
  'one connection cut': cutOneConnection,
  'listening connections cut': cutListeningConnections,
};
const SERVER_FAULTS = {
  'server restarted': restartPostgres,
  'one backend killed': killBackend,
  'postmaster killed': killPostmaster,
  'all of PostgreSQL killed': killPostgres,
  'PostgreSQL stopped for 20 s': pausePostgres(20_000),
  'writers of the disk stopped for 5 s': slowDisk(5_000),
};

/** `times` of each fault, in an order that `seed` decides. */
function mixOf(faults: Record<string, number>): string[] {
  let state = seed;
  // A linear congruential generator (Numerical Recipes) is random enough for an order.
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  return Object.entries(faults)
    .flatMap(([name, times]) => Array.from({ length: times }, () => name))
    .map((name) => ({ name, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Resolves when PostgreSQL accepts connections again, after its recovery. */
const untilBack = (server: DatabaseServer): Promise<unknown> =>
  expect.poll(() => ask(server, 'select 1').then(Boolean, () => false), { timeout: 60_000 }).toBe(true);

interface Bed {
  front: Front;
  server: DatabaseServer;
  /** Processes that ended by themselves since the last call. */
  exits(): number;
  /** Fails unless every process answers. */
  allAnswer(): Promise<void>;
  /** Ends every process with SIGTERM; resolves with the exit codes. */
  end(): Promise<(number | null)[]>;
}

/** Orders, moves and mails go on during all faults; nothing acknowledged is lost or doubled, and no process ends. */
async function play(
  title: string,
  mails: Awaited<ReturnType<typeof countMails>>,
  { front, server, exits, allAnswer, end }: Bed,
  faults: Record<string, Fault>,
  times: Record<string, number>,
): Promise<void> {
  console.log(`FAULTS_SEED=${seed}`);
  const diners = new Diners(front, server, mails);
  const kitchen = new Kitchen(front, diners);
  const table = new FaultTable();
  await kitchen.open(server, SLUG);
  diners.start(3, PAUSE_MS);
  kitchen.start();
  for (const [round, name] of mixOf(times).entries()) {
    const fault = faults[name];
    if (!fault) throw new Error(`No fault ${name}`);
    await delay(BETWEEN_MS);
    diners.during = name;
    await fault(server, `${seed}-${round}`);
    await untilBack(server);
    const took = await diners.expectOrderWithin(BACK_WITHIN_MS).catch((error: unknown) => {
      throw new Error(`Round ${round}, ${name}, FAULTS_SEED=${seed}`, { cause: error });
    });
    console.log(`Round ${round}, ${name}: an order after ${took} ms`);
    table.add(name, took, exits());
  }
  await diners.stop();
  await expect.poll(() => kitchen.accepted.size, { timeout: 120_000 }).toBe(diners.acknowledged.length);
  await kitchen.stop();
  await allAnswer();
  await expectAccounts(title, table, { diners, kitchen, mails, server });
  expect(table.exits).toBe(0);
  expect((await end()).filter((code) => code !== 0)).toEqual([]);
}

it(
  `no process ends, and nothing is lost, when PostgreSQL or its connections fail under two api processes, a worker and a grocery process`,
  { timeout: 30 * 60_000 },
  async () => {
    await using parts = new AsyncDisposableStack();
    const disk = smallDisk();
    if (disk) parts.defer(() => disk.remove());
    else console.log('Skipped: a full and a read-only disk, because no small disk can be mounted here.');
    const folder = mkdtempSync(join(tmpdir(), 'forkfront-faults-'));
    parts.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
    const postgres = await startEmbeddedPostgres(disk?.dir ?? join(folder, 'postgres'));
    parts.defer(() => postgres.stop());
    const mails = await countMails();
    parts.defer(() => mails.close());

    const ports = await Promise.all(Array.from({ length: 3 }, freePort));
    const [first = 0, second = 0, groceryPort = 0] = ports;
    const settings = (roles: string, port: number) => ({
      ROLES: roles,
      PORT: String(port),
      GROCERY_PORT: String(groceryPort),
      DATABASE_URL: `${postgres.url()}?application_name=${roles}`,
      SMTP_URL: mails.smtpUrl,
      APP_SECRET: 'the secret of all processes of this test',
    });
    const roles = {
      'api 1': ['api', first],
      'api 2': ['api', second],
      worker: ['worker', 0],
      grocery: ['grocery', 0],
    };
    const products = new Map<string, Product>();
    const launch = async (name: string, [role, port]: (string | number)[]) =>
      void products.set(name, await startProduct(settings(String(role), Number(port)), join(folder, name)));
    parts.defer(async () => void (await Promise.all([...products.values()].map((each) => each.remove()))));
    for (const [name, role] of Object.entries(roles)) await launch(name, role);

    const killed = (name: keyof typeof roles) => async () => {
      await products.get(name)?.end('SIGKILL');
      await launch(name, roles[name]);
    };
    let turn = 0;
    const front: Front = {
      get origin() {
        turn += 1;
        return `http://localhost:${turn % 2 === 0 ? first : second}`;
      },
      output: () => [...products].map(([name, each]) => `${name}: ${each.output().slice(-3_000)}`).join('\n'),
    };
    const server: DatabaseServer = {
      databaseUrl: () => postgres.url(),
      signalPostgres: (signal) => withChildren(postgres.pid()).forEach((pid) => signalTo(pid, signal)),
      signalPostmaster: (signal) => signalTo(postgres.pid(), signal),
    };
    const bed: Bed = {
      front,
      server,
      exits: () => [...products.values()].filter(({ child }) => child.exitCode !== null).length,
      async allAnswer() {
        for (const port of ports)
          await expect
            .poll(() => isReady(`http://localhost:${port}`), { timeout: BACK_WITHIN_MS })
            .toBe(true);
      },
      end: () => Promise.all([...products.values()].map((each) => each.end('SIGTERM'))),
    };
    const diskFaults: Record<string, Fault> = disk
      ? {
          async 'full disk'() {
            disk.fill();
            await delay(DISK_MS);
            disk.free();
          },
          async 'read-only disk'() {
            disk.breakIt();
            await delay(DISK_MS);
            server.signalPostgres('SIGKILL');
            await disk.repair();
          },
        }
      : {};
    const databaseFaults = {
      ...CONNECTION_FAULTS,
      'connections of the worker cut': cutWorkerConnections,
      ...SERVER_FAULTS,
      ...diskFaults,
    };
    const processFaults = { 'api killed': killed('api 1'), 'worker killed': killed('worker') };
    await play(
      'Processes of their own',
      mails,
      bed,
      { ...databaseFaults, ...processFaults },
      {
        ...Object.fromEntries(Object.keys(databaseFaults).map((name) => [name, ROUNDS])),
        ...Object.fromEntries(Object.keys(processFaults).map((name) => [name, 5])),
      },
    );
  },
);

it(
  'no process ends, and nothing is lost, when the built-in PostgreSQL or the server of `npm start` fails',
  { timeout: 30 * 60_000 },
  async () => {
    await using parts = new AsyncDisposableStack();
    const mails = await countMails();
    parts.defer(() => mails.close());
    const product = await startProduct({ SMTP_URL: mails.smtpUrl }, undefined, START);
    parts.defer(() => product.remove());
    const serverPid = () => withChildren(product.child.pid ?? 0)[1] ?? 0;
    let pid = serverPid();
    let begun = performance.now();
    const bed: Bed = {
      front: product,
      server: product,
      exits: () => Number(serverPid() !== pid),
      async allAnswer() {
        await expect.poll(() => isReady(product.origin), { timeout: BACK_WITHIN_MS }).toBe(true);
      },
      end: async () => [await product.end('SIGTERM')],
    };
    async function killServer() {
      await delay(Math.max(0, begun + SUPERVISED_AFTER_MS - performance.now()));
      signalTo(pid, 'SIGKILL');
      const isAnother = () => ![0, pid].includes(serverPid());
      await expect.poll(isAnother, { timeout: 30_000 }).toBe(true);
      [pid, begun] = [serverPid(), performance.now()];
      await expect.poll(() => isReady(product.origin), { timeout: 120_000 }).toBe(true);
    }
    const databaseFaults = { ...CONNECTION_FAULTS, ...SERVER_FAULTS };
    await play(
      '`npm start`',
      mails,
      bed,
      { ...databaseFaults, 'server killed': killServer },
      {
        ...Object.fromEntries(Object.keys(databaseFaults).map((name) => [name, ROUNDS])),
        'server killed': 5,
      },
    );
  },
);
