import { randomUUID } from 'node:crypto';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let socket: Client;
beforeAll(async () => {
  app = await startTestApp();
  socket = createClient({ url: `ws://localhost:${app.port}/graphql`, webSocketImpl: WebSocket });
});
afterAll(async () => {
  await socket.dispose();
  await app.close();
});

interface Event {
  __typename: string;
  html?: string;
  action?: string;
  step?: number;
  slug?: string;
  previewUrl?: string;
  claimToken?: string;
  message?: { id: string; html: string };
  failure?: string;
  retryable?: boolean;
}

const REPLY = `subscription ($input: OnboardingReplyInput!) { onboardingReply(input: $input) { __typename
  ... on OnboardingTextDelta { html }
  ... on OnboardingActionChanged { action step }
  ... on OnboardingPreviewReady { slug previewUrl claimToken }
  ... on OnboardingTurnCompleted { message { id html } }
  ... on OnboardingFailed { failure: message retryable } } }`;

async function start(packageName = 'Gold'): Promise<string> {
  const { data } = await app.graphql<{ startOnboarding: { conversation: { token: string } } }>(
    `mutation ($input: StartOnboardingInput!) { startOnboarding(input: $input) {
      ... on StartOnboardingPayload { conversation { token } } } }`,
    { input: { package: packageName } },
  );
  return data.startOnboarding.conversation.token;
}

async function say(conversation: string, text: string, clientId: string = randomUUID()): Promise<Event[]> {
  const events: Event[] = [];
  const input = { conversation, clientId, text };
  for await (const { data } of socket.iterate<{ onboardingReply: Event }>({
    query: REPLY,
    variables: { input },
  }))
    if (data) events.push(data.onboardingReply);
  return events;
}

const kinds = (events: Event[]) => [...new Set(events.map(({ __typename }) => __typename))];
const last = (events: Event[], kind: string) => events.findLast(({ __typename }) => __typename === kind);

const view = async (token: string) =>
  (
    await app.graphql<{
      onboardingConversation: {
        action: string;
        step: number;
        messages: { id: string; sender: string; html: string }[];
        unanswered: { clientId: string } | null;
        draft: { name: string | null; sections: { items: { name: string; price: number }[] }[] };
        preview: { slug: string; claimToken: string | null } | null;
      } | null;
    }>(
      `query ($token: String!) { onboardingConversation(token: $token) { action step
        messages { id sender html } unanswered { clientId }
        draft { name sections { items { name price } } } preview { slug claimToken } } }`,
      { token },
    )
  ).data.onboardingConversation;

/** Runs the whole conversation up to the preview. */
async function build(name: string): Promise<{ token: string; ready: Event }> {
  const token = await start();
  await say(token, 'I would like to start with the Gold plan.');
  await say(token, name);
  await say(token, 'dark green and cream');
  await say(token, 'Margherita');
  await say(token, 'skip');
  const events = await say(token, 'Pizzas\nMargherita 8.50\nMarinara 7.50');
  const ready =
    last(events, 'OnboardingPreviewReady') ?? last(await say(token, 'yes'), 'OnboardingPreviewReady');
  if (!ready) throw new Error(`No preview: ${JSON.stringify(events)}`);
  return { token, ready };
}

