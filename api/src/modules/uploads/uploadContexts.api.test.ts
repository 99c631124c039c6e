import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads, restUploads, type UploadClient } from '../../../test/uploadClient.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { Product } from '../products/product.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { Upload } from './upload.entity.ts';

const LONG = { tags: ['@long'] };

const MB = 1024 * 1024;

let app: TestApp;
/** Flat, so that every size is written fast. */
let photo: Buffer;
/** Just large enough for three widths; larger ones are in makePicture.test.ts. */
let wide: Buffer;
let ana: MadeSite;
let bo: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bo] = [await makeSite(app), await makeSite(app)];
  for (const site of [ana, bo]) await setPlan(app, site, 'GOLD');
  photo = await sample(640);
  wide = await sample(976);
});
afterAll(() => app.close());

const sample = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: width / 16, channels: 3, background: '#842' } })
    .jpeg()
    .toBuffer();

const tokenOf = (site: MadeSite): string => site.owner?.token ?? '';
const productOf = (site: MadeSite): string => site.product('Margherita').id;

/** The target of a picture. */
interface Place {
  context: string;
  resourceId: string;
}

const heroOf = (site: MadeSite): Place => ({ context: 'restaurant_hero', resourceId: site.restaurantId });

const places: [string, (site: MadeSite) => Place, number, string][] = [
  ['restaurant_hero', heroOf, 10, 'heroes'],
  ['new_product', (site) => ({ context: 'new_product', resourceId: site.restaurantId }), 5, 'products'],
  ['menu_section', (site) => ({ context: 'menu_section', resourceId: site.restaurantId }), 5, 'sections'],
  [
    'product_{id} of a restaurant',
    (site) => ({ context: `product_${productOf(site)}`, resourceId: site.restaurantId }),
    5,
    'products',
  ],
  [
    'product_{id} of itself',
    (site) => ({ context: `product_${productOf(site)}`, resourceId: productOf(site) }),
    5,
    'products',
  ],
  [
    'product_{global id}',
    (site) => ({
      context: `product_${toGlobalId('Product', productOf(site))}`,
      resourceId: toGlobalId('Product', productOf(site)),
    }),
    5,
    'products',
  ],
];

const doors: [string, () => UploadClient][] = [
  ['GraphQL', () => graphqlUploads(app)],
  ['REST', () => restUploads(app)],
];

