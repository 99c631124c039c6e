import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { Order, OrderCounter } from '../orders/order.entity.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { PlaceOrderService } from '../orders/placeOrder.service.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { SiteService } from '../sites/site.service.ts';
import { announceSiteStatus } from './siteStatus.service.ts';

const FULL = 'Online ordering is paused for this month. Please call 020 7946 0123 to order.';
const START = new Date('2026-11-20T18:00:00Z');
let now = START;
let zone = 'Europe/London';
let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  await app.scope().em.transactional((em) => seedCatalogue(em));
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  zone = 'Europe/London';
  site = await makeSite(app, { status: 'trial_expired' });
  await app.mailbox.clear();
});
let visitors = 0;
/** An order of a new customer. */
function order() {
  visitors += 1;
  const lines = [{ productId: site.product('Margherita').id, quantity: 1 }];
  const ip = `2001:db8::${visitors.toString(16)}`;
  return app
    .scope()
    .get(PlaceOrderService)
    .place({ ...orderInput(site), ...COLLECT_NOW, note: '', lines, shownTotal: 850 }, ip);
}

async function orders(count: number): Promise<void> {
  for (let placed = 0; placed < count; placed += 1) expect(await order()).toMatchObject({ ok: true });
}

const counterStands = (data: Partial<Pick<OrderCounter, 'day' | 'last' | 'monthCount'>>) => {
  const usual = { restaurantId: site.restaurantId, day: '2026-11-20', last: 1, monthCount: 0 };
  return app.scope().em.upsert(OrderCounter, { ...usual, ...data });
};
/** Sets the number of orders of today. */
const counted = (monthCount: number) =>
  counterStands({ day: dayIn(zone, now), last: monthCount, monthCount });
/** Fills the month; its last order is placed through the API. */
async function fill(): Promise<void> {
  await counted(29);
  await orders(1);
}
/** Also waits for the jobs of the last order; until then the turn of the month skips the site. */
const fillAndSettle = () => fill().then(() => jobsDone(app));

const change = (data: Partial<Pick<Restaurant, 'status' | 'package' | 'timeZone' | 'phone'>>) =>
  app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, data);
const taken = () => app.scope().em.count(Order, { restaurant: site.restaurantId });
const counter = () => app.scope().em.findOneOrFail(OrderCounter, { restaurantId: site.restaurantId });
const subjects = async () =>
  (await app.mailbox.messages())
    .filter(({ to }) => to === site.owner?.email)
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('New order'))
    .toSorted();

async function storefront() {
  const { data } = await app.graphql<{
    storefront: { acceptsOrders: boolean; orderLimitReached: boolean; sections: unknown[] };
  }>(
    'query ($slug: String!) { storefront(slug: $slug) { acceptsOrders orderLimitReached sections { name } } }',
    { slug: site.slug },
  );
  return data.storefront;
}

const OPEN = { acceptsOrders: true, orderLimitReached: false };
const CLOSED = { acceptsOrders: false, orderLimitReached: true };

