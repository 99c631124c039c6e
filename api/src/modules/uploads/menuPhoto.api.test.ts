import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMember } from '../../../test/makeMember.ts';
import { type MadeSite, makeSite } from '../../../test/makeSite.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { graphqlUploads } from '../../../test/uploadClient.ts';
import {
  AssistantFailure,
  type AssistantEvent,
  type AssistantFailureReason,
  type AssistantRequest,
} from '../../gateways/assistant/assistant.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { ConversationService } from '../onboarding/conversation.service.ts';
import { Upload } from './upload.entity.ts';

const MENU = 'PIZZAS\nMargherita    8.50\nDiavola    1[?].50';

let app: TestApp;
let photo: Buffer;
let conversation: string;
beforeAll(async () => {
  app = await startTestApp();
  photo = await sample(300);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  conversation = await start();
});
afterEach(() => vi.restoreAllMocks());

const sample = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();

async function start(): Promise<string> {
  const started = await app.scope().get(ConversationService).start('Gold', '127.0.0.1');
  if (!started.ok) throw new Error(started.error.message);
  return started.value.token;
}

const target = () => ({ context: 'menu_photo', resourceId: 'onboarding', conversation });
const targetOf = (site: MadeSite) => ({ context: 'menu_photo', resourceId: globalIdOf(site) });
const globalIdOf = ({ restaurantId }: MadeSite) => toGlobalId('Restaurant', restaurantId);

/** A photo that the browser has uploaded; returns its key. */
async function sent(body = photo, to: object = target(), token?: string): Promise<string> {
  const file = { fileName: 'menu.jpg', contentType: 'image/jpeg', sizeBytes: body.length };
  const { presignedUrl = '', objectKey = '' } = await graphqlUploads(app).create({ ...to, ...file }, token);
  const headers = { 'Content-Type': 'image/jpeg' };
  const put = await fetch(presignedUrl, { method: 'PUT', headers, body: new Uint8Array(body) });
  expect(put.status).toBe(200);
  return objectKey;
}

interface Outcome {
  __typename: string;
  text?: string;
  message?: string;
  fields?: { message: string }[];
}

async function read(objectKey: string, token = conversation): Promise<Outcome> {
  const { data } = await app.graphql<{ readMenuPhoto: Outcome }>(
    `mutation ($input: ReadMenuPhotoInput!) { readMenuPhoto(input: $input) { __typename
      ... on ReadMenuPhotoPayload { text } ... on UserError { message }
      ... on ValidationError { fields { path message } } } }`,
    { input: { objectKey, conversation: token } },
  );
  return data.readMenuPhoto;
}

/** A model that sees photos; returns its requests. */
function seeing(answer: () => AsyncGenerator<AssistantEvent>): AssistantRequest[] {
  const asked: AssistantRequest[] = [];
  vi.spyOn(app.container.infrastructure.assistant, 'respond').mockImplementation((request) => {
    asked.push(request);
    return answer();
  });
  return asked;
}

async function* words(...deltas: string[]): AsyncGenerator<AssistantEvent> {
  for (const delta of deltas) yield { type: 'text', delta };
}

async function* failing(reason: AssistantFailureReason): AsyncGenerator<AssistantEvent> {
  yield { type: 'text', delta: 'PIZ' };
  throw new AssistantFailure(reason);
}

