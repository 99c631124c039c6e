import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { PaidSubscription } from './billing.entity.ts';
import { BillingEnd } from './billingEnd.service.ts';

let app: TestApp;
let pay: ReturnType<typeof payer>;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  pay = payer(app);
  await pay.openShop();
});
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

/** A site that was paid on two pages, as two processes without knowledge of each other could open them. */
async function paidTwice(): Promise<MadeSite> {
  const site = await makeSite(app);
  await app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, { trialUsedAt: new Date() });
  const gold = await pay.priceOf('restaurant-gold');
  const first = await pay.checkout(site, gold);
  await app.container.infrastructure.database.pool.query(
    "update checkout_attempts set state = 'closed', created_at = created_at - interval '1 hour' where stripe_session_id = $1",
    [first.id],
  );
  const second = await pay.checkout(site, gold);
  expect(second.id).not.toBe(first.id);
  for (const { url } of [first, second]) await pay.pay(url);
  return site;
}

const ended = (site: MadeSite) =>
  app.scope().em.findOne(PaidSubscription, { restaurant: site.restaurantId, endedAt: { $ne: null } });

/** The mails about refunds; the plan that stays has a mail of its own. */
const mails = async ({ owner }: MadeSite) =>
  (await app.mailbox.messages()).filter(
    ({ to, subject }) => to === owner?.email && subject.includes('refunded'),
  );

it('the owner gets one mail about the refund of a double payment, however often the job runs', async () => {
  const site = await paidTwice();
  await vi.waitFor(async () => expect(await mails(site)).toHaveLength(1), { timeout: 15_000 });
  const [mail] = await mails(site);
  const { name } = await app.scope().em.findOneOrFail(Restaurant, { id: site.restaurantId });
  expect(mail?.subject).toBe(`We’ve refunded your second payment for ${name}`);
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('£59.99');
    expect(text).toContain('Gold Restaurant');
    expect(text).toMatch(/\/plan\b/);
    expect(text).not.toContain('/dashboard');
  }
  // The address is not verified, so the name could be a stranger's text.
  expect(mail?.text).toContain('\nHello,\n');
  const second = await ended(site);
  expect(second).toMatchObject({ status: 'canceled', refundedAmount: 5999 });
  const stripeSubscriptionId = second?.stripeSubscriptionId ?? '';
  for (let run = 0; run < 2; run += 1)
    await app.scope().get(BillingEnd).endSubscription({ stripeSubscriptionId, refund: true });
  await jobsDone(app);
  expect(await mails(site)).toHaveLength(1);
});

it(
  'the owner gets the mail when the process crashes right after the refund',
  { tags: ['@long'] },
  async () => {
    const { payments } = app.container.infrastructure;
    const refund = payments.refundLastPayment.bind(payments);
    const died = vi.spyOn(payments, 'refundLastPayment').mockImplementationOnce(async (id) => {
      await refund(id);
      throw new Error('killed');
    });
    const site = await paidTwice();
    await expect.poll(() => died.mock.calls.length, { timeout: 15_000 }).toBeGreaterThan(0);
    const stripeSubscriptionId = died.mock.calls[0]?.[0] ?? '';
    await app.scope().get(BillingEnd).endSubscription({ stripeSubscriptionId, refund: true });
    await jobsDone(app);
    expect((await mails(site)).map(({ text }) => text)).toEqual([expect.stringContaining('£59.99')]);
  },
);
