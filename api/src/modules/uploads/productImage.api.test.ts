import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { AssistantFailure, type AssistantFailureReason } from '../../gateways/assistant/assistant.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { Upload } from './upload.entity.ts';

const LONG = { tags: ['@long'] };

const PAID = { package: 'GOLD', status: 'active_paid' } as const;

let app: TestApp;
let site: MadeSite;
/** A picture that is stored fast. */
let small: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#842' } })
    .png()
    .toBuffer();
  site = await makeSite(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  await plan(PAID);
});
afterEach(() => void vi.restoreAllMocks());

const plan = (change: Partial<Restaurant>) =>
  app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, change);

interface Outcome {
  __typename: string;
  imageUrl?: string;
  message?: string;
  code?: string;
  fields?: { path: string; message: string }[];
  retryAfterSeconds?: number;
}

async function ask(input: Record<string, unknown> = {}, token = site.owner?.token) {
  return app.graphql<{ generateProductImage: Outcome } | null>(
    `mutation ($input: GenerateProductImageInput!) { generateProductImage(input: $input) { __typename
      ... on GenerateProductImagePayload { imageUrl } ... on UserError { code message }
      ... on ValidationError { fields { path message } } ... on RateLimitedError { retryAfterSeconds } } }`,
    {
      input: { restaurantId: toGlobalId('Restaurant', site.restaurantId), prompt: 'Pizza Diavola', ...input },
    },
    token,
  );
}

async function generate(input?: Record<string, unknown>, token?: string): Promise<Outcome> {
  const { data } = await ask(input, token);
  if (!data) throw new Error('no data');
  return data.generateProductImage;
}

/** The calls of the model, which draws as always. */
const drawn = () => vi.spyOn(app.container.infrastructure.images, 'draw');

/** The same, but the model draws a small picture. */
const draw = () => drawn().mockResolvedValue(small);

