import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { restaurantMutation } from '../../../test/changeRestaurant.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { ALL_DAY, makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { siteId } from '../../../test/ownerMenu.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { SiteService } from '../sites/site.service.ts';
import { UnattendedMailService } from './unattended.mail.ts';
import { OpenBoardService } from './openBoard.service.ts';

const LONG = { tags: ['@long'] };

const START = new Date('2026-11-23T18:00:00Z');
let now = START;
let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp({ replace: { clock: () => now } })));
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  site = await makeSite(app, { ordering: { ...ALL_DAY, onlyWhileBoardOpen: true } });
  await setPlan(app, site, 'GOLD');
});

const later = (minutes: number) => (now = new Date(START.getTime() + minutes * 60_000));
const boards = () => app.scope().get(OpenBoardService);
const keepOpen = (viewerId = site.owner?.id ?? '') => boards().keepOpen(viewerId, site.restaurantId);
const rows = async <Row extends object>(text: string) =>
  (await app.container.infrastructure.database.pool.query<Row>(text, [site.restaurantId])).rows;
const mails = async () =>
  (
    await rows<{ userId: string }>(
      `select payload ->> 'userId' as "userId" from graphile_worker._private_jobs where payload ->> 'restaurantId' = $1 and payload ->> 'since' is not null`,
    )
  ).map(({ userId }) => userId);
const log = () =>
  rows(
    `select kind, detail, user_id as "userId", is_automatic as "isAutomatic" from restaurant_activities where restaurant_id = $1 order by id`,
  );
const order = async (scheduledFor?: Date) => {
  app.container.get(SiteService).forget(site.slug);
  return placeOrder(app, { ...orderInput(site), ...(scheduledFor && { scheduledFor }) });
};

it('without a board orders for now pause once, with one mail to each person who answers orders', async () => {
  const kitchen = await makeMember(app, site, 'KITCHEN');
  await keepOpen();
  later(2);
  await boards().settleAll();
  expect((await order()).__typename).toBe('PlaceOrderPayload');
  later(3);
  await Promise.all([boards().settleAll(), boards().settleAll()]);
  later(4);
  await boards().settleAll();
  const told = await mails();
  expect(told).toHaveLength(2);
  expect(new Set(told)).toEqual(new Set([site.owner?.id, kitchen.id]));
  expect(await log()).toEqual([
    { kind: 'ORDERS_PAUSED', detail: 'no board was open', userId: null, isAutomatic: true },
  ]);
});

it('while they pause an order for now is refused and one for later is taken; a board opens them again', async () => {
  await boards().settleAll();
  const input = orderInput(site);
  app.container.get(SiteService).forget(site.slug);
  for (const _attempt of [1, 2])
    expect(await placeOrder(app, input)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'scheduledFor', message: expect.stringContaining('Please choose a later time') }],
    });
  expect(await rows('select id from orders where restaurant_id = $1')).toEqual([]);
  expect((await order(new Date('2026-11-24T12:00:00Z'))).__typename).toBe('PlaceOrderPayload');
  expect(await keepOpen()).toEqual({ ok: true, value: true });
  expect(await keepOpen()).toEqual({ ok: true, value: false });
  app.container.get(SiteService).forget(site.slug);
  expect((await placeOrder(app, input)).__typename).toBe('PlaceOrderPayload');
  expect(await log()).toMatchObject([
    { kind: 'ORDERS_PAUSED', isAutomatic: true },
    { kind: 'ORDERS_RESUMED', detail: 'a board was opened', userId: site.owner?.id, isAutomatic: false },
  ]);
});

it('a board that opens while the pause begins ends it', LONG, async () => {
  for (let round = 0; round < 5; round += 1) {
    later(round * 10);
    await Promise.all([boards().settleAll(), keepOpen()]);
    expect(
      await rows(`select 1 from restaurants where id = $1 and ordering ->> 'unattendedSince' is not null`),
    ).toEqual([]);
  }
});

it('the pause ends without the plan, whose board cannot be opened', LONG, async () => {
  await boards().settleAll();
  await setPlan(app, site, 'FREE');
  expect(await keepOpen()).toMatchObject({ ok: false, error: { kind: 'paidPlan' } });
  later(5);
  await boards().settleAll();
  expect((await order()).__typename).toBe('PlaceOrderPayload');
});

