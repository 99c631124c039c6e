import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Conversation } from '../onboarding/conversation.entity.ts';
import { ConversationService } from '../onboarding/conversation.service.ts';
import { MenuSection, Product } from '../products/product.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { UploadService } from '../uploads/upload.service.ts';
import type { UploadSource } from '../uploads/uploadAccess.service.ts';
import { UploadSweep } from './uploadSweep.service.ts';

const IP = '192.0.2.1';
const HOUR = 60 * 60 * 1000;
const START = new Date('2026-03-01T12:00:00Z');

let now = START;
let app: TestApp;
let site: MadeSite;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
  photo = await sharp({ create: { width: 1000, height: 40, channels: 3, background: '#842' } })
    .png()
    .toBuffer();
});
/** Runs the sweep the given number of hours later. */
const sweepAfter = (hours: number) => {
  pass(hours);
  return sweep();
};
const confirmSent = (sent: Awaited<ReturnType<typeof send>>) =>
  app.scope().get(UploadService).confirmUpload(sent, owner());
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await app.container.infrastructure.database.pool.query('delete from uploads; delete from rate_limits');
});

const storage = () => app.container.infrastructure.storage;
const sweep = () => app.scope().get(UploadSweep).sweep();
const pass = (hours: number) => (now = new Date(now.getTime() + hours * HOUR));
const ownerId = () => site.owner?.id ?? '';
const owner = (): UploadSource => ({
  viewer: {
    id: ownerId(),
    email: 'owner@example.com',
    emailVerified: true,
    hasAuthenticator: false,
    hasPasskey: false,
  },
  conversation: null,
  ip: IP,
});
const keyOf = (url: string) => app.scope().get(OwnPictures).keyOf(ownerId(), site.restaurantId, url);

interface Sent {
  objectKey: string;
  context: string;
  resourceId: string;
  sizeBytes: number;
}

async function send(
  context = 'new_product',
  resourceId = site.restaurantId,
  source = owner(),
): Promise<Sent> {
  const target = { context, resourceId, sizeBytes: photo.length };
  const file = { fileName: 'a.png', contentType: 'image/png' };
  const created = await app
    .scope()
    .get(UploadService)
    .createUpload({ ...file, ...target }, source);
  if (!created.ok) throw new Error(created.error.message);
  const { objectKey } = created.value;
  await storage().write(objectKey, { bytes: photo, contentType: 'image/png' });
  return { objectKey, ...target };
}

/** Uploads and confirms a picture; returns its key. */
async function keep(context?: string, resourceId?: string, source = owner()): Promise<string> {
  const confirmed = await app
    .scope()
    .get(UploadService)
    .confirmUpload(await send(context, resourceId, source), source);
  if (!confirmed.ok) throw new Error(confirmed.error.message);
  return storage().keyOf(confirmed.value) ?? '';
}

const objectsOf = (key: string) => Promise.all(pictureKeys(key).map((one) => storage().size(one)));
const isThere = async (key: string) => (await objectsOf(key)).every((size) => size !== null);
const isGone = async (key: string) => (await objectsOf(key)).every((size) => size === null);
const rows = () => app.scope().em.count(Upload);

const show = {
  'a logo': (logoKey: string | null) =>
    app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, { logoKey }),
  'a hero': (coverImageKey: string | null) =>
    app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, { coverImageKey }),
  'a product picture': (imageKey: string | null) =>
    app.scope().em.nativeUpdate(Product, { id: site.product('Diavola').id }, { imageKey }),
  'a section picture': (imageKey: string | null) =>
    app.scope().em.nativeUpdate(MenuSection, { restaurant: site.restaurantId, name: 'Pizza' }, { imageKey }),
};