describe.each(doors)('uploads over %s', (_door, open) => {
  beforeAll(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

  const announced = (place: Place, change: object = {}) => ({
    fileName: 'photo.jpg',
    contentType: 'image/jpeg',
    sizeBytes: photo.length,
    ...place,
    ...change,
  });

  const put = (url: string | undefined, body: Buffer, contentType = 'image/jpeg') =>
    fetch(url ?? '', { method: 'PUT', headers: { 'Content-Type': contentType }, body: new Uint8Array(body) });

  /** Announces and uploads a picture; returns its key. */
  async function send(place: Place, site = ana, body = photo): Promise<string> {
    const ticket = await open().create(announced(place, { sizeBytes: body.length }), tokenOf(site));
    expect(ticket.kind).toBe('done');
    expect((await put(ticket.presignedUrl, body)).status).toBe(200);
    return ticket.objectKey ?? '';
  }

  describe.each(places)('%s', (_what, placeOf, megabytes, folder) => {
    it('an upload becomes a public picture in three widths for the form that is saved', async () => {
      const { storage } = app.container.infrastructure;
      const shown = async () => [
        await app.scope().em.findOneOrFail(Restaurant, { id: ana.restaurantId }),
        await app.scope().em.findOneOrFail(Product, { id: productOf(ana) }),
      ];
      const before = await shown();
      const place = placeOf(ana);
      const objectKey = await send(place, ana, wide);
      const { kind, imageUrl = '' } = await open().confirm(
        { ...place, objectKey, sizeBytes: wide.length },
        tokenOf(ana),
      );
      expect(kind).toBe('done');
      const uuid = objectKey.slice('uploads/'.length);
      const [, address, file] = /^(.+)\.(?:[\w-]{32}|[\da-f]{6})\/([^/]+)$/.exec(imageUrl) ?? [];
      expect(address).toBe(storage.publicUrl(`public/${folder}/${uuid}`));
      expect(file).toBe('976.webp');
      for (const width of [480, 960, 976]) {
        const picture = await fetch(imageUrl.replace('976.webp', `${width}.webp`));
        expect(picture.headers.get('content-type')).toBe('image/webp');
        expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
        expect(metadata).toMatchObject({ format: 'webp', width, height: Math.round(width / 16) });
      }
      expect(await storage.size(objectKey)).toBeNull();
      expect(await shown()).toEqual(before);
      const key = await app
        .scope()
        .get(OwnPictures)
        .keyOf(ana.owner?.id ?? '', ana.restaurantId, imageUrl);
      expect(key && storage.publicUrl(key)).toBe(imageUrl);
    });

    it(`an upload may have ${megabytes} MB and not a byte more`, async () => {
      const place = placeOf(ana);
      const size = (sizeBytes: number) => open().create(announced(place, { sizeBytes }), tokenOf(ana));
      expect((await size(megabytes * MB)).kind).toBe('done');
      expect(await size(megabytes * MB + 1)).toEqual({
        kind: 'validation',
        message: 'Failed to get upload URL.',
        fields: [{ path: 'sizeBytes', message: `Please choose an image of at most ${megabytes} MB.` }],
      });
    });

    it('an upload is possible only for the owner', async () => {
      const place = placeOf(ana);
      expect((await open().create(announced(place))).kind).toBe('unauthenticated');
      expect((await open().create(announced(place), tokenOf(bo))).kind).toBe('notFound');
      const objectKey = await send(place);
      const finished = { ...place, objectKey, sizeBytes: photo.length };
      const attempts = await Promise.all([
        open().confirm(finished, tokenOf(bo)),
        open().confirm({ ...finished, ...placeOf(bo) }, tokenOf(bo)),
        open().confirm({ ...finished, ...placeOf(bo) }, tokenOf(ana)),
        open().confirm(
          { ...finished, context: 'restaurant_logo', resourceId: ana.restaurantId },
          tokenOf(ana),
        ),
        open().confirm({ ...finished, objectKey: `uploads/${newId()}` }, tokenOf(ana)),
        open().confirm({ ...finished, objectKey: 'uploads/a\u0001b' }, tokenOf(ana)),
      ]);
      expect(attempts.map(({ kind }) => kind)).toEqual(attempts.map(() => 'notFound'));
      expect((await open().confirm(finished, tokenOf(ana))).kind).toBe('done');
    });
  });

  // The rest is the same for every context.
  it('pictures of the menu are refused before the upload on the free plan, and other pictures are not', async () => {
    const free = await makeSite(app);
    await setPlan(app, free, 'FREE');
    const kinds: string[] = [];
    for (const [what, placeOf] of places)
      kinds.push(`${what}: ${(await open().create(announced(placeOf(free)), tokenOf(free))).kind}`);
    expect(kinds).toEqual(
      places.map(([what]) => `${what}: ${what === 'restaurant_hero' ? 'done' : 'paidPlan'}`),
    );
  });

  it('repeated and parallel confirmations of an upload return the same address', LONG, async () => {
    const place = heroOf(ana);
    const objectKey = await send(place);
    const confirm = () => open().confirm({ ...place, objectKey, sizeBytes: photo.length }, tokenOf(ana));
    const answers = [...(await Promise.all([confirm(), confirm(), confirm()])), await confirm()];
    expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'done'));
    expect(new Set(answers.map(({ imageUrl }) => imageUrl)).size).toBe(1);
  });

  it('a truncated upload waits for the rest', LONG, async () => {
    const place = heroOf(ana);
    const cut = photo.subarray(0, photo.length / 2);
    const { presignedUrl, objectKey = '' } = await open().create(
      announced(place, { sizeBytes: photo.length }),
      tokenOf(ana),
    );
    const confirm = () => open().confirm({ ...place, objectKey, sizeBytes: photo.length }, tokenOf(ana));
    expect((await put(presignedUrl, cut)).status).toBe(403);
    expect(await confirm()).toEqual({
      kind: 'validation',
      message: 'Failed to confirm upload.',
      fields: [{ path: 'objectKey', message: 'The image has not arrived. Please upload it again.' }],
    });
    // A client without a declared size gets the error on confirming.
    const { storage } = app.container.infrastructure;
    await storage.write(objectKey, { bytes: cut, contentType: 'image/jpeg' });
    expect(await confirm()).toEqual({
      kind: 'validation',
      message: 'Failed to confirm upload.',
      fields: [{ path: 'sizeBytes', message: 'The image has not arrived in full. Please upload it again.' }],
    });
    await put(presignedUrl, photo);
    expect((await confirm()).kind).toBe('done');
  });

  it('the PUT must have the announced type and size', async () => {
    const { presignedUrl } = await open().create(announced(heroOf(ana)), tokenOf(ana));
    expect((await put(presignedUrl, photo, 'image/png')).status).toBe(403);
    expect((await put(presignedUrl, photo, 'text/html')).status).toBe(403);
    expect((await put(presignedUrl, Buffer.concat([photo, photo]))).status).toBe(403);
  });

  it('an upload that is not a picture is refused and completely removed', async () => {
    const place = heroOf(ana);
    const page = Buffer.from('<script>alert(1)</script>');
    const objectKey = await send(place, ana, page);
    const finished = { ...place, objectKey, sizeBytes: page.length };
    expect(await open().confirm(finished, tokenOf(ana))).toEqual({
      kind: 'validation',
      message: 'Failed to confirm upload.',
      fields: [
        {
          path: 'objectKey',
          message: 'We can’t read this image. Please choose another JPEG, PNG or WebP file.',
        },
      ],
    });
    expect(await app.container.infrastructure.storage.size(objectKey)).toBeNull();
    expect(await app.scope().em.count(Upload, { objectKey })).toBe(0);
    expect((await open().confirm(finished, tokenOf(ana))).kind).toBe('notFound');
  });

  it.each(['size', 'read', 'write'] as const)(
    'an upload can be confirmed again after the storage failed to %s',
    LONG,
    async (call) => {
      const place = heroOf(ana);
      const objectKey = await send(place);
      const confirm = () => open().confirm({ ...place, objectKey, sizeBytes: photo.length }, tokenOf(ana));
      const broken = vi
        .spyOn(app.container.infrastructure.storage, call)
        .mockRejectedValueOnce(new Error('ECONNREFUSED'));
      expect(await confirm()).toEqual({
        kind: 'unavailable',
        message: 'Failed to confirm upload. Please try again in a minute.',
      });
      expect(broken).toHaveBeenCalled();
      broken.mockRestore();
      const { imageUrl = '' } = await confirm();
      for (const width of [480, 640])
        expect((await fetch(imageUrl.replace('640.webp', `${width}.webp`))).status).toBe(200);
    },
  );

  it.each([
    [
      'a product of somebody else',
      () => ({ context: `product_${productOf(bo)}`, resourceId: ana.restaurantId }),
    ],
    ['itself, of somebody else', () => ({ context: `product_${productOf(bo)}`, resourceId: productOf(bo) })],
    [
      'another product than the one named',
      () => ({ context: `product_${productOf(ana)}`, resourceId: ana.product('Diavola').id }),
    ],
    ['a product that is none', () => ({ context: `product_${newId()}`, resourceId: ana.restaurantId })],
    ['a product without an id', () => ({ context: 'product_x', resourceId: ana.restaurantId })],
  ])('a picture for %s is refused', async (_what, place) =>
    expect(await open().create(announced(place()), tokenOf(ana))).toEqual({
      kind: 'notFound',
      message: 'We couldn’t find this product in your account.',
    }),
  );

  it.each(['restaurant_hero', 'new_product', 'menu_section', 'restaurant_logo'])(
    'a product is refused as the resource of a %s',
    async (context) =>
      expect(await open().create(announced({ context, resourceId: productOf(ana) }), tokenOf(ana))).toEqual({
        kind: 'notFound',
        message: 'We couldn’t find this website in your account.',
      }),
  );

  it('the global id and the uuid of a resource are equivalent', LONG, async () => {
    const objectKey = await send({ context: `product_${productOf(ana)}`, resourceId: productOf(ana) });
    const id = toGlobalId('Product', productOf(ana));
    const finished = { context: `product_${id}`, resourceId: id, objectKey, sizeBytes: photo.length };
    expect((await open().confirm(finished, tokenOf(ana))).kind).toBe('done');
  });
});
