import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite } from '../../test/makeSite.ts';
import { restClient, type RestRequest } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { ConversationService } from '../modules/onboarding/conversation.service.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { Upload } from '../modules/uploads/upload.entity.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let rest: ReturnType<typeof restClient>;
let picture: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  rest = restClient(app);
  const background = { r: 9, g: 99, b: 9 };
  picture = await sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());
beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

const LOGO = {
  fileName: 'logo.jpg',
  contentType: 'image/jpeg',
  context: 'restaurant_logo',
  resourceId: 'onboarding',
};

const create = (body: Record<string, unknown>, request: RestRequest = {}) =>
  rest('post', '/image-proxy/generate-upload-url', { ...request, body: { ...LOGO, ...body } });
const confirm = (body: Record<string, unknown>, request: RestRequest = {}) =>
  rest('post', '/image-proxy/confirm-upload', {
    ...request,
    body: { context: LOGO.context, resourceId: LOGO.resourceId, sizeBytes: picture.length, ...body },
  });

interface Ticket {
  presignedUrl: string;
  objectKey: string;
}

async function send(body: Record<string, unknown>, request: RestRequest = {}): Promise<string> {
  const { json, status } = await create(body, request);
  expect(status).toBe(200);
  const { presignedUrl, objectKey } = json.data as Ticket;
  const put = await fetch(presignedUrl, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: new Uint8Array(picture),
  });
  expect(put.status).toBe(200);
  return objectKey;
}

async function conversationToken(): Promise<string> {
  const started = await app.scope().get(ConversationService).start('Gold', '127.0.0.1');
  if (!started.ok) throw new Error(started.error.message);
  return started.value.token;
}

describe('image-proxy', () => {
  it.each(['in the body', 'in the cookie'])(
    'a guest can upload a logo with the conversation %s',
    async (where) => {
      const conversation = await conversationToken();
      const body = where === 'in the body' ? { conversation } : {};
      const request = where === 'in the cookie' ? { cookie: `a=b; onboarding=${conversation}` } : {};
      const objectKey = await send(body, request);
      const { status, json } = await confirm({ objectKey, ...body }, request);
      expect(status).toBe(200);
      const { imageUrl } = json.data as { imageUrl: string };
      expect((await fetch(imageUrl)).headers.get('content-type')).toBe('image/webp');
      const view = await app.scope().get(ConversationService).find(conversation);
      expect(imageUrl).toContain(view?.draft.logoKey);
    },
  );

  it('an owner can upload a logo, and the cookie of an old chat is ignored', async () => {
    const { owner, restaurantId, slug } = await makeSite(app);
    const request = { token: owner?.token, cookie: `onboarding=${await conversationToken()}` };
    const objectKey = await send({ resourceId: restaurantId, sizeBytes: picture.length }, request);
    const resourceId = toGlobalId('Restaurant', restaurantId);
    const { json } = await confirm({ objectKey, resourceId }, request);
    const site = await app.container.get(SiteService).find(slug);
    expect((json.data as { imageUrl: string }).imageUrl).toContain(site?.document.logoKey);
  });

  it('a signed-in visitor can upload a logo in the chat', LONG, async () => {
    const { owner } = await makeSite(app);
    const request = { token: owner?.token, cookie: `onboarding=${await conversationToken()}` };
    const objectKey = await send({}, request);
    expect((await confirm({ objectKey }, request)).status).toBe(200);
  });

  it('an upload requires a session or a conversation', async () => {
    for (const request of [{}, { token: 'made-up' }, { cookie: 'onboarding=; x=y' }]) {
      expect((await create({}, request)).status).toBe(401);
      expect((await confirm({ objectKey: 'uploads/x' }, request)).status).toBe(401);
    }
    expect((await create({}, { cookie: 'onboarding=made-up' })).status).toBe(404);
    expect((await create({ conversation: 'made-up' })).status).toBe(404);
  });

  it('restaurants and uploads of another owner are not found', async () => {
    const [ana, bo] = [await makeSite(app), await makeSite(app)];
    const mine = { token: ana.owner?.token };
    const theirs = { token: bo.owner?.token };
    expect((await create({ resourceId: ana.restaurantId }, theirs)).status).toBe(404);
    const objectKey = await send({ resourceId: ana.restaurantId }, mine);
    expect((await confirm({ objectKey, resourceId: ana.restaurantId }, theirs)).status).toBe(404);
    expect((await confirm({ objectKey, resourceId: bo.restaurantId }, theirs)).status).toBe(404);
    expect((await confirm({ objectKey, resourceId: ana.restaurantId }, mine)).status).toBe(200);
  });

  it('the error has every wrong field of an upload', async () => {
    const conversation = await conversationToken();
    const wrong = await create({
      conversation,
      contentType: 'image/svg+xml',
      sizeBytes: 6 * 1024 * 1024,
      fileName: null,
    });
    expect(wrong).toMatchObject({
      status: 400,
      json: {
        message: 'Failed to get upload URL.',
        errors: [
          { path: 'fileName', message: 'Please choose a file.' },
          { path: 'contentType', message: 'Please choose a JPEG, PNG or WebP image.' },
          { path: 'sizeBytes', message: 'Please choose an image of at most 5 MB.' },
        ],
      },
    });
    for (const sizeBytes of ['1', 1.5, null, true])
      expect(await confirm({ conversation, objectKey: 'uploads/x', sizeBytes })).toMatchObject({
        status: 400,
        json: { errors: [{ path: 'sizeBytes', message: 'Please send a whole number of bytes.' }] },
      });
  });

  it('an IP can start 20 uploads without a size an hour', LONG, async () => {
    const conversation = await conversationToken();
    for (let count = 0; count < 20; count += 1) expect((await create({ conversation })).status).toBe(200);
    expect((await create({ conversation })).status).toBe(429);
    expect((await create({ conversation, sizeBytes: picture.length })).status).toBe(200);
  });

  it('an upload without a size is swept after 15 minutes, when its address has expired', async () => {
    const { json } = await create({ conversation: await conversationToken() });
    const { objectKey } = json.data as Ticket;
    const { createdAt, sweepAt } = await app.scope().em.findOneOrFail(Upload, { objectKey });
    expect(sweepAt.getTime() - createdAt.getTime()).toBe(15 * 60 * 1000);
  });

  it('a file that is too large is removed without reading it', LONG, async () => {
    const conversation = await conversationToken();
    const { json } = await create({ conversation });
    const { presignedUrl, objectKey } = json.data as Ticket;
    const tooLarge = Buffer.alloc(12 * 1024 * 1024);
    const headers = { 'Content-Type': 'image/jpeg' };
    expect((await fetch(presignedUrl, { method: 'PUT', headers, body: tooLarge })).status).toBe(200);
    const { storage } = app.container.infrastructure;
    const read = vi.spyOn(storage, 'read');
    expect(await confirm({ objectKey, conversation, sizeBytes: tooLarge.length })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'sizeBytes', message: 'Please choose an image of at most 5 MB.' }] },
    });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(await storage.size(objectKey)).toBeNull();
  });

  it('an upload answers 503 while the storage is down', async () => {
    const conversation = await conversationToken();
    const objectKey = await send({ conversation });
    const { storage } = app.container.infrastructure;
    const size = vi.spyOn(storage, 'size').mockRejectedValueOnce(new Error('ECONNREFUSED'));
    const { status, json } = await confirm({ objectKey, conversation });
    size.mockRestore();
    expect(status).toBe(503);
    expect(json.message).toBe('Failed to confirm upload. Please try again in a minute.');
  });
});
