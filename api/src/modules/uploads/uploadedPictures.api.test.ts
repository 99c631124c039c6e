import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { MenuSection, Product } from '../products/product.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { Upload } from './upload.entity.ts';

let app: TestApp;
let ana: MadeSite;
let bo: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bo] = [await makeSite(app), await makeSite(app)];
});
afterAll(() => app.close());

const url = (key: string) => app.container.infrastructure.storage.publicUrl(key);
const keyOf = (site: MadeSite, address: string, restaurantId = site.restaurantId) =>
  app
    .scope()
    .get(OwnPictures)
    .keyOf(site.owner?.id ?? '', restaurantId, address);

async function upload(site: MadeSite, change: Partial<Upload> = {}): Promise<string> {
  const { em } = app.scope();
  const publicKey = `public/products/${newId()}/1920.webp`;
  em.create(Upload, {
    objectKey: `uploads/${newId()}`,
    caller: `user:${site.owner?.id}`,
    context: 'new_product',
    resourceId: site.restaurantId,
    restaurantId: site.restaurantId,
    contentType: 'image/png',
    sizeBytes: 1,
    publicKey,
    confirmedAt: new Date(),
    unusedSince: null,
    discardedAt: null,
    sweepAt: new Date(),
    createdAt: new Date(),
    ...change,
  });
  await em.flush();
  return publicKey;
}

describe('keyOf', () => {
  it('keyOf finds a picture that the owner uploaded for the restaurant', async () => {
    const key = await upload(ana);
    expect(await keyOf(ana, url(key))).toBe(key);
  });

  it('keyOf ignores pictures of other people and other restaurants', async () => {
    const key = await upload(ana);
    expect(await keyOf(bo, url(key))).toBeNull();
    expect(await keyOf(bo, url(key), ana.restaurantId)).toBeNull();
    expect(await keyOf(ana, url(key), bo.restaurantId)).toBeNull();
    expect(await keyOf(ana, url(key), newId())).toBeNull();
    expect(await keyOf(ana, url(key), 'no uuid')).toBeNull();
  });

  it('keyOf finds a picture from its confirmation until its removal', async () => {
    expect(await keyOf(ana, url(await upload(ana, { confirmedAt: null })))).toBeNull();
    expect(await keyOf(ana, url(await upload(ana, { discardedAt: new Date() })))).toBeNull();
  });

  it('keyOf finds the pictures of the restaurant, its products and its sections, whoever uploaded them', async () => {
    const { em } = app.scope();
    const keys = { logoKey: 'public/logos/old.webp', coverImageKey: 'public/heroes/old.webp' };
    await em.nativeUpdate(Restaurant, { id: ana.restaurantId }, keys);
    const imageKey = 'public/products/old.webp';
    await em.nativeUpdate(Product, { id: ana.product('Diavola').id }, { imageKey });
    const ofSection = 'public/products/section.webp';
    await em.nativeUpdate(
      MenuSection,
      { restaurant: ana.restaurantId, name: 'Pizza' },
      { imageKey: ofSection },
    );
    for (const key of [...Object.values(keys), imageKey, ofSection]) {
      expect(await keyOf(ana, url(key))).toBe(key);
      expect(await keyOf(bo, url(key))).toBeNull();
      expect(await keyOf(bo, url(key), ana.restaurantId)).toBeNull();
    }
  });

  it.each(['', 'https://elsewhere.example/a.webp', 'javascript:alert(1)', 'data:image/png;base64,AAAA'])(
    'keyOf ignores the address %j',
    async (address) => expect(await keyOf(ana, address)).toBeNull(),
  );

  it('keyOf ignores other forms of an address', async () => {
    const address = url(await upload(ana));
    for (const other of [
      `${address}?x=1`,
      `${address}#x`,
      ` ${address}`,
      `${address}%00`,
      `${address}/`,
      address.replace('/1920', '/960'),
      address.replace('/public/', '/public/x/../'),
      address.replace('public', 'PUBLIC'),
    ])
      expect(await keyOf(ana, other)).toBeNull();
  });
});