describe('onboarding', () => {
  it('the chat greets with the plan, streams word by word, and stores the turn', async () => {
    const token = await start();
    const clientId = randomUUID();
    const events = await say(token, 'I would like to start with the Gold plan.', clientId);
    const deltas = events.filter(({ __typename }) => __typename === 'OnboardingTextDelta');
    expect(deltas.length).toBeGreaterThan(5);
    const completed = last(events, 'OnboardingTurnCompleted');
    expect(completed?.message?.id).toBe(`${clientId}:reply`);
    expect(completed?.message?.html).toContain('Gold');
    const known = await view(token);
    expect(known?.messages.map(({ sender }) => sender)).toEqual(['USER', 'AGENT']);
    expect(known?.step).toBe(1);
  });

  it('the chat asks for another name when the name is that of a well-known bank', async () => {
    const token = await start();
    await say(token, 'I would like to start with the Gold plan.');
    const refused = last(await say(token, 'HSBC Security'), 'OnboardingTurnCompleted');
    expect(refused?.message?.html).toContain('belongs to a well-known company');
    expect((await view(token))?.draft.name).toBeNull();
    await say(token, 'Olive Yard');
    expect((await view(token))?.draft.name).toBe('Olive Yard');
  });

  it('the chat builds a published preview, and repeats the answer to a repeated message', LONG, async () => {
    const { token, ready } = await build('Pizza Roma');
    expect(ready).toMatchObject({
      slug: 'pizza-roma',
      previewUrl: `http://pizza-roma.localhost:${app.port}`,
    });
    const { data } = await app.graphql<{ storefront: unknown }>(
      '{ storefront(slug: "pizza-roma") { name isPreview sections { name items { name price isPopular } } } }',
    );
    expect(data.storefront).toEqual({
      name: 'Pizza Roma',
      isPreview: true,
      sections: [
        {
          name: 'Pizzas',
          items: [
            { name: 'Margherita', price: 850, isPopular: true },
            { name: 'Marinara', price: 750, isPopular: false },
          ],
        },
      ],
    });
    const known = await view(token);
    expect(known).toMatchObject({ action: 'COMPLETE', step: 4, preview: { claimToken: ready.claimToken } });
    const turns = known?.messages.length ?? 0;
    const lastUserMessage = known?.messages.findLast(({ sender }) => sender === 'USER');
    const replayed = await say(token, 'anything', lastUserMessage?.id);
    expect(last(replayed, 'OnboardingPreviewReady')).toEqual(ready);
    expect((await view(token))?.messages.length).toBe(turns);
  });

  it('every site gets its own slug, also in parallel', LONG, async () => {
    const built = await Promise.all(Array.from({ length: 8 }, () => build('Trattoria Gemella')));
    const slugs = built.map(({ ready }) => ready.slug ?? '').toSorted((a, b) => a.length - b.length);
    expect(new Set(slugs).size).toBe(8);
    expect(slugs[0]).toBe('trattoria-gemella');
  });

  it.each([
    ['', 'Please write a message.'],
    ['   \n', 'Please write a message.'],
    ['x'.repeat(20_001), 'That is too long for one message. Please send at most 20,000 characters.'],
  ])('the invalid message %# is refused', async (text, failure) => {
    const token = await start();
    expect(await say(token, text)).toEqual([{ __typename: 'OnboardingFailed', failure, retryable: false }]);
    expect((await view(token))?.messages).toEqual([]);
  });

  it.each(['', 'x'.repeat(65), 'a\u0001b', 'a b'])('the message id %j is refused', async (clientId) => {
    expect(kinds(await say(await start(), 'Hello', clientId))).toEqual(['OnboardingFailed']);
  });

  it('an unknown conversation is not found', async () => {
    expect(kinds(await say('made-up', 'Hello'))).toEqual(['OnboardingFailed']);
    expect(await view('made-up')).toBeNull();
  });

  it('an answer whose reader left is not stored, and is repeated without duplicates', async () => {
    const token = await start();
    const clientId = randomUUID();
    const input = { conversation: token, clientId, text: 'Hello' };
    for await (const { data } of socket.iterate<{ onboardingReply: Event }>({
      query: REPLY,
      variables: { input },
    })) {
      expect(data?.onboardingReply.__typename).toBe('OnboardingTextDelta');
      break;
    }
    expect(last(await say(token, 'Hello', clientId), 'OnboardingTurnCompleted')).toBeDefined();
    expect((await view(token))?.messages.map(({ id }) => id)).toEqual([clientId, `${clientId}:reply`]);
  });
});

