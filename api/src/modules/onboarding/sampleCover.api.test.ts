import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { uploadPicture } from '../../../test/uploadDesign.ts';
import { sampleCoverFiles } from '../../db/seed/demoPictures.ts';
import type { AssistantEvent, AssistantGateway } from '../../gateways/assistant/assistant.gateway.ts';
import { SAMPLE_COVERS } from '../sites/sampleCover.rules.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { ConversationService } from './conversation.service.ts';
import { DraftViewService, draftViewUrl } from './draftView.service.ts';
import { draftFrom, type OnboardingDraft } from './onboarding.rules.ts';
import { Conversation } from './conversation.entity.ts';
import { PreviewService } from './preview.service.ts';

let app: TestApp;
async function* nothing(): AsyncIterable<AssistantEvent> {
  yield { type: 'text', delta: '.' };
}
const assistant: AssistantGateway = { respond: nothing };
beforeAll(async () => {
  app = await startTestApp({ replace: { assistant }, worker: true });
});
afterAll(() => app.close());

const THAI = ['Chicken satay', 'Tom yum soup', 'Pad thai', 'Sticky rice'];
const MEXICAN = ['Al pastor taco', 'Beef burrito', 'Nachos', 'Churros'];

const item = (name: string): OnboardingDraft['sections'][number]['items'][number] => ({
  name,
  description: '',
  price: 800,
  sizes: [],
  dietaryTags: [],
  spiceLevel: 0,
  calories: null,
  allergenSuggestion: null,
});

const draftOf = (dishes: readonly string[], changes: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  ...draftFrom({}),
  name: `Casa ${randomUUID().slice(0, 6)}`,
  sections: [{ name: 'Menu', description: '', items: dishes.map(item), extras: [] }],
  ...changes,
});

async function open() {
  const started = await app.scope().get(ConversationService).start('Gold', '::1');
  if (!started.ok) throw new Error('limited');
  return started.value;
}

async function build({ id, token }: { id: string; token: string }, draft: OnboardingDraft) {
  const built = await app.scope().get(PreviewService).build(id, token, draft);
  if (!built.ok) throw new Error(built.error);
  return built.value;
}

interface Cover {
  coverImageUrl: string | null;
  hasSampleCover: boolean;
}

const coverOf = async (slug: string): Promise<Cover> =>
  (
    await app.graphql<{ storefront: Cover }>(
      'query ($slug: String!) { storefront(slug: $slug) { coverImageUrl hasSampleCover } }',
      { slug },
    )
  ).data.storefront;

const sample = (name: keyof typeof SAMPLE_COVERS): Cover => ({
  coverImageUrl: app.container.infrastructure.storage.publicUrl(SAMPLE_COVERS[name]),
  hasSampleCover: true,
});

/** Claims the preview; returns the site's id and what changes its cover. */
async function claim(claimToken: string) {
  const { data } = await app.graphql<{ claimRestaurant: { token: string; restaurant: { id: string } } }>(
    `mutation ($input: ClaimRestaurantInput!) { claimRestaurant(input: $input) {
       ... on ClaimRestaurantPayload { token restaurant { id } } } }`,
    {
      input: {
        name: 'Ana',
        email: `${randomUUID()}@example.org`,
        password: 'correct horse battery',
        termsAccepted: true,
        claimToken,
      },
    },
  );
  const { token, restaurant } = data.claimRestaurant;
  const setCover = async (coverImageUrl: string | null) =>
    (
      await app.graphql<{ updateRestaurant: { restaurant?: Cover } }>(
        `mutation ($input: UpdateRestaurantInput!) { updateRestaurant(input: $input) {
           ... on UpdateRestaurantPayload { restaurant { coverImageUrl hasSampleCover } } } }`,
        { input: { id: restaurant.id, coverImageUrl } },
        token,
      )
    ).data.updateRestaurant.restaurant;
  return { id: restaurant.id, token, setCover };
}

it('a new site has the sample cover of its cuisine, also in the chat, and it follows the menu', async () => {
  const conversation = await open();
  const thai = draftOf(THAI);
  const { slug } = await build(conversation, thai);
  expect(await coverOf(slug)).toEqual(sample('noodle-sample'));
  await build(conversation, { ...thai, sections: draftOf(MEXICAN).sections });
  expect(await coverOf(slug)).toEqual(sample('taco-sample'));
});

