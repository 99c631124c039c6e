import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRestaurant } from '../../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { runJob } from '../../../test/runJob.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { OrderCounter } from '../orders/order.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { SiteService, SiteVersions } from '../sites/site.service.ts';
import { SiteNotice } from './siteNotice.entity.ts';
import type { PlanState } from './siteNotice.rules.ts';
import { announceSiteStatus } from './siteStatus.service.ts';

const LONG = { tags: ['@long'] };
const START = new Date('2026-11-20T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
let now = START;
let app: TestApp;
/** A second process with its own worker. */
let other: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  const { mail } = app.container.infrastructure;
  other = await startTestApp({ worker: true, beside: app, replace: { clock: () => now, mail } });
  await app.scope().em.transactional((em) => seedCatalogue(em));
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  now = START;
  // Leftovers of other tests must not be processed again.
  await app.scope().em.nativeUpdate(Restaurant, {}, { status: 'archived', planEndedAt: null });
  await app.mailbox.clear();
});
const after = (days: number, moreMs = 0) => new Date(START.getTime() + days * DAY + moreMs);
type Change = Partial<
  Pick<Restaurant, 'status' | 'package' | 'trialEndsAt' | 'pastDueSince' | 'planEndedAt' | 'isActive'>
>;
async function make(change: Change): Promise<void> {
  site = await makeSite(app);
  await app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, change);
}
const restaurant = () => app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId });
const counted = (monthCount: number, day = '2026-11-20') =>
  app.scope().em.upsert(OrderCounter, { restaurantId: site.restaurantId, day, last: 1, monthCount });
const version = () => app.scope().get(SiteVersions).load(site.restaurantId);
/** Subjects, oldest first. */
const mails = async () =>
  (await app.mailbox.messages())
    .filter(({ to }) => to === site.owner?.email)
    .map(({ subject }) => subject)
    .toReversed();
const notices = async () =>
  (await app.scope().em.find(SiteNotice, { restaurant: site.restaurantId }))
    .map(({ kind }) => kind)
    .toSorted();

/** Every scheduled task, three times each, for both workers. */
async function everyTask(at: Date): Promise<void> {
  now = at;
  for (const task of ['endTrials', 'tellOwners', 'startOrderMonths'] as const) await runJob(app, task, {}, 3);
}

/** A change of plan as billing makes it. */
async function change(from: PlanState, to: PlanState, more: Change = {}): Promise<void> {
  const slugs = await app.scope().em.transactional(async (em) => {
    await em.nativeUpdate(Restaurant, { id: site.restaurantId }, { ...to, ...more });
    return announceSiteStatus(em, site.restaurantId, { from, to, now });
  });
  for (const slug of slugs) app.container.get(SiteService).forget(slug);
  await runJob(app, 'tellOwners', {}, 3);
}

const TRIAL: PlanState = { status: 'trialing', package: 'GOLD' };
const PAID: PlanState = { status: 'active_paid', package: 'GOLD' };
const DUE: PlanState = { status: 'past_due', package: 'GOLD' };
const EXPIRED: PlanState = { status: 'trial_expired', package: 'FREE' };
const CANCELLED: PlanState = { status: 'cancelled', package: 'FREE' };

