import { ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, nullable } from '../../graphql/types.ts';
import { PaidSubscriptionType, PlanChangePreviewType } from './billing.graphql.ts';

export const CreateCheckoutSessionInput = mutationInput('createCheckoutSession', {
  priceId: field(String, 'Id of the price at the payment provider.'),
  restaurantId: nullable(ID, 'The site to upgrade; null for a plan without a site.'),
});
export type CreateCheckoutSessionInput = InstanceType<typeof CreateCheckoutSessionInput>;

export const ChangePlanInput = mutationInput('changePlan', {
  restaurantId: field(ID, 'Id of the restaurant.'),
  priceId: field(String, 'Id of the new price at the payment provider.'),
  prorationDate: field(DateTime, '`prorationDate` of the preview that was shown.'),
});
export type ChangePlanInput = InstanceType<typeof ChangePlanInput>;

export const CreateCheckoutSessionPayload = mutationPayload('createCheckoutSession', {
  url: field(String, 'Address of the page to open in the browser.'),
});

export const CreateCheckoutSessionResult = resultType(
  'createCheckoutSession',
  CreateCheckoutSessionPayload,
  PlanChangePreviewType,
  'conflict',
  'notFound',
  'rateLimited',
  'unauthenticated',
  'unavailable',
  'validation',
);

export const ChangePlanPayload = mutationPayload('changePlan', {
  subscription: field(PaidSubscriptionType, 'The subscription after the change.'),
});

export const ChangePlanResult = resultType(
  'changePlan',
  ChangePlanPayload,
  'conflict',
  'notFound',
  'unavailable',
  'validation',
);

export const CreateBillingPortalSessionPayload = mutationPayload('createBillingPortalSession', {
  url: field(String, 'Address of the page to open in the browser.'),
});

export const CreateBillingPortalSessionResult = resultType(
  'createBillingPortalSession',
  CreateBillingPortalSessionPayload,
  'notFound',
  'rateLimited',
  'unavailable',
);
