import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import { SiteService } from './site.service.ts';

/** A database with one site and an event connection, both of which a test can take away. */
function service() {
  const document: object = { sections: [] };
  const world = {
    version: 1,
    document,
    now: 0,
    isConnected: true,
    isDatabaseUp: true,
    reads: 0,
    gap: () => undefined as void,
  };
  const pool = {
    query: async () => {
      world.reads += 1;
      if (!world.isDatabaseUp)
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
      return { rows: [{ version: world.version, document: world.document }] };
    },
  } as unknown as Pool;
  const events = {
    on: () => () => undefined,
    onGap: (callback: () => void) => (world.gap = callback),
    connected: () => world.isConnected,
  } as unknown as EventsGateway;
  const sites = new SiteService(pool, events, () => new Date(world.now));
  return { world, sites, version: async () => (await sites.find('roma'))?.version };
}

type Service = ReturnType<typeof service>;

describe('SiteService', () => {
  it('a site is read once while events arrive', async () => {
    const { world, version } = service();
    await Promise.all([version(), version()]);
    expect(await version()).toBe(1);
    expect(world.reads).toBe(1);
  });

  it('a site is read each time while events may be lost', async () => {
    const { world, version } = service();
    await version();
    world.isConnected = false;
    world.version = 2;
    expect(await version()).toBe(2);
    world.version = 3;
    expect(await version()).toBe(3);
  });

  it('a site is read again when a sold out dish can be ordered', async () => {
    const { world, sites } = service();
    const dish = { isAvailable: false, soldOutUntil: '1970-01-01T00:00:10Z' };
    world.document = { sections: [{ items: [dish] }] };
    const isAvailable = async () => (await sites.find('roma'))?.document.sections[0]?.items[0]?.isAvailable;
    expect([await isAvailable(), await isAvailable(), world.reads]).toEqual([false, false, 1]);
    world.now = 10_000;
    expect([await isAvailable(), await isAvailable(), world.reads]).toEqual([true, true, 2]);
  });

  it('the cached site is used while the database is down, and cleared afterwards', async () => {
    const { world, version } = service();
    await version();
    world.isConnected = false;
    world.isDatabaseUp = false;
    expect(await version()).toBe(1);
    expect(await version()).toBe(1);
    world.isDatabaseUp = true;
    world.isConnected = true;
    world.version = 2;
    world.gap();
    expect(await version()).toBe(2);
  });

  it('reading a site that is not cached fails while the database is down', async () => {
    const { world, version } = service();
    world.isDatabaseUp = false;
    await expect(version()).rejects.toThrow('ECONNREFUSED');
    world.isDatabaseUp = true;
    expect(await version()).toBe(1);
  });

  it.each([
    ['a change', ({ sites }: Service) => sites.forget('roma')],
    ['a lost connection', ({ world }: Service) => world.gap()],
  ])('the last known site is used when the database is down after %s', async (_what, happen) => {
    const bed = service();
    const { world, version } = bed;
    await version();
    world.isDatabaseUp = false;
    happen(bed);
    expect(await version()).toBe(1);
    world.isDatabaseUp = true;
    world.version = 2;
    world.now += 1_000;
    expect(await version()).toBe(2);
  });

  it('a derived value is kept while the database is down, and made again after a change', async () => {
    const { world, sites } = service();
    let made = 0;
    const derived = () => sites.derive('roma', 'page', () => (made += 1));
    expect([await derived(), await derived()]).toEqual([1, 1]);
    world.isConnected = false;
    world.isDatabaseUp = false;
    expect([await derived(), await derived()]).toEqual([1, 1]);
    world.isConnected = true;
    world.isDatabaseUp = true;
    world.gap();
    expect(await derived()).toBe(2);
  });

  it('the last known site changes with the time of day', async () => {
    const { world, sites } = service();
    const dish = { isAvailable: false, soldOutUntil: '1970-01-01T00:00:10Z' };
    world.document = { sections: [{ items: [dish] }] };
    const isAvailable = async () => (await sites.find('roma'))?.document.sections[0]?.items[0]?.isAvailable;
    expect(await isAvailable()).toBe(false);
    world.isConnected = false;
    world.isDatabaseUp = false;
    expect(await isAvailable()).toBe(false);
    world.now = 10_000;
    expect(await isAvailable()).toBe(true);
  });

  it('during an outage the database is asked once a second', async () => {
    const { world, sites, version } = service();
    await version();
    world.isConnected = false;
    world.isDatabaseUp = false;
    for (let count = 0; count < 5; count += 1) await version();
    expect([world.reads, sites.isAway()]).toEqual([2, true]);
    world.now += 1_000;
    expect(sites.isAway()).toBe(false);
    for (let count = 0; count < 5; count += 1) await version();
    expect(world.reads).toBe(3);
  });

  it('a row that was read before a change is not cached', async () => {
    const { world, sites, version } = service();
    const early = version();
    sites.forget('roma');
    await early;
    world.version = 2;
    expect(await version()).toBe(2);
  });

  it('a text that cannot be a slug needs no statement', async () => {
    const { world, sites } = service();
    expect(await sites.find('a\0b')).toBeNull();
    expect(world.reads).toBe(0);
  });
});
