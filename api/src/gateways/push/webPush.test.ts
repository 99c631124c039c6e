import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PushService, startPushService } from '../../../test/startPushService.ts';
import { newSecret } from '../../lib/secrets.ts';
import { PermanentError } from '../jobs/jobs.gateway.ts';
import type { PushGateway } from './push.gateway.ts';
import { createWebPush, publicKeyOf } from './webPush.ts';

const privateKey = newSecret();
const subject = 'mailto:support@forkfront.example';
const MESSAGE = {
  title: 'New order 101 · £24.50',
  body: 'Collection, as soon as possible',
  tag: '01980000-0000-7000-8000-000000000001',
  path: '/orders/T3JkZXI6MQ',
  ttlSeconds: 600,
};

let service: PushService;
let push: PushGateway;
beforeAll(async () => {
  service = await startPushService(publicKeyOf(privateKey));
  push = createWebPush({ privateKey, subject, hosts: [service.host] });
});
afterAll(() => service.close());

it('a message is signed for the push service and only its browser can read it', async () => {
  const browser = service.subscribe();
  expect(await push.send(browser, MESSAGE)).toBe('sent');
  const { ttlSeconds: _ttl, ...shown } = MESSAGE;
  expect(browser.messages).toEqual([shown]);
  expect(browser.headers[0]).toMatchObject({
    ttl: '600',
    urgency: 'high',
    topic: '01980000000070008000000000000001',
    'content-encoding': 'aes128gcm',
  });
});

it('a message with the key of another server is refused for good', async () => {
  const other = createWebPush({ privateKey: newSecret(), subject, hosts: [service.host] });
  const browser = service.subscribe();
  await expect(other.send(browser, MESSAGE)).rejects.toThrow(PermanentError);
  expect(browser.messages).toEqual([]);
});

it.each([404, 410])('the answer %i means that the browser is gone', async (status) => {
  const browser = service.subscribe();
  browser.status = status;
  expect(await push.send(browser, MESSAGE)).toBe('gone');
});

it.each([
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [302, true],
  [307, true],
  [400, true],
  [413, true],
])('the answer %i is a failure; for good: %s', async (status, isPermanent) => {
  const browser = service.subscribe();
  browser.status = status;
  const failure: unknown = await push.send(browser, MESSAGE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure instanceof PermanentError).toBe(isPermanent);
  // Who knows the address may send to the browser.
  expect(String(failure)).not.toContain(browser.endpoint);
  // A redirect is not followed.
  expect(browser.headers).toHaveLength(1);
});

it('a push service that does not answer is a failure that may pass', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const impatient = createWebPush({ privateKey, subject, hosts: [host] }, { timeoutMs: 50 });
  const address = { ...service.subscribe(), endpoint: `http://${host}/push` };
  const failure: unknown = await impatient.send(address, MESSAGE).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(PermanentError);
  silent.closeAllConnections();
  silent.close();
});

it('an address that is not allowed any more is not called', async () => {
  const browser = service.subscribe();
  const strict = createWebPush({ privateKey, subject, hosts: [] });
  expect(await strict.send(browser, MESSAGE)).toBe('gone');
  expect(browser.headers).toEqual([]);
});