describe('readMenuPhoto', () => {
  it('returns the text that the model reads on the photo, and removes the photo', async () => {
    const asked = seeing(() => words('PIZZAS\nMargherita    8.50', '\nDiavola    1[?].50\n'));
    const key = await sent(await sample(3000));
    expect(await read(key)).toEqual({ __typename: 'ReadMenuPhotoPayload', text: MENU });
    const [request] = asked;
    expect(request?.tools).toEqual([]);
    const seen = await sharp(request?.photo?.bytes).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
    expect(await app.container.infrastructure.storage.size(key)).toBeNull();
    expect(await app.scope().em.count(Upload, { objectKey: key })).toBe(0);
    expect((await read(key)).__typename).toBe('NotFoundError');
    expect(asked).toHaveLength(1);
  });

  it('says what to do when the model cannot see photos, as the scripted assistant', async () => {
    expect(await read(await sent())).toEqual({
      __typename: 'UnavailableError',
      message:
        'Our assistant can’t read photos at the moment. Please paste your menu as text, or attach a PDF instead.',
    });
  });

  it.each<[AssistantFailureReason, RegExp]>([
    ['timeout', /took too long/],
    ['aborted', /took too long/],
    ['unavailable', /try again in a minute/],
    ['cut', /try again in a minute/],
    ['rateLimited', /try again in a minute/],
  ])('a model that fails with %s returns no half menu', async (reason, message) => {
    seeing(() => failing(reason));
    expect(await read(await sent())).toEqual({
      __typename: 'UnavailableError',
      message: expect.stringMatching(message) as string,
    });
  });

  it.each(['NO MENU', 'NO MENU.', ' \n'])(
    'the answer %j of the model means that there is no menu',
    { tags: ['@long'] },
    async (text) => {
      seeing(() => words(text));
      expect(await read(await sent())).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ message: expect.stringMatching(/found no menu/) as string }],
      });
    },
  );

  it('a file that is no picture is refused by its content, without asking the model', async () => {
    const asked = seeing(() => words(MENU));
    expect(await read(await sent(Buffer.from('%PDF-1.7 not a picture')))).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ message: 'We can’t read this image. Please choose another JPEG, PNG or WebP file.' }],
    });
    expect(asked).toHaveLength(0);
  });

  it('a photo is read only with the secret of its conversation', async () => {
    const asked = seeing(() => words(MENU));
    const key = await sent();
    for (const token of [await start(), 'made-up', ''])
      expect((await read(key, token)).__typename).toBe('NotFoundError');
    for (const other of ['uploads/nothing', '']) expect((await read(other)).__typename).toBe('NotFoundError');
    expect(asked).toHaveLength(0);
    expect((await read(key)).__typename).toBe('ReadMenuPhotoPayload');
  });

  it('a photo is not confirmed as a picture', async () => {
    const objectKey = await sent();
    const confirmed = await graphqlUploads(app).confirm({ ...target(), objectKey, sizeBytes: photo.length });
    expect(confirmed.kind).toBe('notFound');
  });

  it('a photo may have 10 MB and not a byte more', async () => {
    const create = (sizeBytes: number) =>
      graphqlUploads(app).create({
        ...target(),
        fileName: 'a.jpg',
        contentType: 'image/jpeg',
        sizeBytes,
      });
    expect((await create(10 * 1024 * 1024)).kind).toBe('done');
    expect((await create(10 * 1024 * 1024 + 1)).kind).toBe('validation');
  });

  it("photos count towards the conversation's budget", async () => {
    const asked = seeing(() => words(MENU));
    const { limiter } = app.container.infrastructure;
    const id = (await app.scope().get(ConversationService).idOf(conversation)) ?? '';
    await limiter.take({ name: 'assistant-chat', points: 3_000_000, seconds: 60 }, id, 2_999_000);
    expect((await read(await sent())).__typename).toBe('RateLimitedError');
    expect(asked).toHaveLength(0);
  });
});

describe('readRestaurantMenuPhoto', () => {
  let site: MadeSite;
  beforeAll(async () => {
    site = await makeSite(app);
  });
  const tokenOf = ({ owner }: MadeSite) => owner?.token ?? '';

  async function readOf(objectKey: string, of = site, token = tokenOf(site)): Promise<Outcome> {
    const { data } = await app.graphql<{ readRestaurantMenuPhoto: Outcome }>(
      `mutation ($input: ReadRestaurantMenuPhotoInput!) { readRestaurantMenuPhoto(input: $input) { __typename
        ... on ReadRestaurantMenuPhotoPayload { text } ... on UserError { message }
        ... on ValidationError { fields { path message } } } }`,
      { input: { objectKey, restaurantId: globalIdOf(of) } },
      token,
    );
    return data.readRestaurantMenuPhoto;
  }
  const sentOf = (of = site, token = tokenOf(of)) => sent(photo, targetOf(of), token);

  it('returns the text of a photo of a restaurant’s menu, and removes the photo', async () => {
    const asked = seeing(() => words(MENU));
    const key = await sentOf();
    expect(await readOf(key)).toEqual({ __typename: 'ReadRestaurantMenuPhotoPayload', text: MENU });
    expect(asked).toHaveLength(1);
    expect(await app.container.infrastructure.storage.size(key)).toBeNull();
    expect((await readOf(key)).__typename).toBe('NotFoundError');
  });

  it('a manager reads their own photos, and nobody reads those of others', async () => {
    const asked = seeing(() => words(MENU));
    await setPlan(app, site, 'PLATINUM');
    const manager = await makeMember(app, site, 'MANAGER');
    const other = await makeSite(app);
    const key = await sentOf(site, manager.token);
    const tries: [MadeSite, string][] = [
      [site, tokenOf(site)],
      [other, manager.token],
      [other, tokenOf(other)],
      [site, tokenOf(other)],
    ];
    for (const [of, token] of tries) expect((await readOf(key, of, token)).__typename).toBe('NotFoundError');
    // A photo of the chat is none of a restaurant, and the other way round.
    expect((await readOf(await sent())).__typename).toBe('NotFoundError');
    expect((await read(key)).__typename).toBe('NotFoundError');
    expect(asked).toHaveLength(0);
    expect((await readOf(key, site, manager.token)).__typename).toBe('ReadRestaurantMenuPhotoPayload');
  });

  it('the photos of a restaurant have a budget', async () => {
    const asked = seeing(() => words(MENU));
    const { limiter } = app.container.infrastructure;
    await limiter.take(
      { name: 'assistant-chat', points: 3_000_000, seconds: 60 },
      site.restaurantId,
      2_999_000,
    );
    expect(await readOf(await sentOf())).toEqual({
      __typename: 'RateLimitedError',
      message: expect.stringMatching(/^We have read many photos/) as string,
    });
    expect(asked).toHaveLength(0);
  });

  it('a photo of the menu never becomes a picture', async () => {
    const objectKey = await sentOf();
    const input = { ...targetOf(site), objectKey, sizeBytes: photo.length };
    expect((await graphqlUploads(app).confirm(input, tokenOf(site))).kind).toBe('notFound');
  });
});
