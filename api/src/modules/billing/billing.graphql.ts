import { registerEnumType, Field, ID, ObjectType } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Node } from '../../graphql/relay.graphql.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import type { PriceInterval } from '../catalogue/catalogue.entity.ts';
import { PriceIntervalEnum } from '../catalogue/catalogue.graphql.ts';
import { RestaurantType, toRestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { PaidSubscription } from './billing.entity.ts';
import { type CheckoutState, planNameOf } from './billing.rules.ts';

const CheckoutStateEnum = {
  ACTIVATING: 'ACTIVATING',
  ACTIVE: 'ACTIVE',
  OPEN: 'OPEN',
  EXPIRED: 'EXPIRED',
} as const;

registerEnumType(CheckoutStateEnum, {
  name: 'CheckoutState',
  description: 'State of a checkout.',
  valuesConfig: {
    ACTIVATING: { description: 'The payment or the trial has started; the plan is being activated.' },
    ACTIVE: { description: 'The plan is active.' },
    OPEN: { description: 'The checkout is not completed yet.' },
    EXPIRED: { description: 'The checkout expired or was cancelled.' },
  },
});

@ObjectType('PaidSubscription', {
  implements: Node,
  description: 'A paid subscription at the payment provider.',
})
export class PaidSubscriptionType extends Node {
  @Field(() => String, {
    nullable: true,
    description: 'Id of the price at the payment provider; null when there is none.',
  })
  stripePriceId!: string | null;

  @Field(() => String, {
    description: 'Name of the plan; `Subscribed Plan` when the price is not in our catalogue.',
  })
  planName!: string;

  @Field(() => String, { description: 'Status as received from the provider, e.g. `active`.' })
  status!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it renews, or when it ends if `cancelAtPeriodEnd`; null after its end.',
  })
  currentPeriodEnd!: Date | null;

  @Field(() => Boolean, { description: 'Whether it ends instead of renewing at the end of the period.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'End of its trial; null without one.' })
  trialEndsAt!: Date | null;

  @Field(() => RestaurantType, {
    nullable: true,
    description: 'The restaurant; null for a plan without a site and after the site was deleted.',
  })
  restaurant!: RestaurantType | null;
}

@ObjectType('Invoice', { description: 'One invoice.' })
export class InvoiceType {
  @Field(() => String, { nullable: true, description: 'Its number; null for a draft.' })
  number!: string | null;

  @Field(() => DateTime, { description: 'Date of creation.' })
  createdAt!: Date;

  @Field(() => Pence, { description: 'Total amount.' })
  total!: number;

  @Field(() => String, { description: 'Status as received from the provider, e.g. `paid`.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Address of the PDF; null while there is none.' })
  pdfUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Page to view and pay the invoice; null while there is none.',
  })
  pageUrl!: string | null;

  @Field(() => RestaurantType, {
    nullable: true,
    description: 'The restaurant; null for a plan without a site and after the site was deleted.',
  })
  restaurant!: RestaurantType | null;
}

@ObjectType('Checkout', { description: 'A checkout and its state.' })
export class CheckoutType {
  @Field(() => CheckoutStateEnum, { description: 'Current state.' })
  state!: CheckoutState;

  @Field(() => String, { description: 'Name of the plan.' })
  planName!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the site; null for a plan without one.' })
  restaurantId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the site; null for a plan without one.' })
  restaurantName!: string | null;

  @Field(() => Pence, { description: 'Amount of each payment.' })
  amount!: number;

  @Field(() => PriceIntervalEnum, { description: 'How often it is paid.' })
  interval!: PriceInterval;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'End of the trial, which is the date of the first payment. Null without a trial and until the plan is active.',
  })
  trialEndsAt!: Date | null;
}

@ObjectType('PlanChangePreview', {
  description: 'Cost of changing the plan of a site. Nothing is changed yet.',
})
export class PlanChangePreviewType {
  @Field(() => String, { description: 'Current plan.' })
  currentPlanName!: string;

  @Field(() => String, { description: 'Plan after the change.' })
  newPlanName!: string;

  @Field(() => Pence, { description: 'Price of the new plan per `interval`.' })
  newAmount!: number;

  @Field(() => PriceIntervalEnum, { description: 'Interval of the new price.' })
  interval!: PriceInterval;

  @Field(() => Pence, {
    description: 'Amount due now after the credit for the old plan; negative: credit.',
  })
  amountDueNow!: number;

  @Field(() => DateTime, { description: 'Date of the next payment.' })
  nextPaymentAt!: Date;

  @Field(() => DateTime, {
    description: 'Time that the proration was calculated for; pass it to `changePlan`.',
  })
  prorationDate!: Date;
}

/** Converts a subscription for GraphQL; its plan and site must be loaded. */
export function toPaidSubscriptionType(
  subscription: PaidSubscription,
  links: SiteLinks,
): PaidSubscriptionType {
  const { id, user, stripePriceId, status, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const site = subscription.restaurant?.getEntity();
  return Object.assign(new PaidSubscriptionType(), {
    id: toGlobalId('PaidSubscription', id),
    stripePriceId,
    planName: planNameOf(subscription),
    status,
    currentPeriodEnd: subscription.endedAt ? null : subscription.currentPeriodEnd,
    cancelAtPeriodEnd,
    trialEndsAt,
    // Only the owner sees a site.
    restaurant: site?.owner?.id === user.id ? toRestaurantType(site, links) : null,
  });
}
