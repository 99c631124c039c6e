import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/user.entity.ts';
import { Price } from '../catalogue/price.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/**
 * `open`: it may be paid. `replaced`: another one took its place, its page is to be closed. `complete`: a subscription
 * began. `closed`: nothing can come of it any more.
 */
export const CHECKOUT_ATTEMPT_STATES = ['open', 'replaced', 'complete', 'closed'] as const;

const CheckoutAttemptSchema = defineEntity({
  name: 'CheckoutAttempt',
  tableName: 'checkout_attempts',
  indexes: [
    { properties: ['user'] },
    { properties: ['restaurant'] },
    { properties: ['createdAt'], where: { state: { $in: ['open', 'replaced'] } } },
  ],
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

/** One wish to pay for a plan, written down before the provider hears of it. */
export class CheckoutAttempt extends CheckoutAttemptSchema.class {}

CheckoutAttemptSchema.setClass(CheckoutAttempt);
