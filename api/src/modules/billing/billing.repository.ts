import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { MirroredPrice } from '../../gateways/payments/payments.gateway.ts';
import type { AccountTables } from '../accounts/account.entity.ts';
import { Price, type CatalogueTables } from '../catalogue/catalogue.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import type { BillingTables } from './billing.entity.ts';

const tablesOf = (em: EntityManager) =>
  em.getKysely<AccountTables & BillingTables & CatalogueTables & RestaurantTables>();

const lockKey = (name: string) => sql`hashtextextended(${name}, 0)`;

/** Waits for the lock with this name and holds it until the transaction ends. */
export async function lockByName(em: EntityManager, name: string): Promise<void> {
  await tablesOf(em)
    .selectNoFrom(sql`pg_advisory_xact_lock(${lockKey(name)})`.as('lock'))
    .execute();
}

/** Holds a session-level lock, not a transaction lock, while `work` runs (decision 30). A crash releases it too. */
export const withLock = <T>(em: EntityManager, name: string, work: () => Promise<T>): Promise<T> =>
  tablesOf(em.fork())
    .connection()
    .execute(async (connection) => {
      await connection.selectNoFrom(sql`pg_advisory_lock(${lockKey(name)})`.as('lock')).execute();
      try {
        return await work();
      } finally {
        await connection.selectNoFrom(sql`pg_advisory_unlock(${lockKey(name)})`.as('lock')).execute();
      }
    });

/** The stored version of a subscription; undefined when none is stored. */
export const subscriptionVersion = (em: EntityManager, stripeSubscriptionId: string) =>
  tablesOf(em)
    .selectFrom('paid_subscriptions')
    .select('version')
    .where('stripe_subscription_id', '=', stripeSubscriptionId)
    .executeTakeFirst();

/** Stores the refunded amount (pence) of a subscription once. Returns its id; undefined when an amount is already stored. */
export const noteRefund = (em: EntityManager, stripeSubscriptionId: string, refunded: number) =>
  tablesOf(em)
    .updateTable('paid_subscriptions')
    .set({ refunded_amount: refunded })
    .where('stripe_subscription_id', '=', stripeSubscriptionId)
    .where('refunded_amount', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** Stores the payment page of an attempt. Returns the state of the attempt; undefined when it does not exist. */
export const noteCheckoutPage = (em: EntityManager, attemptId: string, stripeSessionId: string) =>
  tablesOf(em)
    .updateTable('checkout_attempts')
    .set({ stripe_session_id: stripeSessionId })
    .where('id', '=', attemptId)
    .returning('state')
    .executeTakeFirst();

/**
 * Stores a person's id at the provider, in place of the id `goneId` of a deleted customer. Of two concurrent writes the first
 * one wins.
 */
export const addCustomer = (
  em: EntityManager,
  userId: string,
  stripeCustomerId: string,
  goneId: string | null,
) =>
  tablesOf(em)
    .insertInto('billing_customers')
    .values({ user_id: userId, stripe_customer_id: stripeCustomerId, created_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ stripe_customer_id: stripeCustomerId })
        .where('billing_customers.stripe_customer_id', '=', goneId ?? ''),
    )
    .execute();

/** A person's id at the provider; null without one. */
export async function customerIdOf(em: EntityManager, userId: string): Promise<string | null> {
  const known = await tablesOf(em)
    .selectFrom('billing_customers')
    .select('stripe_customer_id as id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return known?.id ?? null;
}

/** Stores a webhook event. Undefined when it was stored before. */
export const addStripeEvent = (em: EntityManager, id: string, type: string, receivedAt: Date) =>
  tablesOf(em)
    .insertInto('stripe_events')
    .values({ id, type, received_at: receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Removes the billing data of a person. Returns the id at the provider; undefined without one. */
export async function removeBillingOf(em: EntityManager, userId: string) {
  const tables = tablesOf(em);
  await tables.deleteFrom('checkout_attempts').where('user_id', '=', userId).execute();
  await tables.deleteFrom('paid_subscriptions').where('user_id', '=', userId).execute();
  return tables
    .deleteFrom('billing_customers')
    .where('user_id', '=', userId)
    .returning('stripe_customer_id as stripeCustomerId')
    .executeTakeFirst();
}

/** A person's current name and address with the id at the provider; undefined without an id. */
export const customerDetails = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('billing_customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.stripe_customer_id as customerId', 'u.name', 'u.email'])
    .where('u.id', '=', userId)
    .executeTakeFirst();

/** Prevents the removal of a person until the transaction ends. Undefined when the person does not exist. */
export const keepPerson = (em: EntityManager, userId: string) =>
  tablesOf(em).selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();

/** A person's name and address, locked until the transaction ends; undefined when the person does not exist. */
export const keepDetails = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();

/** A person's subscriptions with plan and site, oldest first. */
export const subscriptionsOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('paid_subscriptions as p')
    .leftJoin('services as v', 'v.id', 'p.service_id')
    .leftJoin('restaurants as r', 'r.id', 'p.restaurant_id')
    .leftJoin('billing_customers as c', 'c.user_id', 'p.user_id')
    .select([
      'v.name as plan',
      'r.name as site',
      'p.status',
      'p.started_at as startedAt',
      'p.current_period_end as currentPeriodEnd',
      'p.cancel_at_period_end as cancelAtPeriodEnd',
      'p.trial_ends_at as trialEndsAt',
      'p.ended_at as endedAt',
      'p.refunded_amount as refundedAmount',
      'p.stripe_subscription_id as subscriptionId',
      'c.stripe_customer_id as customerId',
    ])
    .where('p.user_id', '=', userId)
    .orderBy('p.started_at')
    .orderBy('p.id')
    .execute();

/** The data of a refund mail: payer, site, plan and pence. Undefined without a refund. */
export const refundOf = (em: EntityManager, subscriptionId: string) =>
  tablesOf(em)
    .selectFrom('paid_subscriptions as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('restaurants as r', (join) =>
      join.onRef('r.id', '=', 'p.restaurant_id').onRef('r.owner_id', '=', 'p.user_id'),
    )
    .leftJoin('services as v', 'v.id', 'p.service_id')
    .select([
      'u.name',
      'u.email',
      'u.email_verified_at as emailVerifiedAt',
      'r.name as site',
      'v.name as plan',
    ])
    .select('p.refunded_amount as amount')
    .where('p.id', '=', subscriptionId)
    .where('p.refunded_amount', 'is not', null)
    .$narrowType<{ amount: number }>()
    .executeTakeFirst();

/** The prices of our catalogue by their ids at the provider: pence per interval. */
export async function pricesAt(em: EntityManager, stripePriceIds: readonly string[]) {
  const prices =
    stripePriceIds.length === 0 ? [] : await em.find(Price, { stripePriceId: { $in: [...stripePriceIds] } });
  return new Map(
    prices.map(({ stripePriceId, unitAmount: amount, interval }) => [
      stripePriceId ?? '',
      { amount, interval },
    ]),
  );
}

/** The price with this id at the provider, with its plan; null when it does not exist. */
export const findPrice = (em: EntityManager, stripePriceId: string) =>
  em.findOne(Price, { stripePriceId }, { populate: ['service'] });

/** Stores the provider's id of a price if the amount (pence) is unchanged. Returns the number of new ids: 0 or 1. */
export const notePrice = (em: EntityManager, { planKey: key, priceId, ...price }: MirroredPrice) =>
  em.nativeUpdate(
    Price,
    { service: { key }, ...price, $or: [{ stripePriceId: null }, { stripePriceId: { $ne: priceId } }] },
    { stripePriceId: priceId },
  );