describe('claiming', () => {
  const claim = (input: Record<string, unknown>) =>
    app.graphql<{
      claimRestaurant: {
        __typename: string;
        message?: string;
        token?: string;
        fields?: { path: string; message: string }[];
        restaurant?: { slug: string; subscription: { status: string } };
      };
    }>(
      `mutation ($input: ClaimRestaurantInput!) { claimRestaurant(input: $input) { __typename
        ... on ClaimRestaurantPayload { token restaurant { slug subscription { status } } }
        ... on UserError { message } ... on ValidationError { fields { path message } } } }`,
      { input },
    );
  const owner = { name: 'Ana', email: 'ana@example.org', password: 'correct horse', termsAccepted: true };

  it('a new account can claim the preview, once', LONG, async () => {
    const { token: conversation, ready } = await build('Casa Ana');
    const refused = await claim({ ...owner, claimToken: ready.claimToken, termsAccepted: false });
    expect(refused.data.claimRestaurant).toMatchObject({
      __typename: 'ValidationError',
      message: 'You must accept the terms to continue.',
    });
    const claimed = await claim({ ...owner, claimToken: ready.claimToken });
    expect(claimed.data.claimRestaurant).toMatchObject({
      __typename: 'ClaimRestaurantPayload',
      restaurant: { slug: 'casa-ana', subscription: { status: 'TRIALING' } },
    });
    const again = await claim({ ...owner, email: 'eve@example.org', claimToken: ready.claimToken });
    expect(again.data.claimRestaurant.__typename).toBe('NotFoundError');
    const mine = await app.graphql<{ viewer: { restaurants: { edges: { node: { slug: string } }[] } } }>(
      '{ viewer { restaurants(first: 10) { totalCount edges { node { slug } } } } }',
      {},
      claimed.data.claimRestaurant.token,
    );
    expect(mine.data.viewer.restaurants.edges.map(({ node }) => node.slug)).toEqual(['casa-ana']);
    expect((await view(conversation))?.preview?.claimToken).toBeNull();
    const { data } = await app.graphql<{ storefront: { isPreview: boolean } }>(
      '{ storefront(slug: "casa-ana") { isPreview } }',
    );
    expect(data.storefront.isPreview).toBe(false);
  });

  it('a preview that was taken offline keeps its address when its name changes', LONG, async () => {
    const { token } = await build('Bistro Alba');
    const { pool } = app.container.infrastructure.database;
    await pool.query("update restaurants set suspended_at = now() where slug = 'bistro-alba'");
    const ready = last(await say(token, 'Actually it is called Bistro Bruno'), 'OnboardingPreviewReady');
    expect(ready).toMatchObject({ slug: 'bistro-alba' });
  });

  it(
    'a name that changes after the build is the name and the address of the claimed site',
    LONG,
    async () => {
      const { token } = await build('Osteria Vecchia');
      const changed = await say(token, 'Actually it is called Osteria Nuova');
      const ready = last(changed, 'OnboardingPreviewReady');
      expect(ready).toMatchObject({ slug: 'osteria-nuova' });
      await say(token, 'Actually it is called Osteria Nostra');
      const again = last(await say(token, 'Actually it is called Osteria Nuova'), 'OnboardingPreviewReady');
      expect(again).toEqual(ready);
      const { rows } = await app.container.infrastructure.database.pool.query(
        "select slug from retired_slugs where slug like 'osteria-%'",
      );
      expect(rows).toEqual([{ slug: 'osteria-nostra' }]);
      const claimed = await claim({ ...owner, email: 'nuova@example.org', claimToken: ready?.claimToken });
      expect(claimed.data.claimRestaurant).toMatchObject({ restaurant: { slug: 'osteria-nuova' } });
      const { data } = await app.graphql<{ storefront: { name: string } }>(
        '{ storefront(slug: "osteria-nuova") { name } }',
      );
      expect(data.storefront.name).toBe('Osteria Nuova');
    },
  );

  it('the site stays unclaimed when the account cannot be created', LONG, async () => {
    const { ready } = await build('Second Try');
    const taken = await claim({ ...owner, claimToken: ready.claimToken });
    expect(taken.data.claimRestaurant.__typename).toBe('ConflictError');
    const claimed = await claim({ ...owner, email: 'bo@example.org', claimToken: ready.claimToken });
    expect(claimed.data.claimRestaurant.__typename).toBe('ClaimRestaurantPayload');
  });

  it('a signed-in user can claim the preview, but a guest cannot', LONG, async () => {
    const { ready } = await build('Third Place');
    const registered = await app.graphql<{ register: { token: string } }>(
      `mutation { register(input: { name: "Cy", email: "cy@example.org", password: "cy has a password" }) {
        ... on AuthPayload { token } } }`,
    );
    const mutation = `mutation ($input: ClaimRestaurantForViewerInput!) { claimRestaurantForViewer(input: $input) {
      __typename ... on ClaimRestaurantForViewerPayload { restaurantEdge { node { slug } } } } }`;
    const unclaimed = () =>
      app.graphql<{ unclaimedSite: object | null }>(
        'query ($claimToken: String!) { unclaimedSite(claimToken: $claimToken) { name slug previewUrl } }',
        { claimToken: ready.claimToken },
      );
    expect((await unclaimed()).data.unclaimedSite).toEqual({
      name: 'Third Place',
      slug: 'third-place',
      previewUrl: ready.previewUrl,
    });
    const input = { claimToken: ready.claimToken, termsAccepted: true };
    const guest = await app.graphql<null>(mutation, { input });
    expect(guest.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const claimed = await app.graphql<{ claimRestaurantForViewer: object }>(
      mutation,
      { input },
      registered.data.register.token,
    );
    expect(claimed.data.claimRestaurantForViewer).toMatchObject({
      restaurantEdge: { node: { slug: 'third-place' } },
    });
    expect((await unclaimed()).data.unclaimedSite).toBeNull();
  });
});
