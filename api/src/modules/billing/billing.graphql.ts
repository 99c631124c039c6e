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
  description: 'How far a checkout is.',
  valuesConfig: {
    ACTIVATING: { description: 'Paid or trial begun; the plan is being switched on.' },
    ACTIVE: { description: 'The plan works.' },
    OPEN: { description: 'Not completed.' },
    EXPIRED: { description: 'Expired or cancelled.' },
  },
});

@ObjectType('PaidSubscription', {
  implements: Node,
  description: 'A paid plan as the payment provider has it.',
})
export class PaidSubscriptionType extends Node {
  @Field(() => String, {
    nullable: true,
    description: 'Price it is for; null when the provider names none.',
  })
  stripePriceId!: string | null;

  @Field(() => String, {
    description: 'Name of the plan; `Subscribed Plan` when the price is none of ours.',
  })
  planName!: string;

  @Field(() => String, { description: 'Status as received from the provider, e.g. `active`.' })
  status!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it renews, or ends if `cancelAtPeriodEnd`; null when ended.',
  })
  currentPeriodEnd!: Date | null;

  @Field(() => Boolean, { description: 'Whether it ends instead of renewing.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'End of its trial; null without one.' })
  trialEndsAt!: Date | null;

  @Field(() => RestaurantType, {
    nullable: true,
    description: 'The site it is for; null for a plan without one, and once the site is gone.',
  })
  restaurant!: RestaurantType | null;
}

@ObjectType('Invoice', { description: 'One invoice.' })
export class InvoiceType {
  @Field(() => String, { nullable: true, description: 'Its number; null for a draft.' })
  number!: string | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => Pence, { description: 'What was to pay.' })
  total!: number;

  @Field(() => String, { description: 'Status as received from the provider, e.g. `paid`.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Address of the PDF; null while there is none.' })
  pdfUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Page where it can be seen and paid; null while there is none.',
  })
  pageUrl!: string | null;

  @Field(() => RestaurantType, {
    nullable: true,
    description: 'The site it is for; null for a plan without one, and once the site is gone.',
  })
  restaurant!: RestaurantType | null;
}

@ObjectType('Checkout', { description: 'What became of a checkout.' })
export class CheckoutType {
  @Field(() => CheckoutStateEnum, { description: 'How far it is.' })
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
      'End of the trial, when the first payment is due; null without a trial, and until the plan is on.',
  })
  trialEndsAt!: Date | null;
}

@ObjectType('PlanChangePreview', {
  description: 'What changing the plan of a site would cost. Nothing has changed yet.',
})
export class PlanChangePreviewType {
  @Field(() => String, { description: 'Plan now.' })
  currentPlanName!: string;

  @Field(() => String, { description: 'Plan after the change.' })
  newPlanName!: string;

  @Field(() => Pence, { description: 'Price of the new plan per `interval`.' })
  newAmount!: number;

  @Field(() => PriceIntervalEnum, { description: 'Interval of the new price.' })
  interval!: PriceInterval;

  @Field(() => Pence, {
    description: 'To pay now after what is left of the old plan is taken off; negative is credit.',
  })
  amountDueNow!: number;

  @Field(() => DateTime, { description: 'When the new amount is due next.' })
  nextPaymentAt!: Date;

  @Field(() => DateTime, {
    description: 'The moment the preview was worked out for; `changePlan` wants it back.',
  })
  prorationDate!: Date;
}

/** A subscription as its payer sees it in GraphQL; its plan and site must be loaded. */
export function toPaidSubscriptionType(
  subscription: PaidSubscription,
  links: SiteLinks,
): PaidSubscriptionType {
  const { user, stripePriceId, status, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt, endedAt } =
    subscription;
  const site = subscription.restaurant?.getEntity();
  return Object.assign(new PaidSubscriptionType(), {
    id: toGlobalId('PaidSubscription', subscription.id),
    stripePriceId: stripePriceId ?? null,
    planName: planNameOf(subscription),
    status,
    currentPeriodEnd: endedAt ? null : (currentPeriodEnd ?? null),
    cancelAtPeriodEnd,
    trialEndsAt: trialEndsAt ?? null,
    // A site is only ever shown to its owner.
    restaurant: site?.owner?.id === user.id ? toRestaurantType(site, links) : null,
  });
}
