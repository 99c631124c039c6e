import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountTables } from '../accounts/account.entity.ts';
import type { BillingTables } from './billing.entity.ts';

const tablesOf = (em: EntityManager) => em.getKysely<AccountTables & BillingTables>();

/** Which version of a subscription is stored; null when none is. */
export async function subscriptionVersion(
  em: EntityManager,
  stripeSubscriptionId: string,
): Promise<number | null> {
  const stored = await tablesOf(em)
    .selectFrom('paid_subscriptions')
    .select('version')
    .where('stripe_subscription_id', '=', stripeSubscriptionId)
    .executeTakeFirst();
  return stored?.version ?? null;
}

// Reads users of accounts

/** A person's name and address now, and their id at the provider; null when they have none there. */
export async function customerDetails(
  em: EntityManager,
  userId: string,
): Promise<{ customerId: string; name: string; email: string } | null> {
  const found = await tablesOf(em)
    .selectFrom('billing_customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.stripe_customer_id as customerId', 'u.name', 'u.email'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return found ?? null;
}
