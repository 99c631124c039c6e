import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSentryReports } from './sentryReports.ts';

/** A small receiver of Sentry's protocol. */
let status = 200;
const received: {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  lines: Record<string, unknown>[];
}[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    received.push({ path: request.url, headers: request.headers, lines });
    response.writeHead(status, status === 429 ? { 'retry-after': '30' } : {}).end();
  });
});
let dsn = '';
const failures: string[] = [];

beforeEach(async () => {
  status = 200;
  received.length = failures.length = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  dsn = `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/errors/7`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const start = () =>
  createSentryReports(
    { dsn, release: 'forkfront@1', environment: 'test' },
    (reason) => failures.push(reason),
    1_000,
  );
const error = (message: string) => ({ error: new Error(message), where: 'server', reference: 'r' }) as const;

it('an error arrives as an envelope with one event', async () => {
  const reports = start();
  reports.report(error('first'));
  reports.report(error('second'));
  await reports.close();
  expect(received.map(({ lines }) => lines[2])).toMatchObject([
    { exception: { values: [{ value: 'first' }] }, release: 'forkfront@1', environment: 'test' },
    { exception: { values: [{ value: 'second' }] } },
  ]);
  const [{ path, headers, lines } = { path: '', headers: {}, lines: [] }] = received;
  expect(path).toBe('/errors/api/7/envelope/');
  expect(headers['content-type']).toBe('application/x-sentry-envelope');
  expect(headers['x-sentry-auth']).toContain('sentry_key=public');
  expect(lines[0]?.['event_id']).toBe(lines[2]?.['event_id']);
  expect(lines[1]).toMatchObject({ type: 'event', length: Buffer.byteLength(JSON.stringify(lines[2])) });
});

it('a service that is away or refuses is said once, and loses nothing else', async () => {
  status = 500;
  const reports = start();
  reports.report(error('first'));
  reports.report(error('second'));
  await reports.close();
  expect(failures).toEqual(['the service of error reports answered 500']);
  status = 200;
  reports.report(error('third'));
  await reports.close();
  expect(received).toHaveLength(3);
});

it('after 429 nothing is sent for the time that the service asks for', async () => {
  status = 429;
  const reports = start();
  reports.report(error('first'));
  await reports.close();
  reports.report(error('second'));
  await reports.close();
  expect(received).toHaveLength(1);
});

it('many errors at once are limited', async () => {
  const reports = start();
  for (let index = 0; index < 1_000; index += 1) reports.report(error('the same'));
  await reports.close();
  expect(received.length).toBeLessThan(40);
  expect(failures).toEqual(['more errors than can be sent']);
});
