import { DAY_MS } from '@forkfront/common/durations.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeMember } from '../../../test/makeMember.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { dayText } from '../restaurants/siteState.rules.ts';
import { SubscriptionSync } from './subscriptionSync.service.ts';
import { PaidSubscription } from './billing.entity.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let pay: ReturnType<typeof payer>;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  pay = payer(app);
  await pay.openShop();
});
afterAll(() => app.close());

const mailsTo = async ({ owner }: MadeSite) => {
  await jobsDone(app);
  return (await app.mailbox.messages()).filter(({ to }) => to === owner?.email);
};
/** The one mail with this subject, once it has come. */
const mail = (site: MadeSite, subject: string) =>
  vi.waitFor(
    async () => {
      const found = (await mailsTo(site)).filter((one) => one.subject === subject);
      expect(found).toHaveLength(1);
      return found[0]!;
    },
    { timeout: 15_000 },
  );

const subscriptionOf = async (site: MadeSite) =>
  app.scope().em.findOneOrFail(PaidSubscription, { restaurant: site.restaurantId });
const inDays = (days: number): string =>
  dayText(new Date(Date.now() + days * DAY_MS), 'Europe/London', new Date());

async function subscribed(plan = 'restaurant-gold'): Promise<MadeSite> {
  const site = await makeSite(app, { isOwnerKnown: true });
  await pay.pay((await pay.checkout(site, await pay.priceOf(plan, 'year'))).url);
  await pay.until(site.restaurantId, 'trialing');
  await expect
    .poll(async () => (await pay.plan(site.restaurantId)).package, { timeout: 15_000 })
    .not.toBe('FREE');
  return site;
}

const stateOf = async (site: MadeSite, token = site.owner?.token) => {
  const { data } = await app.graphql<{
    node: { state: { tone: string; sentence: string }; monthOrders: object };
  }>(
    'query ($id: ID!) { node(id: $id) { ... on Restaurant { state { tone sentence } monthOrders { count limit } } } }',
    { id: toGlobalId('Restaurant', site.restaurantId) },
    token,
  );
  return data.node;
};

it('the mail about a new trial has the amount, the day and the way to cancel, and is sent once', async () => {
  const site = await subscribed();
  const day = inDays(14);
  const { text, html } = await mail(site, `Your trial has started: £599 on ${day}`);
  const { name } = await app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId });
  for (const body of [text, html]) {
    expect(body).toContain(`Your 14-day trial of Gold Restaurant for ${name} has started.`);
    expect(body).toContain(`Your first payment is £599 on ${day}, and then £599 every year.`);
    expect(body).toContain(`cancel before ${day} on the page of your plan`);
    expect(body).toContain('/plan');
  }
  expect(text).toContain(`Hello ${site.owner?.name},`);
  expect(text).toContain(`Live on Gold. Free until ${day}, then £599 a year.`);
  const { stripeSubscriptionId } = await subscriptionOf(site);
  for (let time = 0; time < 2; time += 1) await app.scope().get(SubscriptionSync).sync(stripeSubscriptionId);
  expect(await mailsTo(site)).toHaveLength(1);
});

it('a change of plan and a cancellation send one mail each, with the new state of the site', async () => {
  const site = await subscribed('restaurant-silver');
  const { stripeSubscriptionId } = await subscriptionOf(site);
  const item = async () =>
    (
      (await (await pay.stripe(`/v1/subscriptions/${stripeSubscriptionId}`, {}, 'GET')).json()) as {
        items: { data: { id: string }[] };
      }
    ).items.data[0]?.id ?? '';
  const moveTo = async (plan: string) =>
    pay.stripe(`/v1/subscriptions/${stripeSubscriptionId}`, {
      'items[0][id]': await item(),
      'items[0][price]': await pay.priceOf(plan, 'year'),
    });
  await moveTo('restaurant-gold');
  const up = await mail(site, 'You are now on Gold Restaurant');
  expect(up.text).toContain(
    'from Silver Restaurant to Gold Restaurant. Everything that is new is switched on.',
  );
  await moveTo('restaurant-silver');
  const down = await mail(site, 'You are now on Silver Restaurant');
  expect(down.text).toContain('nothing is deleted, and it returns with that plan.');

  await pay.stripe(`/v1/subscriptions/${stripeSubscriptionId}`, { cancel_at_period_end: 'true' });
  const day = inDays(14);
  const cancelled = await mail(site, `Silver Restaurant is cancelled: it ends on ${day}`);
  expect(cancelled.text).toContain('You won’t be charged again.');
  expect(cancelled.text).toContain(`Live on Silver until ${day}, then Free.`);
  expect((await stateOf(site)).state).toEqual({
    tone: 'GOOD',
    sentence: `Live on Silver until ${day}, then Free.`,
  });
  await pay.stripe(`/v1/subscriptions/${stripeSubscriptionId}`, { cancel_at_period_end: 'false' });
  await mail(site, 'Silver Restaurant continues');
  expect(await mailsTo(site)).toHaveLength(5);
});

it('the state of a site has amounts for its owner only', async () => {
  const site = await subscribed();
  const manager = await makeMember(app, site, 'MANAGER');
  expect((await stateOf(site)).state.sentence).toContain('£599 a year');
  const seen = await stateOf(site, manager.token);
  expect(seen.state.sentence).toBe(`Live on Gold. Free until ${inDays(14)}.`);
  expect(seen.monthOrders).toEqual({ count: 0, limit: null });
});

it.each([
  ['in its free trial', { status: 'trialing' as const }, /^Live on Free\./, null],
  ['after its trial', { status: 'trial_expired' as const }, /^Live on Free\. 30 orders a month\.$/, 30],
  [
    'without hours',
    { status: 'trial_expired' as const, ordering: { hasHours: false, opensWithoutHours: false } },
    /^Not live yet, on Free\. 30 orders a month\.$/,
    30,
  ],
])('a site %s says so and how many orders it may take', async (_when, options, sentence, limit) => {
  const site = await makeSite(app, options);
  const { state, monthOrders } = await stateOf(site);
  expect(state.sentence).toMatch(sentence);
  expect(monthOrders).toEqual({ count: 0, limit });
});

// Last, because it moves the clock of the provider.
it('the mail about the first payment after a trial names the next payment', LONG, async () => {
  const site = await subscribed();
  await pay.daysPass(15);
  await pay.until(site.restaurantId, 'active_paid');
  const { text } = await mail(site, 'Your trial has ended: Gold Restaurant continues');
  expect(text).toContain('your first payment has arrived');
  expect(text).toMatch(/Your next payment is £599 on \d+ \w+ \d{4}, and then £599 every year\./);
});
