import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeAccount } from '../../../test/makeAccount.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { type PushBrowser, type PushService, startPushService } from '../../../test/startPushService.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { createWebPush, publicKeyOf } from '../../gateways/push/webPush.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newSecret } from '../../lib/secrets.ts';
import { MemberService } from '../members/member.service.ts';
import { MissedOrderService } from '../orders/missedOrder.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';
import { OrderPushService } from './orderPush.service.ts';

const PLACED_AT = new Date('2026-11-20T18:00:00Z');
let now = PLACED_AT;
let app: TestApp;
let service: PushService;
let site: MadeSite;
let owner: string;
beforeAll(async () => {
  const privateKey = newSecret();
  service = await startPushService(publicKeyOf(privateKey));
  const push = createWebPush({ privateKey, subject: 'mailto:a@example.org', hosts: [service.host] });
  app = await startTestApp({ replace: { push, clock: () => now } });
  await seedCatalogue(app.scope().em);
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  now = PLACED_AT;
  site = await makeSite(app);
  owner = site.owner?.token ?? '';
  await setPlan(app, site, 'PLATINUM');
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
});

/** Turns notifications on in a new browser of a session. */
async function turnOn(token: string): Promise<PushBrowser> {
  const browser = service.subscribe();
  const { endpoint, p256dh, auth } = browser;
  const { data } = await app.graphql<{ addPushDevice: { __typename: string } }>(
    'mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) { __typename } }',
    { input: { endpoint, p256dh, auth } },
    token,
  );
  expect(data.addPushDevice.__typename).toBe('AddPushDevicePayload');
  return browser;
}

async function place(input: object = {}): Promise<string> {
  const { statusToken } = await placeOrder(app, { ...orderInput(site), ...input });
  return app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
}

/** The waiting notifications about an order. */
async function queued(orderId: string): Promise<object[]> {
  const { rows } = await app.container.infrastructure.database.pool.query<{ payload: object }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'pushOrder' and payload ->> 'orderId' = $1 order by j.id`,
    [orderId],
  );
  return rows.map(({ payload }) => payload);
}

const send = (orderId: string, kind: 'placed' | 'waiting' | 'expired', deviceId?: string) =>
  app
    .scope()
    .get(OrderPushService)
    .send({ orderId, kind, ...(deviceId === undefined ? {} : { deviceId }) });
const minutesLater = (minutes: number) => (now = new Date(PLACED_AT.getTime() + minutes * 60_000));
const settle = () => app.scope().get(MissedOrderService).settleDue();

describe('who gets a notification', () => {
  it('the owner and the staff get it; paused, removed and other people, and signed-out devices do not', async () => {
    const kitchen = await makeMember(app, site, 'KITCHEN');
    const paused = await makeMember(app, site, 'MANAGER', new Date());
    const removed = await makeMember(app, site, 'MANAGER');
    const leaver = await makeMember(app, site, 'KITCHEN');
    const people = [owner, kitchen.token, paused.token, removed.token, leaver.token];
    const browsers = await Promise.all(
      [...people, (await makeAccount(app)).token].map((token) => turnOn(token)),
    );
    await app
      .scope()
      .get(MemberService)
      .remove(site.owner?.id ?? '', removed.memberId);
    await app.graphql('mutation { logout { ok } }', {}, leaver.token);
    const id = await place();
    await send(id, 'placed');
    expect(browsers.map(({ messages }) => messages.length)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(browsers[0]?.messages[0]).toEqual({
      title: expect.stringMatching(/^New order \d+ · £[\d.]+$/) as string,
      body: expect.stringMatching(/^Collection, .*\. .+$/) as string,
      tag: id,
      path: `/orders/${toGlobalId('Order', id)}`,
    });
  });

  it('a device in an expired session gets nothing', async () => {
    const browser = await turnOn(owner);
    now = new Date(PLACED_AT.getTime() + 31 * 24 * 60 * 60_000);
    await send(await place(), 'placed');
    expect(browser.messages).toEqual([]);
  });

  it('the free plan has notifications', async () => {
    const browser = await turnOn(owner);
    await setPlan(app, site, 'FREE');
    await send(await place(), 'placed');
    expect(browser.messages).toHaveLength(1);
  });
});

describe('when a notification is queued', () => {
  it('an order queues one when somebody has a device, and none otherwise', async () => {
    const without = await place();
    await emptyOutboxes(app);
    expect(await queued(without)).toEqual([]);
    await turnOn((await makeMember(app, site, 'KITCHEN')).token);
    const id = await place();
    await emptyOutboxes(app);
    expect(await queued(id)).toEqual([{ orderId: id, kind: 'placed' }]);
  });

  it('an order that waits queues one after two minutes, and one when it has expired', async () => {
    const without = await place();
    await emptyOutboxes(app);
    minutesLater(2);
    await settle();
    minutesLater(10);
    await settle();
    expect(await queued(without)).toEqual([]);
    now = PLACED_AT;
    await turnOn(owner);
    const id = await place();
    await emptyOutboxes(app);
    minutesLater(1.9);
    await settle();
    const placed = { orderId: id, kind: 'placed' };
    expect(await queued(id)).toEqual([placed]);
    minutesLater(2);
    await Promise.all([settle(), settle()]);
    expect(await queued(id)).toEqual([placed, { orderId: id, kind: 'waiting' }]);
    minutesLater(10);
    await Promise.all([settle(), settle()]);
    expect(await queued(id)).toEqual([
      placed,
      { orderId: id, kind: 'waiting' },
      { orderId: id, kind: 'expired' },
    ]);
  });

  it('a test order reaches nobody', async () => {
    const browser = await turnOn(owner);
    const id = await place();
    await app.container.infrastructure.database.pool.query('update orders set is_test = true where id = $1', [
      id,
    ]);
    await send(id, 'placed');
    minutesLater(2);
    await settle();
    minutesLater(10);
    await settle();
    await send(id, 'expired');
    expect(await queued(id)).toEqual([]);
    expect(browser.messages).toEqual([]);
  });
});

describe('failures', () => {
  it(
    'a browser that is gone loses its device, and the others get the notification',
    { tags: ['@long'] },
    async () => {
      const [gone, kept] = [
        await turnOn(owner),
        await turnOn((await makeMember(app, site, 'KITCHEN')).token),
      ];
      gone.status = 410;
      await send(await place(), 'placed');
      await send(await place(), 'placed');
      expect(gone.headers).toHaveLength(1);
      expect(kept.messages).toHaveLength(2);
    },
  );

  it(
    'a device that was not reached gets a job of its own, and nobody else gets the notification again',
    { tags: ['@long'] },
    async () => {
      const [failing, fine] = [
        await turnOn(owner),
        await turnOn((await makeMember(app, site, 'KITCHEN')).token),
      ];
      failing.status = 503;
      const id = await place();
      await send(id, 'placed');
      const [job] = (await queued(id)) as { deviceId: string }[];
      expect(job).toEqual({ orderId: id, kind: 'placed', deviceId: expect.any(String) as string });
      await expect(send(id, 'placed', job?.deviceId)).rejects.toThrow('did not take');
      failing.status = 201;
      await send(id, 'placed', job?.deviceId);
      expect([failing.messages.length, fine.messages.length]).toEqual([1, 1]);
    },
  );

  it('a device whose push service refuses the notification for good is not tried again', async () => {
    const browser = await turnOn(owner);
    browser.status = 403;
    const id = await place();
    await send(id, 'placed');
    expect(await queued(id)).toEqual([]);
  });
});