it('without the plan the need of a board can be switched off, and not on again', LONG, async () => {
  await setPlan(app, site, 'FREE');
  const send = async (onlyWhileBoardOpen: boolean) => {
    const { data } = await app.graphql<{ updateOrdering: object }>(
      restaurantMutation('updateOrdering', 'ordering { onlyWhileBoardOpen }'),
      { input: { restaurantId: siteId(site), onlyWhileBoardOpen } },
      site.owner?.token,
    );
    return data.updateOrdering;
  };
  const stays = { restaurant: { ordering: { onlyWhileBoardOpen: true } } };
  expect(await send(true)).toMatchObject(stays);
  const off = { restaurant: { ordering: { onlyWhileBoardOpen: false } } };
  expect(await send(false)).toMatchObject(off);
  expect(await send(true)).toMatchObject({ __typename: 'PaidPlanError' });
  expect(await send(false)).toMatchObject(off);
  await setPlan(app, site, 'SILVER');
  expect(await send(true)).toMatchObject(stays);
});

it('a board that tells each minute costs one statement', async () => {
  await keepOpen();
  later(1);
  const { statements } = await statementsOf(() => keepOpen());
  expect(statements).toHaveLength(1);
});

it(
  'an order that is placed while a pause begins is either kept or refused with the reason',
  LONG,
  async () => {
    for (let round = 0; round < 4; round += 1) {
      const { length: before } = await rows('select id from orders where restaurant_id = $1');
      await app.container.infrastructure.database.pool.query('delete from rate_limits');
      app.container.get(SiteService).forget(site.slug);
      const placing = Array.from({ length: 6 }, () => placeOrder(app, orderInput(site)));
      const [, ...answers] = await Promise.all([boards().settleAll(), ...placing]);
      const [taken, refused] = [[] as string[], [] as object[]];
      for (const answer of answers)
        if (answer.__typename === 'PlaceOrderPayload') taken.push(answer.statusToken);
        else refused.push(answer);
      const kept = await rows(`select id from orders where restaurant_id = $1 and state = 'PLACED'`);
      expect(kept).toHaveLength(before + taken.length);
      for (const answer of refused)
        expect(answer).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'scheduledFor' }] });
      expect((await order()).__typename).toBe('ValidationError');
      await keepOpen();
      later((round + 1) * 10);
    }
  },
);

describe('the mail about the pause', () => {
  const send = async (userId: string) => {
    const [pause] = await rows<{ since: string }>(
      `select ordering ->> 'unattendedSince' as since from restaurants where id = $1`,
    );
    const since = pause?.since ?? START.toISOString();
    await app.scope().get(UnattendedMailService).send({ restaurantId: site.restaurantId, userId, since });
  };
  const mailsTo = async (address = '') =>
    (await app.mailbox.messages()).filter(
      (mail) => mail.to === address && mail.subject.includes('no order board'),
    );

  it('tells when orders paused, and links to the board of the restaurant', LONG, async () => {
    await boards().settleAll();
    await send(site.owner?.id ?? '');
    await send(site.owner?.id ?? '');
    const [mail, again] = await mailsTo(site.owner?.email);
    expect(mail?.text).toContain('has been open for 3 minutes, so orders for now paused at 18:00');
    expect(mail?.text).toContain(`/orders/board?at=${site.slug}`);
    expect(again?.headers['message-id']).toBe(mail?.headers['message-id']);
  });

  it('is not sent when orders are open again', async () => {
    await boards().settleAll();
    await keepOpen();
    await send(site.owner?.id ?? '');
    expect(await mailsTo(site.owner?.email)).toEqual([]);
  });

  it('is not sent to a person who was paused meanwhile', async () => {
    const kitchen = await makeMember(app, site, 'KITCHEN');
    await boards().settleAll();
    await rows('update restaurant_members set paused_at = now() where restaurant_id = $1');
    await send(kitchen.id);
    expect(await mailsTo(kitchen.email)).toEqual([]);
  });
});
