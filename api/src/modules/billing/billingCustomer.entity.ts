import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.ts';

const BillingCustomerSchema = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customers',
  properties: {
    user: () => p.oneToOne(User).primary().ref(),
    stripeCustomerId: p.string().unique(),
    createdAt: p.datetime(),
  },
});

/** A person as the payment provider knows them. */
export class BillingCustomer extends BillingCustomerSchema.class {}

BillingCustomerSchema.setClass(BillingCustomer);
