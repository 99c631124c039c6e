import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/user.entity.ts';
import { Service } from '../catalogue/service.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

const PaidSubscriptionSchema = defineEntity({
  name: 'PaidSubscription',
  tableName: 'paid_subscriptions',
  indexes: [
    { properties: ['user'] },
    { properties: ['restaurant'] },
    { properties: ['dueAt'], where: { endedAt: null } },
  ],
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).ref(),
    /** null for a plan without a site, and once the site is gone. */
    restaurant: () => p.manyToOne(Restaurant).nullable().deleteRule('set null').ref(),
    stripeSubscriptionId: p.string().unique(),
    /** null when the provider names none. */
    stripePriceId: p.string().nullable(),
    /** The plan that the price says it is for, also one that is not sold any more; null when it is none of ours. */
    service: () => p.manyToOne(Service).nullable().deleteRule('set null').ref(),
    /** As received from the provider. */
    status: p.string(),
    currentPeriodEnd: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean(),
    trialEndsAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    /** Pence of it that were given back, because its site was paid for twice; null: none. Its payer is told once, when it is set. */
    refundedAmount: p.integer().nullable(),
    /** When it began, by the provider's clock. */
    startedAt: p.datetime(),
    /** When it is read again at the latest, though no message came. */
    dueAt: p.datetime(),
    createdAt: p.datetime(),
    /** When it was read from the provider last. */
    updatedAt: p.datetime(),
  },
});

/** What the payment provider said last about a subscription. */
export class PaidSubscription extends PaidSubscriptionSchema.class {}

PaidSubscriptionSchema.setClass(PaidSubscription);