describe('generateProductImage', () => {
  it('the owner can use a generated picture', async () => {
    const { __typename, imageUrl = '' } = await generate();
    expect(__typename).toBe('GenerateProductImagePayload');
    expect(imageUrl).toMatch(/\/public\/products\/[\da-f-]{36}\.[\da-f]{6}\/1024\.webp$/);
    for (const width of [480, 960, 1024]) {
      const picture = await fetch(imageUrl.replace('1024.webp', `${width}.webp`));
      expect(picture.headers.get('cache-control')).toContain('immutable');
      const metadata = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height: width });
    }
    const keyOf = (of: MadeSite) =>
      app
        .scope()
        .get(OwnPictures)
        .keyOf(of.owner?.id ?? '', of.restaurantId, imageUrl);
    expect(await keyOf(site)).not.toBeNull();
    expect(await keyOf(await makeSite(app))).toBeNull();
  });

  it('a generated hero is landscape and can be used by the site', async () => {
    const asked = drawn();
    const { imageUrl = '' } = await generate({ purpose: 'HERO' });
    expect(asked.mock.calls[0]?.[1]).toBe('landscape');
    expect(imageUrl).toMatch(/\/public\/heroes\/[\da-f-]{36}\.[\w-]{32}\/1536\.webp$/);
    const picture = await fetch(imageUrl);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      width: 1536,
      height: 1024,
    });
    const { data } = await app.graphql<{ updateRestaurant: unknown }>(
      `mutation ($input: UpdateRestaurantInput!) { updateRestaurant(input: $input) { __typename
        ... on UpdateRestaurantPayload { restaurant { coverImageUrl } } } }`,
      { input: { id: toGlobalId('Restaurant', site.restaurantId), coverImageUrl: imageUrl } },
      site.owner?.token,
    );
    expect(data.updateRestaurant).toMatchObject({ restaurant: { coverImageUrl: imageUrl } });
  });

  it('the prompt tells the model what to show', async () => {
    const asked = draw();
    await generate({ prompt: '  Lamb ragù  ' });
    expect(asked.mock.calls[0]?.[0]).toMatch(/It shows: Lamb ragù$/);
  });

  it.each<[string, Partial<Restaurant>]>([
    ['on the free plan', { package: 'FREE', status: 'active_paid' }],
    ['on the free plan in its trial', { package: 'FREE', status: 'trialing' }],
    ['cancelled', { package: 'GOLD', status: 'cancelled' }],
    ['with its trial over', { package: 'GOLD', status: 'trial_expired' }],
  ])('a site %s is refused without calling the model', async (_what, change) => {
    await plan(change);
    const asked = draw();
    expect(await generate()).toEqual({
      __typename: 'PaidPlanError',
      code: 'PAID_PLAN',
      message: 'AI image generation requires a paid plan. Please upgrade to continue.',
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('only the owner can generate pictures', async () => {
    const asked = draw();
    const other = await makeSite(app);
    expect(await generate({}, other.owner?.token)).toMatchObject({ __typename: 'NotFoundError' });
    for (const restaurantId of [
      toGlobalId('Restaurant', newId()),
      toGlobalId('Product', site.product('Diavola').id),
      site.restaurantId,
      '',
    ])
      expect(await generate({ restaurantId })).toMatchObject({ __typename: 'NotFoundError' });
    const { errors } = await ask({}, 'made-up');
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'Please describe the image.'],
    ['  \n', 'Please describe the image.'],
    ['x'.repeat(301), 'Please describe the image in at most 300 characters.'],
  ])('the prompt %j is refused', async (prompt, message) => {
    const asked = draw();
    expect(await generate({ prompt })).toMatchObject({
      __typename: 'ValidationError',
      message: 'The image could not be created.',
      fields: [{ path: 'prompt', message }],
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('a restaurant can generate 20 pictures a day', LONG, async () => {
    const asked = draw();
    const outcomes = await Promise.all(Array.from({ length: 25 }, () => generate()));
    expect(outcomes.filter(({ imageUrl }) => imageUrl)).toHaveLength(20);
    expect(asked).toHaveBeenCalledTimes(20);
    const refused = await generate();
    expect(refused).toMatchObject({
      __typename: 'RateLimitedError',
      message: 'You have created 20 AI images for this website today. Please try again tomorrow.',
    });
    expect(refused.retryAfterSeconds).toBeGreaterThan(23 * 60 * 60);
    const other = await makeSite(app);
    await app.scope().em.nativeUpdate(Restaurant, { id: other.restaurantId }, PAID);
    const restaurantId = toGlobalId('Restaurant', other.restaurantId);
    expect((await generate({ restaurantId }, other.owner?.token)).imageUrl).toBeDefined();
  });

  it.each<[AssistantFailureReason, string]>([
    ['timeout', 'The AI took too long to create the image. Please try again.'],
    [
      'unavailable',
      'AI images can’t be created at the moment. Please try again in a few minutes, or upload an image.',
    ],
    [
      'rateLimited',
      'AI images can’t be created at the moment. Please try again in a few minutes, or upload an image.',
    ],
    [
      'cut',
      'AI images can’t be created at the moment. Please try again in a few minutes, or upload an image.',
    ],
  ])('a failure of the model (%s) returns its message and does not count', LONG, async (reason, message) => {
    const broken = draw().mockRejectedValue(new AssistantFailure(reason));
    for (let count = 0; count < 21; count += 1)
      expect(await generate()).toEqual({ __typename: 'UnavailableError', code: 'UNAVAILABLE', message });
    broken.mockResolvedValue(small);
    expect((await generate()).imageUrl).toBeDefined();
  });

  it('a refused prompt asks the owner for other words', async () => {
    draw().mockRejectedValueOnce(new AssistantFailure('refused'));
    expect(await generate()).toMatchObject({
      __typename: 'ValidationError',
      fields: [
        { path: 'prompt', message: 'The AI won’t create this image. Please describe it in other words.' },
      ],
    });
  });

  it('a response that is not a picture is refused', async () => {
    draw().mockResolvedValueOnce(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(await generate()).toMatchObject({ __typename: 'UnavailableError' });
  });

  it('an outage of the storage returns an error and leaves the rest to the sweep', LONG, async () => {
    draw();
    const { storage } = app.container.infrastructure;
    const broken = vi.spyOn(storage, 'write').mockRejectedValue(new Error('ECONNREFUSED'));
    expect(await generate()).toEqual({
      __typename: 'UnavailableError',
      code: 'UNAVAILABLE',
      message: 'The image was created but could not be saved. Please try again in a minute.',
    });
    broken.mockRestore();
    const { em } = app.scope();
    expect(await em.count(Upload, { restaurantId: site.restaurantId, confirmedAt: null })).toBe(1);
    expect((await generate()).imageUrl).toBeDefined();
  });
});
