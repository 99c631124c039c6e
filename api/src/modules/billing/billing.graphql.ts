import { ID, Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DateTime, Pence } from '../../graphql/scalars.ts';
import { enumType, field, nodeType, nullable, objectType } from '../../graphql/types.ts';
import { PriceIntervalEnum } from '../catalogue/catalogue.graphql.ts';
import { RestaurantType, toRestaurantType } from '../restaurants/restaurant.graphql.ts';
import type { SiteFacts, SitePayment, SiteTone } from '../restaurants/siteState.rules.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';
import type { PaidSubscription } from './billing.entity.ts';
import { type CheckoutState, planNameOf } from './billing.rules.ts';

const CheckoutStateEnum = enumType<CheckoutState>('CheckoutState', 'State of a checkout.', {
  ACTIVATING: 'The payment or the trial has started; the plan is being activated.',
  ACTIVE: 'The plan is active.',
  OPEN: 'The checkout is not completed yet.',
  EXPIRED: 'The checkout expired or was cancelled.',
});

export const PaidSubscriptionType = nodeType(
  'PaidSubscription',
  'A paid subscription at the payment provider.',
  {
    stripePriceId: nullable(String, 'Id of the price at the payment provider; null when there is none.'),
    planName: field(String, 'Name of the plan; `Subscribed Plan` when the price is not in our catalogue.'),
    status: field(String, 'Status as received from the provider, e.g. `active`.'),
    currentPeriodEnd: nullable(
      DateTime,
      'When it renews, or when it ends if `cancelAtPeriodEnd`; null after its end.',
    ),
    cancelAtPeriodEnd: field(Boolean, 'Whether it ends instead of renewing at the end of the period.'),
    trialEndsAt: nullable(DateTime, 'End of its trial; null without one.'),
    restaurant: nullable(
      RestaurantType,
      'The restaurant; null for a plan without a site and after the site was deleted.',
    ),
  },
);
export type PaidSubscriptionType = InstanceType<typeof PaidSubscriptionType>;

const SiteToneEnum = enumType<SiteTone>('SiteTone', 'How much attention the state of a site needs.', {
  GOOD: 'Nothing: orders come in.',
  ATTENTION: 'The owner has something to do.',
  PROBLEM: 'Something urgent.',
  OFF: 'None: the owner has switched it off.',
});

export const SiteStateType = objectType('SiteState', 'The state of a site in words.', {
  tone: field(SiteToneEnum, 'How much attention it needs.'),
  sentence: field(
    String,
    'Whether diners can order, on which plan, and what comes next, e.g. `Live on Free. 30 orders a month.` Amounts are for the owner only.',
  ),
});

export const MonthOrdersType = objectType('MonthOrders', 'The orders of this month.', {
  count: field(Int, 'Orders so far, in the month of the time zone of the restaurant.'),
  limit: nullable(Int, 'Orders a month that the site may take; null without a limit, as in every trial.'),
});

/** What decides the state of a site. `payment`: of its owner; null for everybody else. */
export const shownFactsOf = (
  { plan, subscription, isActive, isSuspended, settings, timeZone }: RestaurantType,
  payment: SitePayment | null,
): SiteFacts => ({
  package: plan.package,
  status: plan.status,
  trialEndsAt: subscription.trialEndsAt ?? null,
  isActive,
  isSuspended,
  settings,
  timeZone,
  payment,
});

export const InvoiceType = objectType('Invoice', 'One invoice.', {
  number: nullable(String, 'Its number; null for a draft.'),
  createdAt: field(DateTime, 'Date of creation.'),
  total: field(Pence, 'Total amount.'),
  status: field(String, 'Status as received from the provider, e.g. `paid`.'),
  pdfUrl: nullable(String, 'Address of the PDF; null while there is none.'),
  pageUrl: nullable(String, 'Page to view and pay the invoice; null while there is none.'),
  restaurant: nullable(
    RestaurantType,
    'The restaurant; null for a plan without a site and after the site was deleted.',
  ),
});
export type InvoiceType = InstanceType<typeof InvoiceType>;

export const CheckoutType = objectType('Checkout', 'A checkout and its state.', {
  state: field(CheckoutStateEnum, 'Current state.'),
  planName: field(String, 'Name of the plan.'),
  restaurantId: nullable(ID, 'Id of the site; null for a plan without one.'),
  restaurantName: nullable(String, 'Name of the site; null for a plan without one.'),
  amount: field(Pence, 'Amount of each payment.'),
  interval: field(PriceIntervalEnum, 'How often it is paid.'),
  trialEndsAt: nullable(
    DateTime,
    'End of the trial, which is the date of the first payment. Null without a trial and until the plan is active.',
  ),
});
export type CheckoutType = InstanceType<typeof CheckoutType>;

export const PlanChangePreviewType = objectType(
  'PlanChangePreview',
  'Cost of changing the plan of a site. Nothing is changed yet.',
  {
    currentPlanName: field(String, 'Current plan.'),
    newPlanName: field(String, 'Plan after the change.'),
    newAmount: field(Pence, 'Price of the new plan per `interval`.'),
    interval: field(PriceIntervalEnum, 'Interval of the new price.'),
    amountDueNow: field(Pence, 'Amount due now after the credit for the old plan; negative: credit.'),
    nextPaymentAt: field(DateTime, 'Date of the next payment.'),
    prorationDate: field(DateTime, 'Time that the proration was calculated for; pass it to `changePlan`.'),
  },
);
export type PlanChangePreviewType = InstanceType<typeof PlanChangePreviewType>;

/** Converts a subscription for GraphQL; its plan and site must be loaded. */
export function toPaidSubscriptionType(
  subscription: PaidSubscription,
  links: SiteLinks,
): PaidSubscriptionType {
  const { id, user, stripePriceId, status, cancelAtPeriodEnd, trialEndsAt } = subscription;
  const site = subscription.restaurant?.getEntity();
  return PaidSubscriptionType.of({
    id: toGlobalId('PaidSubscription', id),
    stripePriceId: stripePriceId ?? null,
    planName: planNameOf(subscription),
    status,
    currentPeriodEnd: subscription.endedAt ? null : (subscription.currentPeriodEnd ?? null),
    cancelAtPeriodEnd,
    trialEndsAt: trialEndsAt ?? null,
    // Only the owner sees a site.
    restaurant: site?.owner?.id === user.id ? toRestaurantType(site, links) : null,
  });
}
