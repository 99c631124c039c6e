import { HOUR_MS } from '@forkfront/common/durations.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { PaymentsGateway } from '../../gateways/payments/payments.gateway.ts';
import { BillingService } from './billing.service.ts';
import { BillingCustomers } from './billingCustomers.service.ts';
import { BillingEnd } from './billingEnd.service.ts';
import { BillingReconcile } from './billingReconcile.service.ts';
import { CheckoutService } from './checkout.service.ts';
import { CheckoutSync } from './checkoutSync.service.ts';
import { PlanService } from './plan.service.ts';

let app: TestApp;
/** Offset of the application's clock (ms). */
let ahead = 0;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => app.close());

/** Checks for open transactions of this database before each call of the gateway. */
function watchCalls(): { made: Set<string>; inTransaction: Set<string> } {
  const { payments, database } = app.container.infrastructure;
  const made = new Set<string>();
  const inTransaction = new Set<string>();
  for (const name of callsOf(payments)) {
    const real = payments[name] as (...values: unknown[]) => Promise<unknown>;
    vi.spyOn(payments, name).mockImplementation((async (...values: unknown[]) => {
      made.add(name);
      const { rows } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
      );
      if (rows.length > 0) inTransaction.add(name);
      return real.apply(payments, values);
    }) as never);
  }
  return { made, inTransaction };
}

/** Calls over the network; `readEvent` only checks a signature. */
const callsOf = (payments: PaymentsGateway) =>
  (Object.keys(payments) as (keyof PaymentsGateway)[]).filter((name) => name !== 'readEvent');

it('the payment provider is called only while no transaction is open', async () => {
  const { made, inTransaction } = watchCalls();
  const { pool } = app.container.infrastructure.database;
  const pay = payer(app);
  await pay.openShop();
  await pay.deliver('paused');
  const [gold, silver] = [await pay.priceOf('restaurant-gold'), await pay.priceOf('restaurant-silver')];
  const site = await makeSite(app);
  const owner = site.owner;
  if (!owner) throw new Error('The site has no owner');
  const scope = () => app.scope();

  // Silver is replaced by Gold; the id of Gold's page is lost and found again.
  await pay.checkout(site, silver);
  const { url, id } = await pay.checkout(site, gold);
  await pay.checkout(site, gold);
  await pay.pay(url);
  await pool.query('update checkout_attempts set stripe_session_id = null where stripe_session_id = $1', [
    id,
  ]);
  ahead = HOUR_MS;
  await scope().get(BillingReconcile).reconcile();
  ahead = 0;
  await scope().get(CheckoutSync).sync(id);
  expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'GOLD' });

  const change = await scope().get(CheckoutService).create(owner, silver, site.restaurantId);
  if (!change.ok || change.value.kind !== 'change') throw new Error('No change was offered');
  const { prorationDate } = change.value.preview;
  const wish = { restaurantId: site.restaurantId, priceId: silver, prorationDate };
  expect(await scope().get(PlanService).change(owner.id, wish)).toMatchObject({ ok: true });

  await scope().get(BillingCustomers).tell(owner.id);
  await scope().get(BillingService).invoices(owner.id);
  await scope().get(BillingService).openPortal(owner.id);
  const [live] = await pay.liveSubscriptions();
  if (!live) throw new Error('Nothing is paid for');
  await scope().get(BillingEnd).endSubscription({ stripeSubscriptionId: live.id, refund: true });
  await scope().get(BillingEnd).endCustomer({ stripeCustomerId: live.customer });

  expect([...made].toSorted()).toEqual(callsOf(app.container.infrastructure.payments).toSorted());
  expect([...inTransaction].toSorted()).toEqual([]);
});
