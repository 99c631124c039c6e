import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBreakableProxy, type BreakableProxy } from '../../../test/breakableProxy.ts';
import { testDatabase } from '../../../test/testDatabase.ts';
import { changes } from './changes.ts';
import { EVENTS_CHANNEL, type EventsGateway } from './events.gateway.ts';
import { connectPostgresEvents } from './postgresEvents.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let proxy: BreakableProxy;
let events: EventsGateway;
let sender: pg.Client;

beforeEach(async () => {
  database = await testDatabase();
  const url = new URL(database.url);
  proxy = await startBreakableProxy({ host: url.hostname, port: Number(url.port) });
  sender = new pg.Client({ connectionString: url.href });
  await sender.connect();
  url.port = String(proxy.port);
  events = await connectPostgresEvents(url.href, () => undefined);
});

afterEach(async () => {
  await events.close();
  await sender.end();
  await proxy.close();
  await database.drop();
});

const send = (payload: string) => sender.query('select pg_notify($1, $2)', [EVENTS_CHANNEL, payload]);

describe('events over PostgreSQL', () => {
  it('a listener of one payload hears no other, until it unsubscribes', async () => {
    let heard = 0;
    const stop = events.onOne('orderChanged', '1', () => (heard += 1));
    const all: string[] = [];
    events.on('orderChanged', (id) => all.push(id));
    for (const payload of ['orderChanged:1', 'orderChanged:2', 'siteChanged:1']) await send(payload);
    await expect.poll(() => all).toEqual(['1', '2']);
    expect(heard).toBe(1);
    stop();
    await send('orderChanged:1');
    await expect.poll(() => all).toEqual(['1', '2', '1']);
    expect(heard).toBe(1);
  });

  it('events reach the listeners of their topic', async () => {
    const heard: string[] = [];
    events.on('siteChanged', (slug) => heard.push(slug));
    await send('orderChanged:1');
    await send('siteChanged:roma');
    await expect.poll(() => heard).toEqual(['roma']);
  });

  it(
    'events resume after an outage with one attempt at a time, and report the gap',
    { tags: ['@long'] },
    async () => {
      let gaps = 0;
      const heard: string[] = [];
      events.onGap(() => (gaps += 1));
      events.on('siteChanged', (slug) => heard.push(slug));
      proxy.cut();
      await expect.poll(() => events.connected()).toBe(false);
      const first = proxy.attempts();
      const started = Date.now();
      await expect
        .poll(() => proxy.attempts() - first, { timeout: 5_000, interval: 5 })
        .toBeGreaterThanOrEqual(4);
      // One attempt every quarter of a second; a loop that multiplies makes hundreds at once.
      expect(Date.now() - started).toBeGreaterThan(600);
      proxy.restore();
      await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
      await send('siteChanged:roma');
      await expect.poll(() => heard).toEqual(['roma']);
    },
  );
});

it('in an outage open streams of changes end with an error', { tags: ['@long'] }, async () => {
  const ends = new AbortController();
  const followed = changes(events, 'orderChanged', '1', ends.signal);
  const other = changes(events, 'orderChanged', '2', ends.signal);
  await followed.next();
  await other.next();
  // A short cut tells nobody.
  proxy.cut();
  await expect.poll(() => events.connected()).toBe(false);
  proxy.restore();
  await expect(other.next()).resolves.toMatchObject({ done: false });
  await followed.next();

  const next = followed.next();
  const answer = other.next();
  proxy.cut();
  await expect(next).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(answer).rejects.toMatchObject({ kind: 'unavailable' });
});

it('a hanging server counts as lost, and a gap is reported after its recovery', async () => {
  let gaps = 0;
  const url = new URL(database.url);
  url.port = String(proxy.port);
  const listening = await connectPostgresEvents(url.href, () => undefined, 200);
  listening.onGap(() => (gaps += 1));
  proxy.freeze();
  await expect.poll(() => listening.connected(), { timeout: 5_000 }).toBe(false);
  proxy.restore();
  await expect.poll(() => gaps, { timeout: 5_000 }).toBe(1);
  await listening.close();
});
