import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeRedesign } from '../../../test/makeRedesign.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { publicKeyOf } from '../../gateways/push/webPush.ts';
import { newSecret } from '../../lib/secrets.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import type { PackageTier } from '@forkfront/common/plan.ts';
import { OrderLinks } from '../orders/orderLinks.ts';
import { Upload } from '../uploads/upload.entity.ts';
import { MemberService } from './member.service.ts';

let app: TestApp;
let site: MadeSite;
let orderId: string;
let promotionId: string;
let endedId: string;
/** A browser of the owner that shows notifications. */
let deviceId: string;
let redesignId: string;
/** Session tokens of the people; a guest has none. */
let people: Record<string, string | undefined>;

beforeAll(async () => {
  app = await startTestApp();
  await seedCatalogue(app.scope().em);
  site = await makeSite(app, { isOwnerKnown: true });
  promotionId = (await makePromotion(app, site, { code: 'MATRIX' })).id;
  endedId = (await makePromotion(app, site, { code: 'ENDED' })).id;
  await setPlan(app, site, 'PLATINUM');
  redesignId = (await makeRedesign(app, site)).id;
  const removed = await makeMember(app, site, 'MANAGER');
  const accounts = {
    owner: site.owner,
    manager: await makeMember(app, site, 'MANAGER'),
    kitchen: await makeMember(app, site, 'KITCHEN'),
    paused: await makeMember(app, site, 'MANAGER', new Date()),
    removed,
    stranger: await makeAccount(app),
    guest: null,
  };
  people = Object.fromEntries(Object.entries(accounts).map(([person, account]) => [person, account?.token]));
  for (const [person, account] of Object.entries(accounts)) await announcePhoto(person, account?.id);
  await app
    .scope()
    .get(MemberService)
    .remove(site.owner?.id ?? '', removed.memberId);
  const { statusToken } = await placeOrder(app, orderInput(site));
  deviceId = await makeDevice(site.owner?.token);
  orderId = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
});
afterAll(() => app.close());

/** A photo of the menu that was announced by a person, whether they may or not. */
async function announcePhoto(person: string, userId = 'nobody'): Promise<void> {
  const now = new Date();
  await app.scope().em.insert(Upload, {
    objectKey: `uploads/photo-of-${person}`,
    caller: `user:${userId}`,
    context: 'menu_photo',
    resourceId: site.restaurantId,
    restaurantId: site.restaurantId,
    contentType: 'image/jpeg',
    sizeBytes: 1,
    sweepAt: now,
    createdAt: now,
  });
}

