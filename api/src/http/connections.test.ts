import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { guardConnections } from './connections.ts';

const ANSWER = Buffer.alloc(64 * 1024 * 1024, 'x');
const log = pino({ level: 'silent' });

let server: Server;
const clients: Socket[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  server.close();
  await once(server, 'close');
});

async function start(limits: Partial<Parameters<typeof guardConnections>[1]>) {
  server = createServer((request, response) => {
    if (!guard.isAllowed(request, response)) response.writeHead(503, { Connection: 'close' }).end('no');
    else if (request.url === '/large') response.end(ANSWER);
    else if (request.url === '/slow') held.push(() => response.end('slow'));
    else response.end('yes');
  });
  const held: (() => void)[] = [];
  const guard = guardConnections(server, { trustedProxies: 0, perAddress: 100, ...limits }, log);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { held };
}

function client(): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  clients.push(socket);
  return socket;
}

async function ask(socket: Socket, path = '/', headers = ''): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString().split('\r\n', 1)[0] ?? '';
}

const ANSWERED = 'HTTP/1.1 200 OK';
const REFUSED = 'HTTP/1.1 503 Service Unavailable';

it('a client that does not read its answer is disconnected', async () => {
  await start({ readWithinMs: 300, lookEveryMs: 20 });
  const socket = client();
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  const [connection] = (await once(server, 'connection')) as [Socket];
  await once(connection, 'close');
  expect(connection.bytesWritten).toBeGreaterThan(0);
});

it('a client that reads slowly gets its whole answer', async () => {
  await start({ readWithinMs: 200, lookEveryMs: 20 });
  const socket = client();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let read = 0;
  socket.on('data', (chunk: Buffer) => {
    read += chunk.length;
    // Read in pauses that are shorter than the limit, for several times the limit in all.
    if (read % 5 !== 0) return;
    socket.pause();
    setTimeout(() => socket.resume(), 20);
  });
  await once(socket, 'close');
  expect(read).toBeGreaterThan(ANSWER.length);
});

it('a connection above the limit of its address is answered with a refusal, until others have closed', async () => {
  await start({ perAddress: 2 });
  const [first, second, third] = [client(), client(), client()];
  expect(await ask(first)).toBe(ANSWERED);
  expect(await ask(second)).toBe(ANSWERED);
  expect(await ask(third)).toBe(REFUSED);
  first.destroy();
  await expect.poll(() => ask(client())).toBe(ANSWERED);
});

it('ten times the limit of an address is the end: further connections are closed', async () => {
  await start({ perAddress: 1 });
  const kept = Array.from({ length: 10 }, client);
  await Promise.all(kept.map((socket) => once(socket, 'connect')));
  const last = client();
  await once(last, 'close');
  expect(last.bytesRead).toBe(0);
});

it('behind a proxy the requests of one caller at the same time are counted', async () => {
  const { held } = await start({ trustedProxies: 1, perAddress: 2 });
  const from = (ip: string) => `X-Forwarded-For: ${ip}\r\n`;
  const waiting = [ask(client(), '/slow', from('192.0.2.1')), ask(client(), '/slow', from('192.0.2.1'))];
  await expect.poll(() => held.length).toBe(2);
  expect(await ask(client(), '/', from('192.0.2.1'))).toBe(REFUSED);
  expect(await ask(client(), '/', from('192.0.2.2'))).toBe(ANSWERED);
  for (const answer of held) answer();
  expect(await Promise.all(waiting)).toEqual([ANSWERED, ANSWERED]);
  expect(await ask(client(), '/', from('192.0.2.1'))).toBe(ANSWERED);
});
