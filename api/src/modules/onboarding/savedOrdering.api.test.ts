import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type {
  AssistantEvent,
  AssistantGateway,
  AssistantItem,
} from '../../gateways/assistant/assistant.gateway.ts';
import { ConversationService } from './conversation.service.ts';
import { ReplyService } from './reply.service.ts';

let app: TestApp;
/** Answers the next call of the model. */
let answers: (() => AsyncIterable<AssistantEvent>)[] = [];
/** The last result of a tool call that the model got. */
let told: readonly AssistantItem[] = [];
const assistant: AssistantGateway = {
  respond({ items }) {
    told = items;
    return (answers.shift() ?? say)();
  },
};
beforeAll(async () => {
  app = await startTestApp({ replace: { assistant } });
});
afterAll(() => app.close());

async function* say(): AsyncIterable<AssistantEvent> {
  yield { type: 'text', delta: 'Thank you.' };
}

const call = (name: string, args: object = {}) =>
  async function* (): AsyncIterable<AssistantEvent> {
    yield { type: 'toolCall', callId: randomUUID(), name, arguments: JSON.stringify(args) };
  };

const nothing = { hours: null, deliveryHours: null, collection: null, zones: null };
const saves = (said: object) => call('save_ordering', { ...nothing, ...said });

/** Sends a message; the events of its answer are their types. */
async function send(conversation: string, text: string, clientId: string = randomUUID()): Promise<string[]> {
  const events: string[] = [];
  const { signal } = new AbortController();
  for await (const { type } of app
    .scope()
    .get(ReplyService)
    .reply({ conversation, clientId, text }, '::1', signal))
    events.push(type);
  return events;
}

/** The result of the last tool call, as the model got it. */
function lastResult(): unknown {
  const result = told.findLast((item) => item.type === 'toolResult');
  return result?.type === 'toolResult' ? JSON.parse(result.output) : null;
}

async function viewOf(token: string) {
  const view = await app.scope().get(ConversationService).find(token);
  if (!view) throw new Error('It is gone');
  return view;
}

/** A conversation with a preview, and the slug of its site. */
async function built(...before: (() => AsyncIterable<AssistantEvent>)[]) {
  const started = await app.scope().get(ConversationService).start('Gold', '::1');
  if (!started.ok) throw new Error('limited');
  const { token } = started.value;
  const name = `Casa ${token.slice(0, 6)}`;
  answers = [
    call('save_details', { name, primaryColour: null, secondaryColour: null, popularItems: null }),
    call('import_menu_text'),
    ...before,
    call('build_preview'),
    say,
  ];
  await send(token, 'Soup 4');
  return { token, slug: (await viewOf(token)).preview?.slug ?? '' };
}

interface Served {
  version: number;
  acceptsOrders: boolean;
  openingHours: string | null;
  ordering: Record<string, unknown>;
}

const served = async (slug: string): Promise<Served> =>
  (
    await app.graphql<{ storefront: Served }>(
      `query ($slug: String!) { storefront(slug: $slug) { version acceptsOrders openingHours ordering { hasHours
         collection { isOffered readyInMinutes periods { days from to } } delivery { isOffered periods { days from to } }
         zones { name prefixes fee minimum freeOver } } } }`,
      { slug },
    )
  ).data.storefront;

const ALL_DAY = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }];
const NEAR = {
  name: null,
  prefixes: ['se1', 'SE11'],
  feePence: 250,
  minimumPence: 1500,
  freeOverPence: null,
};
const near = { name: 'Local delivery', prefixes: ['SE1', 'SE11'], fee: 250, minimum: 1500, freeOver: null };

it('hours and areas that are said after the preview are published at once, and a repeated message writes them once', async () => {
  const { token, slug } = await built();
  const { version, ordering } = await served(slug);
  expect(ordering).toMatchObject({ hasHours: false, zones: [] });
  answers = [saves({ hours: ALL_DAY, collection: true, zones: [NEAR] }), say];
  const id = randomUUID();
  expect(await send(token, 'Always open', id)).toEqual(['draft', 'previewReady', 'delta', 'completed']);
  expect(lastResult()).toEqual({ ok: true });
  const published = {
    version: version + 1,
    acceptsOrders: true,
    ordering: {
      hasHours: true,
      collection: { isOffered: true, readyInMinutes: 20, periods: ALL_DAY },
      delivery: { isOffered: true, periods: ALL_DAY },
      zones: [near],
    },
  };
  expect(await served(slug)).toEqual({ ...published, openingHours: null });
  await send(token, 'Always open', id);
  expect((await served(slug)).version).toBe(version + 1);
});

