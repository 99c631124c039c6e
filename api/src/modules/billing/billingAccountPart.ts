import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/addJob.ts';
import { withDates } from '../../lib/withDates.ts';
import type { AccountPart } from '../../lib/accountPart.ts';

/** What a person pays for. */
export class BillingAccountPart implements AccountPart {
  readonly name = 'subscriptions';

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const rows = await em.execute<SubscriptionRow[]>(
      `select v.name as plan, r.name as site, p.status, p.started_at as "startedAt",
         p.current_period_end as "currentPeriodEnd", p.cancel_at_period_end as "cancelAtPeriodEnd",
         p.trial_ends_at as "trialEndsAt", p.ended_at as "endedAt", p.refunded_amount as "refundedAmount",
         p.stripe_subscription_id as "subscriptionId",
         c.stripe_customer_id as "customerId"
       from paid_subscriptions p
       left join services v on v.id = p.service_id
       left join restaurants r on r.id = p.restaurant_id
       left join billing_customers c on c.user_id = p.user_id
       where p.user_id = ? order by p.started_at, p.id`,
      [userId],
    );
    return rows.map((row) => withDates(row, 'startedAt', 'currentPeriodEnd', 'trialEndsAt', 'endedAt'));
  }

  /** The provider ends the subscriptions as soon as the account is gone, and keeps what the law wants kept. */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute('delete from checkout_attempts where user_id = ?', [userId]);
    await em.execute('delete from paid_subscriptions where user_id = ?', [userId]);
    const [customer] = await em.execute<{ id: string }[]>(
      'delete from billing_customers where user_id = ? returning stripe_customer_id as id',
      [userId],
    );
    if (customer) await addJob(em, 'endCustomer', { stripeCustomerId: customer.id });
  }
}

interface SubscriptionRow {
  plan: string | null;
  site: string | null;
  startedAt: string;
  currentPeriodEnd: string | null;
  trialEndsAt: string | null;
  endedAt: string | null;
}
