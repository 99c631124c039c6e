import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/account.entity.ts';
import { Service, Price } from '../catalogue/catalogue.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customers',
  properties: {
    user: () => p.oneToOne(User).owner().primary().ref(),
    stripeCustomerId: p.string().unique(),
    createdAt: p.datetime(),
  },
});

/** The customer record of a person at the payment provider. */
export class BillingCustomer extends BillingCustomerSchema.class {}

BillingCustomerSchema.setClass(BillingCustomer);

const PaidSubscriptionSchema = defineEntity({
  name: 'PaidSubscription',
  tableName: 'paid_subscriptions',
  indexes: [
    { properties: ['user'] },
    { properties: ['restaurant'] },
    { properties: ['dueAt'], where: { endedAt: null } },
  ],
  checks: [{ name: 'paid_subscriptions_refunded_amount_check', expression: 'refunded_amount >= 0' }],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).ref(),
    /** Null for a plan without a site, and after the site was deleted. */
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    stripeSubscriptionId: p.string().unique(),
    /** Null when the subscription has no price. */
    stripePriceId: p.string().nullable(),
    /** The plan of the price, even if it is no longer on sale; null for a price that is not in the catalogue. */
    service: () => p.manyToOne(Service).nullable().deleteRule('set null').ref(),
    /** As received from the provider. */
    status: p.string(),
    currentPeriodEnd: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean(),
    trialEndsAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    /** Refunded pence of a double payment; null without a refund. The payer gets one email about it. */
    refundedAmount: p.integer().nullable(),
    /** Start, by the provider's clock. */
    startedAt: p.datetime(),
    /** The latest time for the next read, even without a webhook. */
    dueAt: p.datetime(),
    createdAt: p.datetime(),
    /** Time of the last read from the provider. */
    updatedAt: p.datetime(),
    /** Incremented by each write. A writer may replace only the version that it saw before its read. */
    version: p.integer().default(1),
  },
});

/** A subscription as last read from the payment provider. */
export class PaidSubscription extends PaidSubscriptionSchema.class {}

PaidSubscriptionSchema.setClass(PaidSubscription);

/**
 * `open`: it can be paid. `replaced`: a newer attempt exists; its page must be closed. `complete`: a subscription
 * began. `closed`: it can no longer be paid.
 */
const CHECKOUT_ATTEMPT_STATES = ['open', 'replaced', 'complete', 'closed'] as const;

const CheckoutAttemptSchema = defineEntity({
  name: 'CheckoutAttempt',
  tableName: 'checkout_attempts',
  indexes: [
    { properties: ['user'] },
    { properties: ['restaurant'] },
    { properties: ['createdAt'], where: { state: { $in: ['open', 'replaced'] } } },
  ],
  checks: [{ name: 'checkout_attempts_trial_days_check', expression: 'trial_days >= 0' }],
  properties: {
    /** Also the idempotency key of the payment page: one page per attempt. */
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).ref(),
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    price: () => p.manyToOne(Price).ref(),
    /** Price at the provider when the attempt began. */
    stripePriceId: p.string(),
    /** 0 without a trial. */
    trialDays: p.integer(),
    /** Null until the provider answers. */
    stripeSessionId: p.string().unique().nullable(),
    /** The subscription that began; null until then. */
    stripeSubscriptionId: p.string().nullable(),
    state: p.enum(CHECKOUT_ATTEMPT_STATES).default('open'),
    createdAt: p.datetime(),
  },
});

/** An attempt to pay for a plan. It is stored before the call to the provider. */
export class CheckoutAttempt extends CheckoutAttemptSchema.class {}

CheckoutAttemptSchema.setClass(CheckoutAttempt);

const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [{ properties: ['receivedAt'] }],
  properties: {
    /** Id of the event at the provider. */
    id: p.string().primary(),
    type: p.string(),
    receivedAt: p.datetime(),
  },
});

/** A processed webhook event of the payment provider. A repeated event is ignored. */
export class StripeEvent extends StripeEventSchema.class {}

StripeEventSchema.setClass(StripeEvent);

/** The tables of these entities, for typed SQL. */
export type BillingTables = InferKyselyDB<
  | typeof BillingCustomerSchema
  | typeof PaidSubscriptionSchema
  | typeof CheckoutAttemptSchema
  | typeof StripeEventSchema
>;