describe('a free trial', () => {
  it('a free trial gets a reminder three days before, ends on the minute, and the free plan continues', async () => {
    await make({ status: 'trialing', trialEndsAt: after(14) });
    const published = await version();
    await everyTask(after(11, -1));
    expect(await mails()).toEqual([]);
    await everyTask(after(11));
    expect(await mails()).toEqual(['Your trial of The Olive Press ends on 4 December']);
    await everyTask(after(14, -1));
    expect(await restaurant()).toMatchObject({ status: 'trialing' });
    await everyTask(after(14));
    expect(await restaurant()).toMatchObject({
      status: 'trial_expired',
      package: 'FREE',
      updatedAt: after(14),
    });
    await everyTask(after(40));
    expect(await mails()).toEqual([
      'Your trial of The Olive Press ends on 4 December',
      'Your trial has ended: you’re on the free plan',
    ]);
    expect(await notices()).toEqual(['trial-ended', 'trial-ending']);
    // The storefront does not change.
    expect(await version()).toBe(published);
  });

  it('a trial that ended during an outage gets one notice', async () => {
    await make({ status: 'trialing', trialEndsAt: after(14) });
    await everyTask(after(20));
    expect(await mails()).toEqual(['Your trial has ended: you’re on the free plan']);
  });

  it('a trial with more orders than the free plan allows closes ordering at its end', LONG, async () => {
    await make({ status: 'trialing', trialEndsAt: after(5) });
    await counted(41);
    const published = await version();
    await everyTask(after(5));
    expect(await version()).toBe(published + 1);
    expect((await app.container.get(SiteService).find(site.slug))?.document).toMatchObject({
      acceptsOrders: false,
      orderLimitReached: true,
    });
    expect((await mails()).toSorted()).toEqual([
      'The Olive Press has taken all its orders for November',
      'Your trial has ended: you’re on the free plan',
    ]);
  });

  it('orders of another month do not close ordering at the end of a trial', LONG, async () => {
    await make({ status: 'trialing', trialEndsAt: after(14) });
    await counted(41);
    await everyTask(after(14));
    expect((await app.container.get(SiteService).find(site.slug))?.document).toMatchObject({
      acceptsOrders: true,
    });
    expect(await mails()).toEqual(['Your trial has ended: you’re on the free plan']);
  });

  it.each([
    ['without an end', { status: 'trialing', trialEndsAt: null }],
    ['of a paid plan', { status: 'trialing', package: 'GOLD', trialEndsAt: after(1) }],
    ['of a site that is closed', { status: 'archived', trialEndsAt: after(1) }],
  ] as const)('a trial %s does not end', LONG, async (_what, plan) => {
    await make(plan);
    await everyTask(after(30));
    expect(await restaurant()).toMatchObject({ status: plan.status });
    expect(await mails()).toEqual([]);
  });

  it('a trial of a closed site that is reopened after its end has ended', LONG, async () => {
    await make({ status: 'trialing', trialEndsAt: after(2) });
    const id = toGlobalId('Restaurant', site.restaurantId);
    await changeRestaurant(app, 'archiveRestaurant', { id }, site.owner?.token);
    await everyTask(after(5));
    expect(await restaurant()).toMatchObject({ status: 'archived' });
    await changeRestaurant(app, 'reopenRestaurant', { id }, site.owner?.token);
    expect(await restaurant()).toMatchObject({ status: 'trial_expired' });
  });
});

