import { defineEntity, p } from '@mikro-orm/core';

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
