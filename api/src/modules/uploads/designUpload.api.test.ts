import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads, restUploads, type UploadClient } from '../../../test/uploadClient.ts';
import { newId } from '../../lib/ids.ts';
import { UploadService } from './upload.service.ts';

const MB = 1024 * 1024;

let app: TestApp;
let ana: MadeSite;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  ana = await makeSite(app);
  photo = await sharp({ create: { width: 1000, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

const doors: [string, () => UploadClient][] = [
  ['GraphQL', () => graphqlUploads(app)],
  ['REST', () => restUploads(app)],
];

describe.each(doors)('uploads of designs over %s', (_door, open) => {
  const design = (resourceId: string = randomUUID()) => ({ context: 'project_design', resourceId });
  const file = (change: object = {}) => ({
    fileName: 'design.png',
    contentType: 'image/png',
    sizeBytes: photo.length,
    ...change,
  });

  async function send(target = design(), body = photo) {
    const { presignedUrl = '', objectKey = '' } = await open().create({
      ...target,
      ...file({ sizeBytes: body.length }),
    });
    const headers = { 'Content-Type': 'image/png' };
    expect((await fetch(presignedUrl, { method: 'PUT', headers, body: new Uint8Array(body) })).status).toBe(
      200,
    );
    return { ...target, objectKey, sizeBytes: body.length };
  }

  it("a guest's design becomes a public picture", async () => {
    const sent = await send();
    const { kind, imageUrl = '' } = await open().confirm(sent);
    expect(kind).toBe('done');
    expect(imageUrl).toMatch(/\/public\/designs\/[\da-f-]{36}\.[\da-f]{6}\/1000\.webp$/);
    for (const width of [480, 960, 1000])
      expect((await fetch(imageUrl.replace('1000.webp', `${width}.webp`))).status).toBe(200);
    expect((await open().confirm(sent)).imageUrl).toBe(imageUrl);
  });

  it('a signed-in user uploads a design like a guest', async () => {
    const token = ana.owner?.token ?? '';
    const sent = await send();
    expect((await open().confirm(sent, token)).kind).toBe('done');
  });

  it('a design is confirmed only with its own key and id', async () => {
    const sent = await send();
    const owner = ana.owner?.token ?? '';
    const attempts = await Promise.all([
      open().confirm({ ...sent, resourceId: randomUUID() }),
      open().confirm({ ...sent, resourceId: '' }),
      open().confirm({ ...sent, objectKey: `uploads/${newId()}` }),
      open().confirm({ ...sent, resourceId: sent.resourceId.toUpperCase() }),
      open().confirm({ ...sent, context: 'restaurant_logo' }, owner),
      open().confirm({ ...sent, context: 'new_product', resourceId: ana.restaurantId }, owner),
    ]);
    expect(attempts.map(({ kind }) => kind)).toEqual(attempts.map(() => 'notFound'));
    expect((await open().confirm(sent)).kind).toBe('done');
  });

  it.each(['1', 'project-7', 'me', newId(), 'x'.repeat(100), 'Design_2026.v1:front'])(
    'the client may choose the design id %j',
    async (resourceId) => {
      const sent = await send(design(resourceId));
      expect((await open().confirm(sent)).kind).toBe('done');
    },
  );

  it.each(['', ' ', 'a b', 'x'.repeat(101), 'a/b', "'", 'a\u0001b'])(
    'the design id %j is refused',
    async (resourceId) =>
      expect(await open().create({ ...design(resourceId), ...file() })).toEqual({
        kind: 'notFound',
        message: 'This page has expired. Please reload it and choose the image again.',
      }),
  );

  it('a design id gives a guest no other upload', async () => {
    for (const context of ['restaurant_logo', 'restaurant_hero', 'new_product', `product_${newId()}`])
      expect((await open().create({ context, resourceId: randomUUID(), ...file() })).kind).toBe(
        'unauthenticated',
      );
  });

  it('a design may have 10 MB and not a byte more', async () => {
    expect((await open().create({ ...design(), ...file({ sizeBytes: 10 * MB }) })).kind).toBe('done');
    expect(await open().create({ ...design(), ...file({ sizeBytes: 10 * MB + 1 }) })).toMatchObject({
      kind: 'validation',
      fields: [{ path: 'sizeBytes', message: 'Please choose an image of at most 10 MB.' }],
    });
  });

  it('a design must be a picture', async () => {
    const sent = await send(design(), Buffer.from('<svg onload="alert(1)"/>'));
    expect((await open().confirm(sent)).kind).toBe('validation');
    expect((await open().confirm(sent)).kind).toBe('notFound');
  });

  it('designs count towards the 120 uploads an hour per IP', { tags: ['@long'] }, async () => {
    const upload = { ...design(), ...file() };
    for (let count = 0; count < 120; count++)
      await app
        .scope()
        .get(UploadService)
        .createUpload(upload, { viewer: null, conversation: null, ip: '127.0.0.1' });
    await app.container.infrastructure.database.pool.query(
      "insert into rate_limits select replace(key, '127.0.0.1', ip), points, expire from rate_limits, unnest($1::text[]) ip on conflict do nothing",
      [['::1', '::ffff:127.0.0.1']],
    );
    expect((await open().create(upload)).kind).toBe('rateLimited');
  });
});