describe('sweeps of unconfirmed uploads', () => {
  it('an unconfirmed upload is removed with its file after 24 hours, not earlier', async () => {
    const { objectKey } = await send();
    pass(23.9);
    expect(await sweep()).toEqual({ removed: 0 });
    expect(await storage().size(objectKey)).not.toBeNull();
    pass(0.2);
    expect(await sweep()).toEqual({ removed: 1 });
    expect(await storage().size(objectKey)).toBeNull();
    expect(await rows()).toBe(0);
    expect(await sweep()).toEqual({ removed: 0 });
  });

  it('an unconfirmed upload without a file is removed', async () => {
    await storage().remove((await send()).objectKey);
    expect(await sweepAfter(25)).toEqual({ removed: 1 });
  });

  it('a discarded upload cannot be confirmed', async () => {
    const sent = await send();
    pass(25);
    const broken = vi.spyOn(storage(), 'remove').mockRejectedValue(new Error('ECONNREFUSED'));
    await sweep();
    broken.mockRestore();
    expect(await confirmSent(sent)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('an upload stays while it is being confirmed', async () => {
    const sent = await send();
    pass(25);
    const write = storage().write.bind(storage());
    const slow = vi.spyOn(storage(), 'write').mockImplementationOnce(async (...object) => {
      await sweep();
      await write(...object);
    });
    const confirmed = await confirmSent(sent);
    slow.mockRestore();
    const url = confirmed.ok ? confirmed.value : '';
    const key = await keyOf(url);
    expect(storage().publicUrl(key ?? '')).toBe(url);
    expect(await isThere(key ?? '')).toBe(true);
  });

  it('removing an unconfirmed upload removes the pictures of a failed confirmation', async () => {
    const sent = await send();
    const { em } = app.scope();
    const written: string[] = [];
    const write = storage().write.bind(storage());
    const failing = vi.spyOn(storage(), 'write').mockImplementation(async (key, object) => {
      if (key.endsWith('/1000.webp')) throw new Error('ECONNREFUSED');
      written.push(key);
      await write(key, object);
    });
    expect((await confirmSent(sent)).ok).toBe(false);
    failing.mockRestore();
    expect(written).toHaveLength(2);
    const { publicKey } = await em.findOneOrFail(Upload, { objectKey: sent.objectKey });
    expect(await sweepAfter(25)).toEqual({ removed: 1 });
    expect(await isGone(publicKey ?? '')).toBe(true);
  });

  it('an upload stays when its logo is shown, although the last step of its confirmation failed', async () => {
    const sent = await send('restaurant_logo');
    const key = `public/logos/${sent.objectKey.slice('uploads/'.length)}.webp`;
    await storage().write(key, { bytes: photo, contentType: 'image/webp' });
    await app.scope().em.nativeUpdate(Upload, { objectKey: sent.objectKey }, { publicKey: key });
    await show['a logo'](key);
    for (let day = 0; day < 4; day += 1) {
      expect(await sweepAfter(25)).toEqual({ removed: 0 });
    }
    await show['a logo'](null);
    expect(await isThere(key)).toBe(true);
  });
});

describe('sweeps of confirmed pictures', () => {
  it('an unused picture is removed with all its sizes one day after it was found unused', async () => {
    const key = await keep();
    expect(pictureKeys(key)).toHaveLength(3);
    expect(await sweepAfter(24)).toEqual({ removed: 0 });
    expect(await sweepAfter(23)).toEqual({ removed: 0 });
    expect(await isThere(key)).toBe(true);
    expect(await sweepAfter(1)).toEqual({ removed: 1 });
    expect(await isGone(key)).toBe(true);
    expect(await rows()).toBe(0);
  });

  it.each(Object.entries(show))('a picture stays while it is %s, and no longer', async (_what, set) => {
    const key = await keep();
    await set(key);
    for (let day = 0; day < 5; day += 1) {
      expect(await sweepAfter(24)).toEqual({ removed: 0 });
    }
    await set(null);
    expect(await sweepAfter(24)).toEqual({ removed: 0 });
    expect(await isThere(key)).toBe(true);
    expect(await sweepAfter(24)).toEqual({ removed: 1 });
    expect(await isGone(key)).toBe(true);
  });

  it('a file that is sent again after the confirmation is removed, and the picture stays', async () => {
    const sent = await send('restaurant_logo');
    const confirmed = await confirmSent(sent);
    const key = storage().keyOf(confirmed.ok ? confirmed.value : '') ?? '';
    await storage().write(sent.objectKey, { bytes: photo, contentType: 'image/png' });
    pass(24.1);
    expect(await sweep()).toEqual({ removed: 0 });
    expect([await storage().size(sent.objectKey), await isThere(key)]).toEqual([null, true]);
  });

  it("a chat's picture stays until another logo replaces it", async () => {
    const started = await app.scope().get(ConversationService).start('Gold', IP);
    if (!started.ok) throw new Error(started.error.message);
    const guest = { viewer: null, conversation: started.value.token, ip: IP };
    const first = await keep('restaurant_logo', 'onboarding', guest);
    for (let day = 0; day < 3; day += 1) {
      expect(await sweepAfter(24)).toEqual({ removed: 0 });
    }
    const second = await keep('restaurant_logo', 'onboarding', guest);
    const { draft } = await app.scope().em.findOneOrFail(Conversation, { id: started.value.id });
    expect(draft.logoKey).toBe(second);
    for (let day = 0; day < 3; day += 1) await sweepAfter(24);
    expect([await isGone(first), await isThere(second)]).toEqual([true, true]);
  });

  it('a picture that is shown again after it was found unused gets a new day', async () => {
    const key = await keep();
    const set = show['a product picture'];
    await sweepAfter(24);
    pass(20);
    expect(await keyOf(storage().publicUrl(key))).toBe(key);
    await set(key);
    pass(1);
    await set(null);
    expect(await sweepAfter(20)).toEqual({ removed: 0 });
    expect(await isThere(key)).toBe(true);
  });

  it('a picture stays when its owner is about to show it', async () => {
    const key = await keep();
    await sweepAfter(24);
    pass(24);
    expect(await keyOf(storage().publicUrl(key))).toBe(key);
    expect(await sweep()).toEqual({ removed: 0 });
    await show['a hero'](key);
    expect(await isThere(key)).toBe(true);
    await show['a hero'](null);
  });

  it('a discarded picture belongs to nobody', async () => {
    const sent = await send();
    const confirm = () => confirmSent(sent);
    const confirmed = await confirm();
    const url = confirmed.ok ? confirmed.value : '';
    expect(await confirm()).toEqual(confirmed);
    await sweepAfter(24);
    pass(24);
    const broken = vi.spyOn(storage(), 'remove').mockRejectedValue(new Error('ECONNREFUSED'));
    await sweep();
    broken.mockRestore();
    expect(await keyOf(url)).toBeNull();
    expect(await confirm()).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });
});

describe('interrupted and parallel sweeps', () => {
  it('a sweep after an outage of the storage removes the rest', async () => {
    const kept = await keep();
    const sent = [await send(), await send(), await send()];
    pass(24);
    await show['a product picture'](kept);
    const { remove } = storage();
    const broken = vi.spyOn(storage(), 'remove').mockImplementation(async (key) => {
      if (key === sent[1]?.objectKey) throw new Error('ECONNREFUSED');
      await remove(key);
    });
    const first = await sweep();
    broken.mockRestore();
    expect(first.removed).toBeLessThan(3);
    expect(await sweep()).toEqual({ removed: 0 });
    expect(await sweepAfter(1)).toEqual({ removed: 3 - first.removed });
    for (const { objectKey } of sent) expect(await storage().size(objectKey)).toBeNull();
    expect(await isThere(kept)).toBe(true);
    expect(await rows()).toBe(1);
    await show['a product picture'](null);
  });

  it('two parallel sweeps remove everything once', async () => {
    for (let count = 0; count < 6; count += 1) await send();
    pass(25);
    const swept = await Promise.all([sweep(), sweep(), sweep()]);
    expect(swept.reduce((sum, { removed }) => sum + removed, 0)).toBe(6);
    expect(await rows()).toBe(0);
  });
});
