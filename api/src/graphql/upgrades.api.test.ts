import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { rawSocket, rawStatus } from '../../test/rawRequest.ts';
import { recordedLog } from '../../test/recordedLog.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { LIMITS } from './limits.ts';

const { log, lines } = recordedLog('debug');
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ replace: { log } })));
afterAll(() => app.close());
afterEach(() => void (lines.length = 0));

const upgrade = (target: string, headers: readonly string[] = [`Host: localhost:${app.port}`]) => [
  `GET ${target} HTTP/1.1`,
  ...headers,
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Protocol: graphql-transport-ws',
];

const isAlive = async () => (await fetch(`${app.url}/healthz`)).ok;

describe('WebSocket upgrades', () => {
  it('a socket opens at /graphql', async () => {
    expect(await rawStatus(app.port, upgrade('/graphql'))).toBe(101);
    expect(await rawStatus(app.port, upgrade('/graphql?v=1'))).toBe(101);
  });

  it.each(['//', '///', 'http://', 'http://[', 'http:///graphql', '/graphql/x', '/%', '*'])(
    'an upgrade of the address %s gets an ordinary answer and does not end the process',
    async (target) => {
      const status = await rawStatus(app.port, upgrade(target));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(await isAlive()).toBe(true);
    },
  );

  it('a refused upgrade that the client resets does not end the process', async () => {
    for (let round = 0; round < 10; round += 1) {
      const sockets = await Promise.all(
        Array.from({ length: 50 }, async () =>
          rawSocket(
            app.port,
            upgrade('/graphql', [`Host: localhost:${app.port}`, 'Origin: https://evil.example']),
          ),
        ),
      );
      await Promise.all(
        sockets.map((socket) => {
          socket.on('error', () => undefined);
          socket.resetAndDestroy();
          return once(socket, 'close');
        }),
      );
    }
    expect(await isAlive()).toBe(true);
  });

  it.each(['evil.example', 'olive.localhost'])('the host %s gets no socket', async (host) =>
    expect(await rawStatus(app.port, upgrade('/graphql', [`Host: ${host}`]))).toBeOneOf([421, 503]),
  );

  it('an upgrade from a page of another origin is refused', async () =>
    expect(
      await rawStatus(
        app.port,
        upgrade('/graphql', [`Host: localhost:${app.port}`, 'Origin: https://evil.example']),
      ),
    ).toBe(403));

  it.each(['h2c', 'TLS/1.0', 'websocket2'])(
    'an upgrade to the protocol %s is answered in HTTP/1.1',
    async (protocol) => {
      const status = await rawStatus(app.port, [
        'GET /api/v1/services HTTP/1.1',
        `Host: localhost:${app.port}`,
        'Connection: Upgrade, HTTP2-Settings',
        `Upgrade: ${protocol}`,
        'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
      ]);
      expect(status).toBe(200);
    },
  );
});

it.each(['GET /healthz HTTP/1.1', 'GET /graphql HTTP/1.1'])('%s with two hosts is refused', async (line) => {
  const host = `Host: localhost:${app.port}`;
  expect(await rawStatus(app.port, [line, host, 'HOST: evil.example'])).toBe(400);
  const [, ...rest] = upgrade('/graphql', [host, host]);
  expect(await rawStatus(app.port, [line, ...rest])).toBe(400);
});

it('one caller has at most 100 sockets, and a closed one makes room', async () => {
  const open = () => new WebSocket(`ws://127.0.0.1:${app.port}/graphql`, 'graphql-transport-ws');
  const sockets = Array.from({ length: LIMITS.socketsPerIp }, open);
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  expect(await rawStatus(app.port, upgrade('/graphql'))).toBe(503);
  sockets[0]?.terminate();
  await vi.waitFor(async () => expect(await rawStatus(app.port, upgrade('/graphql'))).toBe(101));
  for (const socket of sockets) socket.terminate();
  // The next test may open sockets of its own.
  await vi.waitFor(() =>
    expect(lines.filter(({ msg }) => msg === 'socket closed').length).toBeGreaterThan(LIMITS.socketsPerIp),
  );
});

it('invalid frames close their socket and log no error', async () => {
  const console_ = vi.spyOn(console, 'error');
  const socket = await rawSocket(app.port, upgrade('/graphql'));
  await once(socket, 'data');
  // A frame without a mask, a reserved opcode, and invalid lengths are different errors.
  socket.write(Buffer.from([0x81, 0x01, 0x41, 0x8b, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  await once(socket, 'close');
  await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ msg: 'socket closed' })));
  expect(await isAlive()).toBe(true);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  expect(console_).not.toHaveBeenCalled();
  console_.mockRestore();
});

it('a socket is logged once when it opens and once when it closes', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${app.port}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.close(1000);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  const [opened, closed] = lines;
  const common = { method: 'GET', path: '/graphql', host: 'app', requestId: opened?.requestId };
  expect(opened).toMatchObject({ ...common, msg: 'socket opened', status: 101 });
  expect(closed).toMatchObject({
    ...common,
    msg: 'socket closed',
    code: 1000,
    ms: expect.any(Number) as number,
    bytes: expect.any(Number) as number,
  });
});