const mutation = (name: string, input: object) => ({
  query: `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
  input,
});
const node = (type: string, id: string) => ({
  query: `query ($input: ID!) { node(id: $input) { __typename } }`,
  input: toGlobalId(type, id),
});

/** What GraphQL answers: the type of the result, `null`, or the code of the error. */
async function answerOf({ query, input }: { query: string; input: unknown }, token?: string) {
  const { data, errors } = await app.graphql<
    Record<string, ({ __typename: string } & Partial<Record<string, { __typename: string }>>) | null>
  >(query, { input }, token);
  if (errors) return errors[0]?.extensions.code;
  const [found] = Object.values(data);
  return found?.['part']?.__typename ?? found?.__typename ?? null;
}

const BROWSER = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/matrix',
  p256dh: publicKeyOf(newSecret()),
  auth: 'A'.repeat(22),
};

/** Turns notifications on for another browser of a person; returns its id. */
async function makeDevice(token?: string): Promise<string> {
  await answerOf(mutation('addPushDevice', { ...BROWSER, endpoint: `${BROWSER.endpoint}/kept` }), token);
  const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
    'select id from push_devices where endpoint like $1',
    ['%/kept'],
  );
  return rows[0]?.id ?? '';
}

const ids = () => ({ restaurantId: toGlobalId('Restaurant', site.restaurantId) });
const ofPromotion = (id = promotionId) => ({ promotionId: toGlobalId('Promotion', id) });
const partOf = (field: string) => ({
  query: `query ($input: ID!) { node(id: $input) { ... on Restaurant { part: ${field} { __typename } } } }`,
  input: ids().restaurantId,
});
const REQUESTS = {
  'read the desk': () => node('OrderDesk', site.restaurantId),
  'read an order': () => node('Order', orderId),
  'keep a board open': () => mutation('keepBoardOpen', ids()),
  'move an order': () =>
    mutation('moveOrder', { orderId: toGlobalId('Order', orderId), to: 'ACCEPTED', readyInMinutes: 20 }),
  'delay an order': () => mutation('delayOrder', { orderId: toGlobalId('Order', orderId), minutes: 5 }),
  'read the restaurant': () => node('Restaurant', site.restaurantId),
  'read the report': () => partOf('report(from: "2026-11-20", to: "2026-11-20")'),
  'read the promotions': () => partOf('promotions(first: 1)'),
  'preview a promotion': () =>
    partOf(
      'promotionPreview(terms: { name: "", kind: FREE_DELIVERY, minimum: 0, periods: [], sectionIds: [], productIds: [], isFirstOrder: false })',
    ),
  'read a promotion': () => node('Promotion', promotionId),
  'create a promotion': () => mutation('createPromotion', { ...ids(), terms: TEN_PERCENT }),
  'change a promotion': () =>
    mutation('updatePromotion', { ...ofPromotion(), terms: { ...TEN_PERCENT, code: 'MATRIX' } }),
  'pause a promotion': () => mutation('pausePromotion', { ...ofPromotion(), isPaused: true }),
  'read the redesigns': () => partOf('redesigns(first: 1)'),
  'read a redesign': () => node('Redesign', redesignId),
  'request a redesign': () => mutation('requestRedesign', { ...ids(), brief: 'Warmer colours', links: [] }),
  'upload a picture for a redesign': () =>
    mutation('createUpload', {
      fileName: 'a.png',
      contentType: 'image/png',
      sizeBytes: 1,
      context: 'redesign',
      resourceId: ids().restaurantId,
    }),
  'upload a photo of the menu': () =>
    mutation('createUpload', {
      fileName: 'menu.jpg',
      contentType: 'image/jpeg',
      sizeBytes: 1,
      context: 'menu_photo',
      resourceId: ids().restaurantId,
    }),
  // The photo has not arrived: whoever may read it gets a ValidationError.
  'read a photo of the menu': (person: string) =>
    mutation('readRestaurantMenuPhoto', { ...ids(), objectKey: `uploads/photo-of-${person}` }),
  'withdraw a redesign': () =>
    mutation('moveRedesign', { redesignId: toGlobalId('Redesign', redesignId), to: 'WITHDRAWN' }),
  'read a product': () => node('Product', site.product('Diavola').id),
  'change the settings': () => mutation('updateRestaurant', { id: ids().restaurantId, tagline: 'Good food' }),
  'change the menu': () => mutation('updateProduct', { id: site.product('Diavola').globalId, price: 1100 }),
  'pause the orders': () => mutation('resumeOrders', { ...ids(), fulfilments: ['COLLECTION'] }),
  'open the test mode': () => mutation('openTestMode', ids()),
  'invite somebody': () =>
    mutation('inviteMember', { ...ids(), email: 'somebody@example.org', role: 'KITCHEN' }),
  'end a promotion': () => mutation('endPromotion', ofPromotion(endedId)),
  'read a device of the owner': () => node('PushDevice', deviceId),
  'turn off a device of the owner': () =>
    mutation('removePushDevice', { id: toGlobalId('PushDevice', deviceId) }),
  'turn on notifications for oneself': () => mutation('addPushDevice', BROWSER),
  'close the site': () => mutation('archiveRestaurant', { id: ids().restaurantId }),
};
type Request = keyof typeof REQUESTS;

/** The requests that each role may make. */
const ALLOWED: Record<string, readonly Request[]> = {
  manager: [
    'read the desk',
    'read an order',
    'keep a board open',
    'move an order',
    'delay an order',
    'read the restaurant',
    'read the report',
    'read the promotions',
    'preview a promotion',
    'read a promotion',
    'create a promotion',
    'change a promotion',
    'pause a promotion',
    'end a promotion',
    'read the redesigns',
    'read a redesign',
    'request a redesign',
    'upload a picture for a redesign',
    'upload a photo of the menu',
    'read a photo of the menu',
    'withdraw a redesign',
    'read a product',
    'change the settings',
    'change the menu',
    'pause the orders',
    'open the test mode',
    'turn on notifications for oneself',
  ],
  kitchen: [
    'read the desk',
    'read an order',
    'keep a board open',
    'move an order',
    'delay an order',
    'turn on notifications for oneself',
  ],
  paused: ['turn on notifications for oneself'],
  removed: ['turn on notifications for oneself'],
  stranger: ['turn on notifications for oneself'],
  guest: [],
};

describe('who may do what with a restaurant', () => {
  const rows = Object.keys(ALLOWED).flatMap((person) =>
    (Object.keys(REQUESTS) as Request[]).map((request): [string, Request, boolean] => [
      person,
      request,
      ALLOWED[person]?.includes(request) ?? false,
    ]),
  );

  beforeEach(() => app.container.infrastructure.database.pool.query('delete from rate_limits'));

  /** `allowed`, `refused`, or the answer when it is neither. Only people with the permission get a conflict. */
  const verdictOf = (answer: string | null | undefined) => {
    if (
      /^(OrderDesk|Order|Restaurant|Report|ValidationError|Promotion|PromotionPreview|PromotionConnection|Redesign|RedesignConnection|ConflictError|Product|PushDevice|\w+Payload)$/.test(
        answer ?? '',
      )
    )
      return 'allowed';
    const refusals = [null, 'NotFoundError', 'UNAUTHENTICATED', 'UnauthenticatedError'];
    return refusals.includes(answer ?? null) ? 'refused' : answer;
  };

  it.each(rows)('%s may %s: %s', async (person, request, isAllowed) => {
    const answer = await answerOf(REQUESTS[request](person), people[person]);
    expect(verdictOf(answer)).toBe(isAllowed ? 'allowed' : 'refused');
  });

  it.each([
    ['owner', { role: 'OWNER', staff: { peopleLimit: null }, activity: { totalCount: expect.any(Number) } }],
    ['manager', { role: 'MANAGER', staff: null, activity: { totalCount: expect.any(Number) } }],
    ['kitchen', null],
    ['paused', null],
    ['removed', null],
    ['stranger', null],
    ['guest', null],
  ])('what the %s reads of the role, the staff and the activity log', async (person, expected) => {
    const { data } = await app.graphql<{ node: object | null }>(
      `query ($id: ID!) { node(id: $id) { ... on Restaurant { role staff { peopleLimit } activity(first: 1) { totalCount } } } }`,
      { id: ids().restaurantId },
      people[person],
    );
    expect(data.node).toEqual(expected);
  });

  it('the owner may do everything', async () => {
    for (const request of Object.keys(REQUESTS) as Request[])
      expect([request, verdictOf(await answerOf(REQUESTS[request]('owner'), people['owner']))]).toEqual([
        request,
        'allowed',
      ]);
  });
});

describe('the limit of a plan', () => {
  it.each<[PackageTier, number]>([
    ['FREE', 0],
    ['SILVER', 1],
    ['GOLD', 4],
    ['PLATINUM', 6],
  ])('on %s the first %i of six members have access, and nobody is removed', async (tier, working) => {
    const busy = await makeSite(app, { isOwnerKnown: true });
    const members = [];
    for (let count = 0; count < 6; count += 1) members.push(await makeMember(app, busy, 'KITCHEN'));
    await setPlan(app, busy, tier);
    const answers = await Promise.all(
      members.map(({ token }) => answerOf(node('OrderDesk', busy.restaurantId), token)),
    );
    expect(answers).toEqual(members.map((_member, index) => (index < working ? 'OrderDesk' : null)));
    const listed = await app
      .scope()
      .get(MemberService)
      .list(busy.owner?.id ?? '', busy.restaurantId);
    expect(listed?.members.map(({ isWorking }) => isWorking)).toEqual(
      members.map((_member, index) => index < working),
    );
  });

  it('a member over the limit gets access when the owner pauses another one', async () => {
    const busy = await makeSite(app, { isOwnerKnown: true });
    await setPlan(app, busy, 'SILVER');
    const first = await makeMember(app, busy, 'KITCHEN');
    const second = await makeMember(app, busy, 'KITCHEN');
    const access = () =>
      Promise.all([first, second].map(({ token }) => answerOf(node('OrderDesk', busy.restaurantId), token)));
    expect(await access()).toEqual(['OrderDesk', null]);
    await app
      .scope()
      .get(MemberService)
      .setPaused(busy.owner?.id ?? '', first.memberId, true);
    expect(await access()).toEqual([null, 'OrderDesk']);
    await app
      .scope()
      .get(MemberService)
      .setPaused(busy.owner?.id ?? '', first.memberId, false);
    expect(await access()).toEqual(['OrderDesk', null]);
  });

  it('a payment that is due for more than 7 days leaves the owner alone', async () => {
    const busy = await makeSite(app, { isOwnerKnown: true });
    const { token } = await makeMember(app, busy, 'KITCHEN');
    const due = async (days: number) => {
      await app.container.infrastructure.database.pool.query(
        `update restaurants set status = 'past_due', package = 'GOLD', past_due_since = now() - $2 * interval '1 day' where id = $1`,
        [busy.restaurantId, days],
      );
      return answerOf(node('OrderDesk', busy.restaurantId), token);
    };
    expect(await due(6)).toBe('OrderDesk');
    expect(await due(8)).toBeNull();
  });
});
