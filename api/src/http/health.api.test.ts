import { createServer, get, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { createGroceryApp } from '../groceryApp.ts';
import { rawStatus } from '../../test/rawRequest.ts';
import { healthChecks } from './health.ts';

let app: TestApp;
const servers: Server[] = [];
beforeAll(async () => void (app = await startTestApp()));
afterAll(async () => {
  for (const server of servers) server.close();
  await app.close();
});

/** The status of a request to this port of 127.0.0.1 with any Host header. */
const statusOf = async (port: number, path: string, host: string, method = 'GET'): Promise<number> => {
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path, method, headers: { host } }),
    'response',
  )) as [{ statusCode: number; resume(): void }];
  response.resume();
  return response.statusCode;
};

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const PATHS = ['/healthz', '/readyz', '/readyz?exclude=database'];

describe('health checks', () => {
  it.each(PATHS)('the api answers %s to a probe that knows only the address of the process', async (path) => {
    for (const host of [`10.0.0.7:${app.port}`, 'forkfront-api-1', 'olive-and-ember.localhost', 'localhost'])
      for (const method of ['GET', 'HEAD'])
        expect({ host, status: await statusOf(app.port, path, host, method) }).toEqual({ host, status: 200 });
    expect(await statusOf(app.port, '/', '10.0.0.7')).toBe(421);
    expect(await statusOf(app.port, path, '10.0.0.7', 'POST')).toBe(421);
  });

  it.each(PATHS)('the api answers %s to a probe of HTTP/1.0 without a host', async (path) => {
    expect(await rawStatus(app.port, [`GET ${path} HTTP/1.0`])).toBe(200);
    expect(await rawStatus(app.port, ['GET / HTTP/1.0'])).toBe(421);
  });

  it.each(PATHS)('the grocery API answers %s without its key', async (path) => {
    const grocery = createGroceryApp(app.container, ['a key of the grocery API'], false);
    const port = await listening(grocery.server);
    expect(await statusOf(port, path, '10.0.0.7')).toBe(200);
    expect(await statusOf(port, '/api/v1/health', '10.0.0.7')).toBe(401);
    grocery.announceStop();
    expect(await statusOf(port, path, '10.0.0.7')).toBe(path === '/healthz' ? 200 : 503);
  });

  it('a stop is announced by /readyz at once, in both forms', async () => {
    let isStopping = false;
    const checks = healthChecks(app.container.infrastructure.database, () => isStopping);
    const port = await listening(createServer((request, response) => void checks(request, response)));
    const statuses = () => Promise.all(PATHS.map((path) => statusOf(port, path, 'x')));
    expect(await statuses()).toEqual([200, 200, 200]);
    isStopping = true;
    expect(await statuses()).toEqual([200, 503, 503]);
  });
});
