import { ref } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeAccount } from '../../../test/makeAccount.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { hashSecret, newSecret } from '../../lib/secrets.ts';
import { Conversation, Turn } from '../onboarding/conversation.entity.ts';
import { ConversationService } from '../onboarding/conversation.service.ts';
import { Order } from '../orders/order.entity.ts';
import { MenuSection, Product } from '../products/product.entity.ts';
import { ClaimService } from '../restaurants/claim.service.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { SlugService } from '../restaurants/slug.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { UploadService } from '../uploads/upload.service.ts';
import { PreviewRemovalService } from './previewRemoval.service.ts';

const LONG = { tags: ['@long'] };

const DAY = 24 * 60 * 60 * 1000;
const START = new Date();

let now = START;
let app: TestApp;
let site: MadeSite;
let claimToken: string;
let conversation: { id: string; token: string };
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  photo = await sharp({ create: { width: 1000, height: 40, channels: 3, background: '#842' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await query('delete from rate_limits');
  site = await makeSite(app, { status: 'unclaimed' });
  const started = await app.scope().get(ConversationService).start('Gold', '192.0.2.1');
  if (!started.ok) throw new Error(started.error.message);
  conversation = started.value;
  claimToken = newSecret();
  const { em } = app.scope();
  await em.nativeUpdate(Conversation, { id: conversation.id }, { restaurant: site.restaurantId });
  await change({ claimTokenHash: hashSecret(claimToken), createdAt: START });
  em.create(Turn, {
    conversation: ref(Conversation, conversation.id),
    clientId: 'first',
    state: 'finished',
    userText: 'My secret recipe',
    items: [],
    startedAt: now,
  });
  await em.flush();
});

const query = (text: string, values?: unknown[]) =>
  app.container.infrastructure.database.pool.query(text, values);
const storage = () => app.container.infrastructure.storage;
const change = (data: Partial<Pick<Restaurant, 'claimTokenHash' | 'coverImageKey' | 'createdAt'>>) =>
  app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, data);
const after = (days: number, moreMs = 0) => new Date(START.getTime() + days * DAY + moreMs);
const exists = () => app.scope().em.count(Restaurant, { id: site.restaurantId });

async function remove(at: Date, times = 1): Promise<void> {
  now = at;
  await runJob(app, 'removePreviews', {}, times);
}

/** The status of the site in its response. */
async function status(): Promise<'live' | 'gone' | 'unknown'> {
  if (await app.container.get(SiteService).find(site.slug)) return 'live';
  return (await app.container.get(SiteService).findFormer(site.slug)) ? 'gone' : 'unknown';
}

/** Uploads a picture as a visitor of the chat does. */
async function upload(context: string): Promise<string> {
  const source = { viewer: null, conversation: conversation.token, ip: '192.0.2.1' };
  const target = { context, resourceId: 'onboarding', sizeBytes: photo.length };
  const file = { fileName: 'a.png', contentType: 'image/png' };
  const created = await app
    .scope()
    .get(UploadService)
    .createUpload({ ...file, ...target }, source);
  if (!created.ok) throw new Error(created.error.message);
  const { objectKey } = created.value;
  await storage().write(objectKey, { bytes: photo, contentType: 'image/png' });
  const confirmed = await app
    .scope()
    .get(UploadService)
    .confirmUpload({ objectKey, ...target }, source);
  if (!confirmed.ok) throw new Error(confirmed.error.message);
  return storage().keyOf(confirmed.value) ?? '';
}

/** A picture in all its sizes. */
async function picture(folder: string): Promise<string> {
  const uuid = crypto.randomUUID();
  const publicKey = `public/${folder}/${uuid}/1000.webp`;
  for (const key of pictureKeys(publicKey))
    await storage().write(key, { bytes: photo, contentType: 'image/webp' });
  const { em } = app.scope();
  em.create(Upload, {
    objectKey: `uploads/${uuid}`,
    caller: `conversation:${conversation.id}`,
    context: 'new_product',
    resourceId: conversation.id,
    restaurantId: site.restaurantId,
    contentType: 'image/png',
    sizeBytes: null,
    publicKey,
    confirmedAt: now,
    unusedSince: null,
    discardedAt: null,
    sweepAt: after(365),
    createdAt: now,
  });
  await em.flush();
  return publicKey;
}

const sizes = async (keys: string[]) =>
  Promise.all(keys.flatMap(pictureKeys).map((key) => storage().size(key)));

async function pictures(): Promise<string[]> {
  const logo = await upload('restaurant_logo');
  const hero = await picture('heroes');
  const dish = await picture('products');
  await change({ coverImageKey: hero });
  await app.scope().em.nativeUpdate(Product, { id: site.product('Diavola').id }, { imageKey: dish });
  const section = await picture('products');
  await app
    .scope()
    .em.nativeUpdate(MenuSection, { restaurant: site.restaurantId, name: 'Pizza' }, { imageKey: section });
  return [logo, hero, dish, section];
}

