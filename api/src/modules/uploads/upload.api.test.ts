import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { Conversation } from '../onboarding/conversation.entity.ts';
import { ConversationService } from '../onboarding/conversation.service.ts';
import { Upload } from './upload.entity.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  png = await sharp({
    create: { width: 800, height: 400, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
});
afterAll(() => app.close());

interface Outcome {
  __typename: string;
  presignedUrl: string;
  objectKey: string;
  imageUrl: string;
  message: string;
  fields: { path: string; message: string }[];
}

const ERRORS = '... on UserError { message } ... on ValidationError { fields { path message } }';

async function create(input: Record<string, unknown>, token?: string): Promise<Outcome> {
  const logo = {
    fileName: 'logo.png',
    contentType: 'image/png',
    sizeBytes: png.length,
    context: 'restaurant_logo',
  };
  const { data } = await app.graphql<{ createUpload: Outcome }>(
    `mutation ($input: CreateUploadInput!) { createUpload(input: $input) { __typename
      ... on CreateUploadPayload { presignedUrl objectKey } ${ERRORS} } }`,
    { input: { ...logo, resourceId: 'onboarding', ...input } },
    token,
  );
  return data.createUpload;
}

async function confirm(input: Record<string, unknown>, token?: string): Promise<Outcome> {
  const logo = { sizeBytes: png.length, context: 'restaurant_logo', resourceId: 'onboarding' };
  const { data } = await app.graphql<{ confirmUpload: Outcome }>(
    `mutation ($input: ConfirmUploadInput!) { confirmUpload(input: $input) { __typename
      ... on ConfirmUploadPayload { imageUrl } ${ERRORS} } }`,
    { input: { ...logo, ...input } },
    token,
  );
  return data.confirmUpload;
}

const put = (url: string, body: Buffer, contentType = 'image/png') =>
  fetch(url, { method: 'PUT', headers: { 'Content-Type': contentType }, body: new Uint8Array(body) });

async function startConversation() {
  const started = await app.scope().get(ConversationService).start('Gold', '127.0.0.1');
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

async function sendLogo(conversation: string, body = png): Promise<string> {
  const { presignedUrl, objectKey } = await create({ conversation, sizeBytes: body.length });
  expect((await put(presignedUrl, body)).status).toBe(200);
  return objectKey;
}

const logoKeyOf = async (conversationId: string) =>
  (await app.scope().em.findOneOrFail(Conversation, { id: conversationId })).draft.logoKey;

describe("a guest's logo", () => {
  it("a guest's logo is uploaded, converted and put into the draft", async () => {
    const { id, token } = await startConversation();
    const objectKey = await sendLogo(token);
    const { imageUrl } = await confirm({ objectKey, conversation: token });

    const picture = await fetch(imageUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(picture.headers.get('cache-control')).toContain('immutable');
    const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 256, hasAlpha: true });
    const { storage } = app.container.infrastructure;
    expect(storage.publicUrl((await logoKeyOf(id)) ?? '')).toBe(imageUrl);
    expect(await storage.size(objectKey)).toBeNull();
  });

  it("a guest's upload can name the conversation by its id", async () => {
    const { id, token } = await startConversation();
    expect(await create({ resourceId: id, conversation: token })).toMatchObject({
      __typename: 'CreateUploadPayload',
    });
    expect(await create({ resourceId: newId(), conversation: token })).toMatchObject({
      __typename: 'NotFoundError',
    });
  });

  it("repeated and parallel confirmations of a guest's logo return the same address", async () => {
    const { token } = await startConversation();
    const objectKey = await sendLogo(token);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm({ objectKey, conversation: token })));
    answers.push(await confirm({ objectKey, conversation: token }));
    expect(new Set(answers.map(({ imageUrl }) => imageUrl)).size).toBe(1);
    expect(answers.every(({ __typename }) => __typename === 'ConfirmUploadPayload')).toBe(true);
  });

  it('a guest can upload nothing but a logo', async () => {
    const { id, token } = await startConversation();
    for (const context of ['restaurant_hero', 'new_product', 'menu_section', `product_${newId()}`])
      for (const resourceId of ['onboarding', id])
        expect(await create({ context, resourceId, conversation: token })).toMatchObject({
          __typename: 'NotFoundError',
        });
  });

  it('a logo cannot be confirmed before it arrives', LONG, async () => {
    const { token } = await startConversation();
    const { objectKey, presignedUrl } = await create({ conversation: token });
    expect(await confirm({ objectKey, conversation: token })).toMatchObject({
      __typename: 'ValidationError',
      message: 'Failed to confirm upload.',
      fields: [{ path: 'objectKey', message: 'The image has not arrived. Please upload it again.' }],
    });
    await put(presignedUrl, png);
    expect(await confirm({ objectKey, conversation: token, sizeBytes: png.length - 1 })).toMatchObject({
      fields: [{ path: 'sizeBytes', message: 'The image has not arrived in full. Please upload it again.' }],
    });
    expect(await confirm({ objectKey, conversation: token })).toMatchObject({
      __typename: 'ConfirmUploadPayload',
    });
  });

  it('a logo that is not a picture is refused and deleted', async () => {
    const { id, token } = await startConversation();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const objectKey = await sendLogo(token, svg);
    expect(await confirm({ objectKey, conversation: token, sizeBytes: svg.length })).toMatchObject({
      __typename: 'ValidationError',
      fields: [
        {
          path: 'objectKey',
          message: 'We can’t read this image. Please choose another JPEG, PNG or WebP file.',
        },
      ],
    });
    expect(await app.container.infrastructure.storage.size(objectKey)).toBeNull();
    expect(await app.scope().em.count(Upload, { objectKey })).toBe(0);
    expect(await logoKeyOf(id)).toBeNull();
  });

  it('the PUT must have the announced type and size', async () => {
    const { token } = await startConversation();
    const { presignedUrl } = await create({ conversation: token });
    expect((await put(presignedUrl, png, 'text/html')).status).toBe(403);
    expect((await put(presignedUrl, Buffer.concat([png, png]))).status).toBe(403);
  });
});