it('the page of a draft shows the sample as soon as there is a menu', async () => {
  const { id, token } = await open();
  const { em, get } = app.scope();
  const conversation = await em.findOneOrFail(Conversation, { id });
  const shown = async (draft: OnboardingDraft) => {
    conversation.draft = draft;
    await em.flush();
    const url = new URL(draftViewUrl(get(SiteLinks), { id, token }, draft));
    const key = url.pathname.split('/').at(-1) ?? '';
    return (await app.scope().get(DraftViewService).find(key))?.document.coverImageKey;
  };
  expect(await shown(draftOf([], { sections: [] }))).toBeNull();
  expect(await shown(draftOf(THAI))).toBe(SAMPLE_COVERS['noodle-sample']);
  expect(await shown(draftOf(['Mystery', 'Riddle'], { isShop: true }))).toBe(SAMPLE_COVERS['grocery-sample']);
});

it('a claim keeps the sample; an upload on the free plan replaces it, and a removal is final', async () => {
  const conversation = await open();
  const { slug, claimToken } = await build(conversation, draftOf(THAI));
  const { id, token, setCover } = await claim(claimToken);
  expect(await coverOf(slug)).toEqual(sample('noodle-sample'));
  // Without a plan, after the trial.
  await app.container.infrastructure.database.pool.query(
    "update restaurants set status = 'trial_expired', package = 'FREE' where slug = $1",
    [slug],
  );
  const own = await uploadPicture(app, { context: 'restaurant_hero', resourceId: id }, token);
  expect(await setCover(own)).toEqual({ coverImageUrl: own, hasSampleCover: false });
  expect(await coverOf(slug)).toEqual({ coverImageUrl: own, hasSampleCover: false });
  expect(await setCover(null)).toEqual({ coverImageUrl: null, hasSampleCover: false });
  // Neither the chat nor the owner brings it back.
  expect(
    await app.scope().get(PreviewService).build(conversation.id, conversation.token, draftOf(THAI)),
  ).toMatchObject({ ok: false });
  expect(await setCover(sample('noodle-sample').coverImageUrl)).toBeUndefined();
  expect(await coverOf(slug)).toEqual({ coverImageUrl: null, hasSampleCover: false });
});

it('a sample is a cover and nothing else: it is refused as the logo and as the picture of a dish', async () => {
  const { claimToken } = await build(await open(), draftOf(THAI));
  const { id, token } = await claim(claimToken);
  const { coverImageUrl } = sample('noodle-sample');
  const refusal = async (mutation: string, input: object) =>
    (
      await app.graphql<Record<string, { fields?: { path: string }[] }>>(
        `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) {
           ... on ValidationError { fields { path } } } }`,
        { input },
        token,
      )
    ).data[mutation];
  expect(await refusal('updateRestaurant', { id, logoUrl: coverImageUrl })).toEqual({
    fields: [{ path: 'logoUrl' }],
  });
  expect(
    await refusal('createProduct', {
      restaurantId: id,
      name: 'Laksa',
      description: 'Noodles',
      price: 900,
      imageUrl: coverImageUrl,
    }),
  ).toEqual({ fields: [{ path: 'imageUrl' }] });
  // As the cover it may be saved again.
  expect(await refusal('updateRestaurant', { id, coverImageUrl })).toEqual({});
});

it.each([
  ['without a cover', null],
  ['with an uploaded cover', 'public/heroes/0190f5a2-7c1b-7e3f-8a11-0123456789ab/1920.webp'],
])('a preview %s keeps it when it is built again', async (_what, key) => {
  const conversation = await open();
  const draft = draftOf(THAI);
  const { slug } = await build(conversation, draft);
  await app.container.infrastructure.database.pool.query(
    'update restaurants set cover_image_key = $1 where slug = $2',
    [key, slug],
  );
  await build(conversation, draft);
  expect((await coverOf(slug)).coverImageUrl).toBe(
    key && app.container.infrastructure.storage.publicUrl(key),
  );
});

it('the job stores every sample cover in all widths, once', async () => {
  const { storage } = app.container.infrastructure;
  const keys = sampleCoverFiles().map(({ key }) => key);
  expect(keys).toHaveLength(3 * Object.keys(SAMPLE_COVERS).length);
  expect(await storage.size(keys[0] ?? '')).toBeNull();
  await runJob(app, 'storeSampleCovers', {}, 2);
  for (const key of keys) expect(await storage.size(key)).toBeGreaterThan(5_000);
  expect((await fetch(storage.publicUrl(keys[0] ?? ''))).headers.get('content-type')).toBe('image/webp');
});