describe('a preview that nobody claims', () => {
  it('a preview is removed after 30 days with its files, chat and test orders', async () => {
    const keys = await pictures();
    expect(await placeOrder(app, orderInput(site))).toMatchObject({ order: { isTest: true } });
    expect(await sizes(keys)).not.toContain(null);
    await remove(after(29.9));
    expect([await exists(), await status()]).toEqual([1, 'live']);
    await remove(after(30, 1000), 3);
    await jobsDone(app);
    expect([await exists(), await status()]).toEqual([0, 'gone']);
    expect(new Set(await sizes(keys))).toEqual(new Set([null]));
    const { em } = app.scope();
    expect(await em.count(Upload, { publicKey: { $in: keys } })).toBe(0);
    expect(await em.count(Conversation, { id: conversation.id })).toBe(0);
    expect(await em.count(Turn, { userText: 'My secret recipe' })).toBe(0);
    expect(await em.count(Order, { restaurant: site.restaurantId })).toBe(0);
    for (const table of ['products', 'menu_sections', 'order_counters', 'published_sites'])
      expect(
        (await query(`select from ${table} where restaurant_id = $1`, [site.restaurantId])).rows,
      ).toEqual([]);
  });

  it('the files of a removed preview are removed later when the storage does not respond', async () => {
    const keys = await pictures();
    const broken = vi.spyOn(storage(), 'remove').mockRejectedValue(new Error('ECONNREFUSED'));
    await remove(after(31));
    broken.mockRestore();
    expect([await exists(), await status()]).toEqual([0, 'gone']);
    expect(await sizes(keys)).not.toContain(null);
    now = after(31.1);
    await runJob(app, 'sweepUploads', {});
    expect(new Set(await sizes(keys))).toEqual(new Set([null]));
  });

  it('a picture of a removed preview stays when another site shows it', LONG, async () => {
    const [logo = ''] = await pictures();
    const neighbour = await makeSite(app);
    await app.scope().em.nativeUpdate(Restaurant, { id: neighbour.restaurantId }, { logoKey: logo });
    await remove(after(31));
    expect(await sizes([logo])).not.toContain(null);
  });

  it('the slug of a removed preview is reserved for 90 days', LONG, async () => {
    await remove(after(31));
    await remove(after(31 + 90, -1000));
    expect(await status()).toBe('gone');
    const owned = await makeSite(app);
    await query('delete from rate_limits');
    const take = () =>
      app
        .scope()
        .get(SlugService)
        .change(owned.owner?.id ?? '', owned.restaurantId, site.slug);
    expect(await take()).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    await remove(after(31 + 90, 1000));
    expect(await status()).toBe('unknown');
    expect(await take()).toMatchObject({ ok: true });
    expect(await status()).toBe('live');
  });

  it('a claimed preview is not removed, however old it is', LONG, async () => {
    const owner = await makeAccount(app);
    now = after(29);
    expect(await app.scope().get(ClaimService).claimForUser(claimToken, owner.id, true)).toMatchObject({
      ok: true,
    });
    await remove(after(400));
    expect([await exists(), await status()]).toEqual([1, 'live']);
  });

  it('a preview is either claimed or removed when both happen at once', LONG, async () => {
    const owner = await makeAccount(app);
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      site = await makeSite(app, { status: 'unclaimed' });
      claimToken = newSecret();
      await change({ claimTokenHash: hashSecret(claimToken), createdAt: START });
      now = after(31);
      const claim = () => app.scope().get(ClaimService).claimForUser(claimToken, owner.id, true);
      const remove = () => app.scope().get(PreviewRemovalService).removeDue();
      const [claimed] = round % 2 ? await Promise.all([claim(), remove()]) : [await remove().then(claim)];
      expect(await exists()).toBe(claimed.ok ? 1 : 0);
      app.container.get(SiteService).forget(site.slug);
      expect(await status()).toBe(claimed.ok ? 'live' : 'gone');
      outcomes.add(claimed.ok ? 'claimed' : claimed.error.message);
    }
    outcomes.delete('claimed');
    expect([...outcomes]).toEqual(['This site has already been claimed, or its preview has expired.']);
  });

  it('a preview stays for another hour while it is claimed, changed or ordered from', async () => {
    const client = await app.container.infrastructure.database.pool.connect();
    try {
      for (const [table, id] of [
        ['restaurants', site.restaurantId],
        ['conversations', conversation.id],
      ]) {
        await client.query('begin');
        await client.query(`select from ${table} where id = $1 for update`, [id]);
        now = after(31);
        await app.scope().get(PreviewRemovalService).removeDue();
        await client.query('rollback');
        expect(await exists()).toBe(1);
      }
    } finally {
      client.release();
    }
    await remove(after(31));
    expect(await exists()).toBe(0);
  });
});