it('the opening hours in words are on the site until the hours of the week are known', async () => {
  const { token, slug } = await built(
    call('save_details', {
      name: null,
      primaryColour: null,
      secondaryColour: null,
      popularItems: null,
      openingHours: 'Open from noon',
    }),
  );
  expect(await served(slug)).toMatchObject({ openingHours: 'Open from noon', ordering: { hasHours: false } });
  answers = [saves({ hours: [{ days: [2, 1, 2], from: '12:00', to: '22:00' }] }), say];
  await send(token, 'Mondays and Tuesdays');
  expect(await served(slug)).toMatchObject({
    openingHours: null,
    ordering: { collection: { periods: [{ days: [1, 2], from: '12:00', to: '22:00' }] } },
  });
});

it(
  'the model gets the problems of a week and of areas, and nothing is published',
  { tags: ['@long'] },
  async () => {
    const { token, slug } = await built();
    const before = await served(slug);
    const overlapping = [
      { days: [1], from: '12:00', to: '18:00' },
      { days: [1], from: '17:00', to: '22:00' },
    ];
    answers = [saves({ hours: overlapping, zones: [{ ...NEAR, prefixes: ['Lambeth'] }] }), say];
    await send(token, 'Mondays');
    expect(lastResult()).toEqual({
      ok: false,
      error:
        'The arguments do not fit. hours.1.from: These hours overlap with other hours on Monday.; zones.0.prefixes: We don’t know “Lambeth”. Please enter the beginning of a postcode, for example SE1 or SE1 7..',
    });
    answers = [saves({ collection: false }), say];
    await send(token, 'Delivery only');
    expect(lastResult()).toMatchObject({ ok: false, error: expect.stringContaining('areas of delivery') });
    expect((await viewOf(token)).draft.ordering).toBeNull();
    expect(await served(slug)).toEqual(before);
  },
);

it('a claimed site keeps the hours of the chat and takes orders in them, and the chat changes it no more', async () => {
  const { token, slug } = await built();
  answers = [saves({ hours: ALL_DAY, zones: [] }), say];
  await send(token, 'Always open, collection only');
  const { preview } = await viewOf(token);
  const claimed = await app.graphql<{ claimRestaurant: { token: string } }>(
    `mutation ($input: ClaimRestaurantInput!) { claimRestaurant(input: $input) {
       ... on ClaimRestaurantPayload { token } } }`,
    {
      input: {
        claimToken: preview?.claimToken,
        name: 'Ana',
        email: 'hours@example.org',
        password: 'correct horse',
        termsAccepted: true,
      },
    },
  );
  const { data } = await app.graphql<{
    viewer: { restaurants: { edges: { node: { goLive: { kind: string; isDone: boolean }[] } }[] } };
  }>(
    '{ viewer { restaurants(first: 1) { edges { node { goLive { kind isDone } } } } } }',
    {},
    claimed.data.claimRestaurant.token,
  );
  const steps = data.viewer.restaurants.edges[0]?.node.goLive ?? [];
  expect(steps.filter(({ isDone }) => isDone).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['HOURS', 'FULFILMENT']),
  );
  const site = await served(slug);
  expect(site).toMatchObject({ acceptsOrders: true, ordering: { collection: { readyInMinutes: 20 } } });

  answers = [saves({ hours: [{ days: [1], from: '12:00', to: '13:00' }] }), say];
  await send(token, 'Mondays only');
  expect(lastResult()).toMatchObject({ ok: false, error: expect.stringContaining('has been claimed') });
  expect((await viewOf(token)).draft.ordering?.hours).toEqual(ALL_DAY);
  expect(await served(slug)).toEqual(site);
});
