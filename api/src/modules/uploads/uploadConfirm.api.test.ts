import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { restClient } from '../../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads } from '../../../test/uploadClient.ts';
import { PictureStore } from './pictureStore.service.ts';
import { Upload } from './upload.entity.ts';
import { UploadService } from './upload.service.ts';

let app: TestApp;
let rest: ReturnType<typeof restClient>;
let photo: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  rest = restClient(app);
  photo = await sharp({ create: { width: 600, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
});
afterAll(() => app.close());
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));
afterEach(() => vi.restoreAllMocks());

const storage = () => app.container.infrastructure.storage;

/** An uploaded design before its confirmation. */
async function sent() {
  const target = { context: 'project_design', resourceId: randomUUID(), sizeBytes: photo.length };
  const file = { fileName: 'a.png', contentType: 'image/png' };
  const { objectKey = '' } = await graphqlUploads(app).create({ ...target, ...file });
  await storage().write(objectKey, { bytes: photo, contentType: 'image/png' });
  return { ...target, objectKey };
}

/** Counts the reads of originals, in total and in parallel. */
function watchReads() {
  const read = storage().read.bind(storage());
  const seen = { all: 0, now: 0, most: 0 };
  vi.spyOn(storage(), 'read').mockImplementation(async (...args) => {
    seen.all += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    try {
      return await read(...args);
    } finally {
      seen.now -= 1;
    }
  });
  return seen;
}

const confirm = (body: object) => rest('post', '/image-proxy/confirm-upload', { body });
function times<T>(count: number, act: () => T): T[] {
  return Array.from({ length: count }, act);
}

it('40 parallel confirmations of one upload decode it once and return the same picture', async () => {
  const upload = await sent();
  const reads = watchReads();
  const answers = await Promise.all(times(40, () => confirm(upload)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ json }) => (json.data as { imageUrl: string }).imageUrl)).size).toBe(1);
  expect(reads.all).toBe(1);
});

it('what is sent to the signed address after the confirmation is not shown to anybody', async () => {
  const target = { context: 'project_design', resourceId: randomUUID(), sizeBytes: photo.length };
  const { presignedUrl = '', objectKey = '' } = await graphqlUploads(app).create({
    ...target,
    fileName: 'a.png',
    contentType: 'image/png',
  });
  const put = (bytes: Buffer) =>
    fetch(presignedUrl, {
      method: 'PUT',
      headers: { 'Content-Type': 'image/png' },
      body: new Uint8Array(bytes),
    });
  await put(photo);
  const first = await confirm({ ...target, objectKey });
  const { imageUrl } = first.json.data as { imageUrl: string };
  const shown = async () => Buffer.from(await (await fetch(imageUrl)).arrayBuffer());
  const before = await shown();

  // The storage takes a file of the signed size until the address expires.
  expect((await put(Buffer.alloc(photo.length, 'x'))).status).toBe(200);
  expect((await confirm({ ...target, objectKey })).json).toEqual(first.json);
  expect((await shown()).equals(before)).toBe(true);
  expect((await fetch(presignedUrl.split('?')[0] ?? '')).status).toBe(403);
});

it(
  '40 parallel uploads are decoded one after the other, and those without a place are retried later',
  { tags: ['@long'] },
  async () => {
    const uploads = await Promise.all(times(40, sent));
    const reads = watchReads();
    const answers = await Promise.all(uploads.map(confirm));
    expect(reads.most).toBe(1);
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40 - busy.length);
    expect(busy.length).toBeGreaterThan(0);
    for (const { json, headers } of busy) {
      expect(json.message).toBe(
        'We’re processing a lot of images at the moment. Please try again in a few seconds.',
      );
      expect(headers.get('retry-after')).toBe('5');
    }
    const [refused] = uploads.filter((_upload, index) => answers[index]?.status === 503);
    expect((await confirm(refused ?? {})).status).toBe(200);
  },
);

it('a confirmation waits for another process that has claimed the upload', async () => {
  const upload = await sent();
  const { objectKey } = upload;
  const { em } = app.scope();
  await em.nativeUpdate(Upload, { objectKey }, { claimedUntil: new Date(Date.now() + 60_000) });
  const reads = watchReads();
  const claims = vi.spyOn(PictureStore.prototype, 'claim');
  const answer = confirm(upload);
  await vi.waitFor(() => expect(claims).toHaveBeenCalled());
  const publicKey = `public/designs/${randomUUID()}/600.webp`;
  await em.nativeUpdate(Upload, { objectKey }, { publicKey, confirmedAt: new Date() });
  expect((await answer).json).toEqual({ data: { imageUrl: storage().publicUrl(publicKey) } });
  expect(reads.all).toBe(0);
});

it('a confirmation continues after a crash of another one', async () => {
  const upload = await sent();
  const { objectKey } = upload;
  await app.scope().em.nativeUpdate(Upload, { objectKey }, { claimedUntil: new Date(Date.now() - 1000) });
  expect((await confirm(upload)).status).toBe(200);
});

it('an IP can confirm 240 times an hour', { tags: ['@long'] }, async () => {
  const upload = await sent();
  const nothing = { ...upload, objectKey: 'uploads/none' };
  const from = (ip: string) => ({ viewer: null, conversation: null, ip });
  const uploads = app.scope().get(UploadService);
  for (let count = 0; count < 240; count += 1)
    expect(await uploads.confirmUpload(nothing, from('192.0.2.7'))).toMatchObject({
      error: { kind: 'notFound' },
    });
  expect(await uploads.confirmUpload(upload, from('192.0.2.7'))).toMatchObject({
    error: { kind: 'rateLimited' },
  });
  expect((await uploads.confirmUpload(upload, from('192.0.2.8'))).ok).toBe(true);
});