describe('a paid plan', () => {
  it('a paid plan in its trial gets one notice three days before the charge', LONG, async () => {
    await make({ status: 'trialing', package: 'GOLD', trialEndsAt: after(14) });
    await everyTask(after(10.9));
    expect(await mails()).toEqual([]);
    for (const day of [11, 12, 13.9, 15]) await everyTask(after(day));
    expect(await mails()).toEqual([
      'Your trial of The Olive Press ends on 4 December: your card will be charged',
    ]);
    // Stripe decides the next state.
    expect(await restaurant()).toMatchObject(TRIAL);
  });

  it('a paid plan becomes active without a notice', LONG, async () => {
    await make({ ...TRIAL, trialEndsAt: after(0) });
    await change(TRIAL, PAID);
    expect(await mails()).toEqual([]);
  });

  it('a due payment gets one notice at once, one on day five, and one when its features pause', async () => {
    await make(PAID);
    const published = await version();
    await change(PAID, DUE, { pastDueSince: START });
    expect(await mails()).toEqual(['A payment for The Olive Press has failed']);
    await everyTask(after(5, -1));
    expect(await mails()).toHaveLength(1);
    await everyTask(after(5));
    await everyTask(after(7));
    expect(await mails()).toHaveLength(2);
    await everyTask(after(7, 1));
    await everyTask(after(30));
    expect(await mails()).toEqual([
      'A payment for The Olive Press has failed',
      'The payment for The Olive Press is still due',
      'Paid features are paused for The Olive Press',
    ]);
    expect(await restaurant()).toMatchObject(DUE);
    expect(await version()).toBe(published + 1);
  });

  it('a due payment without an event is found by the clock and gets only the latest notice', async () => {
    await make({ ...DUE, pastDueSince: START });
    await everyTask(after(6));
    expect(await mails()).toEqual(['The payment for The Olive Press is still due']);
  });

  it('a payment that fails again later gets a new notice', LONG, async () => {
    await make(PAID);
    await change(PAID, DUE, { pastDueSince: START });
    await change(DUE, PAID, { pastDueSince: null });
    now = after(31);
    await change(PAID, DUE, { pastDueSince: now });
    expect(await mails()).toEqual(Array(2).fill('A payment for The Olive Press has failed'));
  });

  it.each([
    ['cancelled in its trial', TRIAL, EXPIRED],
    ['cancelled', PAID, CANCELLED],
    ['cancelled while due', DUE, CANCELLED],
  ])('a plan that is %s ends with one mail, and the free plan continues', LONG, async (_how, from, to) => {
    await make({ ...from, pastDueSince: from === DUE ? START : null });
    await counted(12);
    const published = await version();
    await change(from, to, { pastDueSince: null });
    await everyTask(after(1));
    await everyTask(after(10));
    expect(await mails()).toEqual(['Your plan for The Olive Press has ended: you’re on the free plan']);
    expect(await restaurant()).toMatchObject({ ...to, planEndedAt: START });
    expect(await version()).toBe(published + 1);
  });

  it('the plan of a closed site ends without a notice', LONG, async () => {
    await make({ status: 'archived', package: 'FREE', planEndedAt: START });
    await app
      .scope()
      .em.transactional((em) =>
        announceSiteStatus(em, site.restaurantId, { from: PAID, to: CANCELLED, now }),
      );
    await everyTask(after(1));
    expect(await mails()).toEqual([]);
  });

  it("the notice of an earlier end uses the provider's time", LONG, async () => {
    await make(PAID);
    const planEndedAt = after(-4);
    await change(PAID, CANCELLED, { planEndedAt });
    expect(await restaurant()).toMatchObject({ planEndedAt });
    await change(PAID, CANCELLED);
    await everyTask(after(1));
    expect(await mails()).toEqual(['Your plan for The Olive Press has ended: you’re on the free plan']);
  });

  it('the clock finds an end of a plan that was stored without a notice', LONG, async () => {
    await make({ ...CANCELLED, planEndedAt: START });
    await everyTask(after(1));
    expect(await mails()).toEqual(['Your plan for The Olive Press has ended: you’re on the free plan']);
  });

  it('the end of a plan in a busy month closes ordering, and a new plan opens it at once', LONG, async () => {
    await make(PAID);
    await counted(250);
    await change(PAID, CANCELLED);
    const find = async () => (await app.container.get(SiteService).find(site.slug))?.document;
    expect(await find()).toMatchObject({ acceptsOrders: false, orderLimitReached: true });
    expect((await mails()).toSorted()).toEqual([
      'The Olive Press has taken all its orders for November',
      'Your plan for The Olive Press has ended: you’re on the free plan',
    ]);
    await change(CANCELLED, TRIAL);
    expect(await find()).toMatchObject({ acceptsOrders: true, orderLimitReached: false });
  });
});

describe('mails to owners', () => {
  it('the mails to owners link to the right page and have a date', LONG, async () => {
    await make({ status: 'trialing', trialEndsAt: after(3) });
    await everyTask(START);
    await make({ ...DUE, pastDueSince: START });
    await everyTask(START);
    const texts = (await app.mailbox.messages()).map(({ text, html }) => `${text ?? ''}${html ?? ''}`);
    const trial = texts.find((text) => text.includes('ends on 23 November'));
    expect(trial).toContain('up to 30 orders a month');
    expect(trial).toMatch(/\/packages\?upgrading=[\w-]+/);
    const due = texts.find((text) => text.includes('did not go through'));
    expect(due).toContain('until 27 November');
    expect(due).toContain('/plan');
  });

  it('a deleted account gets no mails', LONG, async () => {
    await make({ status: 'trialing', trialEndsAt: after(3) });
    await app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, { owner: null });
    await everyTask(after(1));
    await everyTask(after(3));
    expect(await restaurant()).toMatchObject({ status: 'trial_expired' });
    expect(await notices()).toEqual([]);
  });
});