describe('the free plan’s limit', () => {
  it('exactly 30 of 40 parallel orders are accepted, and the owner gets one notice at 80 % and one at 100 %', async () => {
    const results = await Promise.all(Array.from({ length: 40 }, () => order()));
    const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
    expect(refused).toEqual(Array.from({ length: 10 }, () => ({ kind: 'closed', message: FULL })));
    expect(await taken()).toBe(30);
    expect(await counter()).toMatchObject({ monthCount: 30, last: 130 });
    await jobsDone(app);
    expect(await subjects()).toEqual([
      'The Olive Press has taken all its orders for November',
      'The Olive Press has taken most of its orders for November',
    ]);
    expect(await storefront()).toMatchObject(CLOSED);
  });

  it('a full site shows the menu and the phone number, and accepts orders again in the next month', async () => {
    await counted(28);
    await orders(1);
    await jobsDone(app);
    expect(await storefront()).toMatchObject(OPEN);
    await orders(1);
    await jobsDone(app);
    const shown = await storefront();
    expect(shown).toMatchObject(CLOSED);
    expect(shown.sections).toHaveLength(2);
    expect(await placeOrder(app, orderInput(site))).toMatchObject({
      __typename: 'ClosedError',
      message: FULL,
    });

    now = new Date('2026-11-30T23:59:00Z');
    await runJob(app, 'startOrderMonths', {}, 3);
    expect(await storefront()).toMatchObject(CLOSED);
    now = new Date('2026-12-01T00:00:00Z');
    await runJob(app, 'startOrderMonths', {}, 3);
    expect(await storefront()).toMatchObject(OPEN);
    await orders(1);
    expect(await counter()).toMatchObject({ day: '2026-12-01', last: 101, monthCount: 1 });
  });

  it('ordering opens at the turn of the month without a request', async () => {
    await fillAndSettle();
    now = new Date('2026-12-01T00:00:01Z');
    await orders(1);
    expect(await storefront()).toMatchObject(CLOSED);
    await runJob(app, 'startOrderMonths', {});
    expect(await storefront()).toMatchObject(OPEN);
    expect(await counter()).toMatchObject({ monthCount: 1 });
  });

  it('the owner gets the notices again in the next month', { tags: ['@long'] }, async () => {
    await counted(23);
    await orders(1);
    await fill();
    now = new Date('2026-12-01T09:00:00Z');
    await counted(23);
    await orders(1);
    await jobsDone(app);
    expect(await subjects()).toEqual([
      'The Olive Press has taken all its orders for November',
      'The Olive Press has taken most of its orders for December',
      'The Olive Press has taken most of its orders for November',
    ]);
  });

  it.each([
    ['America/New_York', '2026-11-01T03:59:59Z', '2026-11-01T04:00:00Z'],
    ['Europe/London', '2026-03-31T22:59:59Z', '2026-03-31T23:00:00Z'],
    ['Asia/Kolkata', '2026-11-30T18:29:59Z', '2026-11-30T18:30:00Z'],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', '2026-12-31T10:00:00Z'],
  ])('the count restarts at midnight in %s', { tags: ['@long'] }, async (timeZone, before, after) => {
    await change({ timeZone });
    zone = timeZone;
    now = new Date(before);
    await fill();
    expect(await order()).toMatchObject({ ok: false, error: { kind: 'closed' } });
    await jobsDone(app);
    await runJob(app, 'startOrderMonths', {});
    expect(await storefront()).toMatchObject(CLOSED);
    now = new Date(after);
    await runJob(app, 'startOrderMonths', {});
    expect(await storefront()).toMatchObject(OPEN);
    await orders(1);
  });

  it('a clock that was once years ahead does not break numbers, the monthly count and the turn of the month', async () => {
    await counterStands({ last: 150, monthCount: 20 });
    await orders(2);
    now = new Date('2031-03-04T12:00:00Z');
    await orders(1);
    expect(await counter()).toMatchObject({ day: '2031-03-04', monthCount: 1 });
    now = new Date('2026-11-20T19:00:00Z');
    await counterStands({ day: '2031-03-04', last: 101, monthCount: 30 });
    expect(await order()).toMatchObject({ ok: false, error: { kind: 'closed' } });

    await runJob(app, 'mendOrderCounters', {}, 3);
    // The two orders of November; the orders dated 2031 by the wrong clock are in no current month.
    expect(await counter()).toMatchObject({ day: '2026-11-20', last: 152, monthCount: 2 });
    await orders(1);
    expect(await counter()).toMatchObject({ day: '2026-11-20', last: 153, monthCount: 3 });
    await fillAndSettle();
    now = new Date('2026-12-01T00:00:01Z');
    await runJob(app, 'startOrderMonths', {});
    expect(await storefront()).toMatchObject(OPEN);
    await orders(1);
  });

  it.each([
    ['today', '2026-11-20'],
    ['tomorrow, as in time zones ahead', '2026-11-21'],
    ['last month', '2026-10-31'],
  ])('a counter at %s is not changed', async (_when, day) => {
    await counterStands({ day, monthCount: 7, last: 9 });
    await runJob(app, 'mendOrderCounters', {});
    expect(await counter()).toMatchObject({ day, monthCount: 7, last: 9 });
  });

  it('a retry of the last order gets its response', async () => {
    await counted(29);
    const last = orderInput(site);
    const placed = await placeOrder(app, last);
    expect(placed).toMatchObject({ __typename: 'PlaceOrderPayload', order: { number: 30 } });
    expect(await placeOrder(app, last)).toMatchObject({ order: { number: 30 } });
    expect(await taken()).toBe(1);
  });

  it('the message of a full restaurant without a phone has no number', async () => {
    await change({ phone: null });
    await fill();
    expect(await order()).toMatchObject({
      error: {
        message: 'Online ordering is paused for this month. Please order at the restaurant.',
      },
    });
  });

  it('the limit comes from the catalogue', { tags: ['@long'] }, async () => {
    const { pool } = app.container.infrastructure.database;
    await pool.query("update services set order_limit = 3 where key = 'restaurant-free'");
    try {
      await orders(3);
      expect(await order()).toMatchObject({ ok: false, error: { kind: 'closed' } });
      await jobsDone(app);
      expect(await storefront()).toMatchObject(CLOSED);
      await pool.query("update services set order_limit = null where key = 'restaurant-free'");
      await orders(1);
      await runJob(app, 'startOrderMonths', {});
      expect(await storefront()).toMatchObject(OPEN);
    } finally {
      await pool.query("update services set order_limit = 30 where key = 'restaurant-free'");
    }
  });
});

