import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBreakableProxy } from '../../test/breakableProxy.ts';
import { freePort } from '../../test/faults/startProduct.ts';
import { testDatabase } from '../../test/testDatabase.ts';
import { StartFailure } from '../lib/lifecycle.ts';
import { reachDatabase } from './reachDatabase.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => void (database = await testDatabase()));
afterEach(() => database.drop());

/** What PostgreSQL sends while it starts. */
const STARTING = Buffer.concat([
  Buffer.from('E'),
  Buffer.from([0, 0, 0, 54]),
  Buffer.from('SFATAL\0VFATAL\0C57P03\0Mthe database system is starting\0\0'),
]);

/** A server that says that PostgreSQL is starting. */
async function startingServer(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => {
      STARTING.writeInt32BE(STARTING.length - 1, 1);
      socket.end(STARTING);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

const at = (port: number): string => {
  const url = new URL(database.url);
  url.port = String(port);
  return url.href;
};

it('a start waits for a server that refuses connections at first, and says so', async () => {
  const url = new URL(database.url);
  const proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
  proxy.cut();
  const told: string[] = [];
  try {
    const reached = reachDatabase(at(proxy.port), null, {
      waitMs: 20_000,
      tell: (message) => told.push(message),
    });
    await vi.waitFor(() => expect(proxy.attempts()).toBeGreaterThan(1), { timeout: 10_000 });
    proxy.restore();
    await reached;
    expect(told).toEqual([
      expect.stringMatching(/^PostgreSQL at .* does not accept connections yet .* waits for up to 20 s\.$/),
    ]);
  } finally {
    await proxy.close();
  }
});

it('a start waits for a server that says that it is starting, and ends with a sentence when the time is over', async () => {
  const { server, port } = await startingServer();
  const told: string[] = [];
  const begun = performance.now();
  try {
    const failure: unknown = await reachDatabase(at(port), null, {
      waitMs: 1_200,
      tell: (message) => told.push(message),
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as Error).message).toMatch(
      /cannot be used: the database system is starting\. Check DATABASE_URL/,
    );
    expect(performance.now() - begun).toBeGreaterThan(1_000);
    expect(told).toHaveLength(1);
  } finally {
    server.close();
  }
});

it('a wrong password ends the wait at once', async () => {
  const url = new URL(database.url);
  url.password = 'wrong';
  const begun = performance.now();
  await expect(reachDatabase(url.href, null, { waitMs: 60_000, tell: () => undefined })).rejects.toThrow(
    /password authentication failed/,
  );
  expect(performance.now() - begun).toBeLessThan(10_000);
});

it('a direct address that does not answer is named by its own variable', async () => {
  const nobody = at(await freePort());
  await expect(reachDatabase(database.url, nobody, { waitMs: 0, tell: () => undefined })).rejects.toThrow(
    /ECONNREFUSED.*Check DATABASE_DIRECT_URL/,
  );
});
