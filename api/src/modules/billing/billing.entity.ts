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

/** A person as the payment provider knows them. */
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
    /** null for a plan without a site, and once the site is gone. */
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    stripeSubscriptionId: p.string().unique(),
    /** null when the provider names none. */
    stripePriceId: p.string().nullable(),
    /** The plan of the price, also one that is no longer on sale; null for a price that is not in the catalogue. */
    service: () => p.manyToOne(Service).nullable().deleteRule('set null').ref(),
    /** As received from the provider. */
    status: p.string(),
    currentPeriodEnd: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean(),
    trialEndsAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    /** Refunded pence, because the site was paid for twice; null: no refund. Setting it sends the payer one email. */
    refundedAmount: p.integer().nullable(),
    /** When it began, by the provider's clock. */
    startedAt: p.datetime(),
    /** When it is read again at the latest, though no message came. */
    dueAt: p.datetime(),
    createdAt: p.datetime(),
    /** When it was read from the provider last. */
    updatedAt: p.datetime(),
    /** How often it was written after a read from the provider. Who has read writes only over the version seen before. */
    version: p.integer().default(1),
  },
});

/** What the payment provider said last about a subscription. */
export class PaidSubscription extends PaidSubscriptionSchema.class {}

PaidSubscriptionSchema.setClass(PaidSubscription);

/**
 * `open`: it may be paid. `replaced`: another one took its place, its page is to be closed. `complete`: a subscription
 * began. `closed`: nothing can come of it any more.
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
    /** Also the key under which the payment page is opened: one page per attempt. */
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).ref(),
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    price: () => p.manyToOne(Price).ref(),
    /** Price at the provider when the attempt was made. */
    stripePriceId: p.string(),
    /** 0: none. */
    trialDays: p.integer(),
    /** null until the provider answered. */
    stripeSessionId: p.string().unique().nullable(),
    /** What it led to; null until then. */
    stripeSubscriptionId: p.string().nullable(),
    state: p.enum(CHECKOUT_ATTEMPT_STATES).default('open'),
    createdAt: p.datetime(),
  },
});

/** An attempt to pay for a plan, stored before the provider is called. */
export class CheckoutAttempt extends CheckoutAttemptSchema.class {}

CheckoutAttemptSchema.setClass(CheckoutAttempt);

const StripeEventSchema = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  indexes: [{ properties: ['receivedAt'] }],
  properties: {
    /** The provider's id of the message. */
    id: p.string().primary(),
    type: p.string(),
    receivedAt: p.datetime(),
  },
});

/** A message of the payment provider's that was taken: the same one again does nothing. */
export class StripeEvent extends StripeEventSchema.class {}

StripeEventSchema.setClass(StripeEvent);

/** The tables of these entities, for typed SQL. */
export type BillingTables = InferKyselyDB<
  | typeof BillingCustomerSchema
  | typeof PaidSubscriptionSchema
  | typeof CheckoutAttemptSchema
  | typeof StripeEventSchema
>;