describe('the limit of Silver', () => {
  it('Silver closes ordering at 300 orders with the right numbers in the mails, and Gold opens it again', async () => {
    await change({ status: 'active_paid', package: 'SILVER' });
    await counted(239);
    await orders(1);
    await jobsDone(app);
    expect(await storefront()).toMatchObject(OPEN);
    await counted(299);
    await orders(1);
    expect(await order()).toEqual({ ok: false, error: { kind: 'closed', message: FULL } });
    await jobsDone(app);
    expect(await storefront()).toMatchObject(CLOSED);
    const sent = await app.mailbox.messages();
    const texts = sent.flatMap(({ to, subject, text }) =>
      to === site.owner?.email && subject.includes('orders for November') ? [text] : [],
    );
    expect(texts).toHaveLength(2);
    expect(texts.join()).toContain('at least 240 of the 300 orders that your plan includes in November');
    expect(texts.join()).toContain('all the 300 orders that your plan includes in November');

    const paid = (tier: 'SILVER' | 'GOLD') => ({ package: tier, status: 'active_paid' }) as const;
    await change(paid('GOLD'));
    const slugs = await app
      .scope()
      .em.transactional((em) =>
        announceSiteStatus(em, site.restaurantId, { from: paid('SILVER'), to: paid('GOLD'), now }),
      );
    for (const slug of slugs) app.container.get(SiteService).forget(slug);
    expect(await storefront()).toMatchObject(OPEN);
    await orders(1);
  });
});

describe('no limit', () => {
  it.each([
    ['in the free trial', { status: 'trialing', package: 'FREE' }],
    ['in the trial of a plan', { status: 'trialing', package: 'GOLD' }],
    ['in the trial of Silver', { status: 'trialing', package: 'SILVER' }],
    ['in a plan without a limit', { status: 'active_paid', package: 'PLATINUM' }],
    ['while a payment is due', { status: 'past_due', package: 'GOLD' }],
  ] as const)('a site %s has no order limit', { tags: ['@long'] }, async (_when, plan) => {
    await change(plan);
    await counted(23);
    await orders(1);
    await fill();
    await orders(1);
    await jobsDone(app);
    expect(await subjects()).toEqual([]);
    expect(await storefront()).toMatchObject(OPEN);
    const { trialOrderCount } = await app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId });
    expect(trialOrderCount).toBe(plan.status === 'trialing' ? 3 : 0);
  });

  it('test orders on a preview are not limited and not counted', async () => {
    site = await makeSite(app, { status: 'unclaimed' });
    await orders(2);
    expect(await counter()).toMatchObject({ monthCount: 0, last: 102 });
  });
});