describe("a logo of an owner's restaurant", () => {
  async function owner() {
    const site = await makeSite(app);
    return { ...site, token: site.owner?.token ?? '' };
  }

  it('a confirmed logo is on the site in the next read', LONG, async () => {
    const { token, slug, restaurantId } = await owner();
    const site = () =>
      app.graphql<{ storefront: { logoUrl: string | null } }>(
        'query ($slug: String!) { storefront(slug: $slug) { logoUrl } }',
        { slug },
      );
    expect((await site()).data.storefront.logoUrl).toBeNull();
    const resourceId = toGlobalId('Restaurant', restaurantId);
    const { presignedUrl, objectKey } = await create({ resourceId }, token);
    await put(presignedUrl, png);
    // The uuid identifies the same restaurant.
    const { imageUrl } = await confirm({ objectKey, resourceId: restaurantId }, token);
    expect((await site()).data.storefront.logoUrl).toBe(imageUrl);
  });

  it("a logo is refused for another owner's, an unknown or no restaurant", async () => {
    const ana = await owner();
    const bo = await owner();
    for (const resourceId of [bo.restaurantId, newId(), 'onboarding', '', "'", 'a\u0001b'])
      expect(await create({ resourceId }, ana.token)).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('an upload cannot be confirmed by another caller or for another resource', LONG, async () => {
    const ana = await owner();
    const bo = await owner();
    const conversation = await startConversation();
    const resourceId = ana.restaurantId;
    const { presignedUrl, objectKey } = await create({ resourceId }, ana.token);
    await put(presignedUrl, png);
    const attempts = await Promise.all([
      confirm({ objectKey, resourceId }, bo.token),
      confirm({ objectKey, resourceId: bo.restaurantId }, bo.token),
      confirm({ objectKey, resourceId, conversation: conversation.token }),
      confirm({ objectKey, conversation: conversation.token }),
      confirm({ objectKey, resourceId, context: 'restaurant_hero' }, ana.token),
      confirm({ objectKey: `uploads/${newId()}`, resourceId }, ana.token),
      confirm({ objectKey: 'uploads/a\u0001b', resourceId }, ana.token),
    ]);
    for (const attempt of attempts) expect(attempt).toMatchObject({ __typename: 'NotFoundError' });
    const callerIs = (id = '') =>
      app.scope().em.nativeUpdate(Upload, { objectKey }, { caller: `user:${id}` });
    await callerIs(bo.owner?.id);
    expect(await confirm({ objectKey, resourceId }, ana.token)).toMatchObject({
      __typename: 'NotFoundError',
    });
    await callerIs(ana.owner?.id);
    expect(await confirm({ objectKey, resourceId }, ana.token)).toMatchObject({
      __typename: 'ConfirmUploadPayload',
    });
  });
});

describe('an upload', () => {
  it('an upload needs a caller', async () => {
    expect(await create({})).toMatchObject({ __typename: 'UnauthenticatedError' });
    expect(await create({ conversation: 'made-up' })).toMatchObject({ __typename: 'NotFoundError' });
    expect(await confirm({ objectKey: 'uploads/x' }, 'bad-token')).toMatchObject({
      __typename: 'UnauthenticatedError',
    });
  });

  it('an invalid upload lists every wrong field', async () => {
    const { token } = await startConversation();
    const wrong = {
      fileName: '',
      contentType: 'image/svg+xml',
      sizeBytes: 6 * 1024 * 1024,
      conversation: token,
    };
    expect(await create(wrong)).toMatchObject({
      __typename: 'ValidationError',
      message: 'Failed to get upload URL.',
      fields: [{ path: 'fileName' }, { path: 'contentType' }, { path: 'sizeBytes' }],
    });
    expect(await create({ context: 'nothing', conversation: token })).toMatchObject({
      fields: [{ path: 'context', message: 'We don’t support this kind of upload.' }],
    });
  });

  it.each(['size', 'read', 'write'] as const)(
    'an upload can be confirmed again after the storage failed to %s',
    LONG,
    async (call) => {
      const { token } = await startConversation();
      const objectKey = await sendLogo(token);
      const broken = vi
        .spyOn(app.container.infrastructure.storage, call)
        .mockRejectedValueOnce(new Error('ECONNREFUSED'));
      expect(await confirm({ objectKey, conversation: token })).toEqual({
        __typename: 'UnavailableError',
        message: 'Failed to confirm upload. Please try again in a minute.',
      });
      expect(broken).toHaveBeenCalledOnce();
      broken.mockRestore();
      expect(await confirm({ objectKey, conversation: token })).toMatchObject({
        __typename: 'ConfirmUploadPayload',
      });
    },
  );

  it('an upload is confirmed although its original could not be removed', LONG, async () => {
    const { token } = await startConversation();
    const objectKey = await sendLogo(token);
    const { storage } = app.container.infrastructure;
    const broken = vi.spyOn(storage, 'remove').mockRejectedValueOnce(new Error('ECONNREFUSED'));
    expect(await confirm({ objectKey, conversation: token })).toMatchObject({
      __typename: 'ConfirmUploadPayload',
    });
    expect(broken).toHaveBeenCalledOnce();
    broken.mockRestore();
  });
});
