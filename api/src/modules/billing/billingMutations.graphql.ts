import { Field, ID, InputType, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
  resultType,
} from '../../graphql/errors.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { PaidSubscriptionType, PlanChangePreviewType } from './billing.graphql.ts';

@InputType({ description: 'Input of `createCheckoutSession`.' })
export class CreateCheckoutSessionInput {
  @Field(() => String, { description: 'Id of the price at the payment provider.' })
  priceId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The site to upgrade; null for a plan without a site.',
  })
  restaurantId?: string | null;
}

@InputType({ description: 'Input of `changePlan`.' })
export class ChangePlanInput {
  @Field(() => ID, { description: 'Id of the restaurant.' })
  restaurantId!: string;

  @Field(() => String, { description: 'Id of the new price at the payment provider.' })
  priceId!: string;

  @Field(() => DateTime, { description: '`prorationDate` of the preview that was shown.' })
  prorationDate!: Date;
}

@ObjectType({ description: 'Result of a successful `createCheckoutSession`.' })
export class CreateCheckoutSessionPayload {
  @Field(() => String, { description: 'Address of the page to open in the browser.' })
  url!: string;
}

export const CreateCheckoutSessionResult = resultType(
  'createCheckoutSession',
  CreateCheckoutSessionPayload,
  PlanChangePreviewType,
  ConflictError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
);

@ObjectType({ description: 'Result of a successful `changePlan`.' })
export class ChangePlanPayload {
  @Field(() => PaidSubscriptionType, { description: 'The subscription after the change.' })
  subscription!: PaidSubscriptionType;
}

export const ChangePlanResult = resultType(
  'changePlan',
  ChangePlanPayload,
  ConflictError,
  NotFoundError,
  UnavailableError,
  ValidationError,
);

@ObjectType({ description: 'Result of a successful `createBillingPortalSession`.' })
export class CreateBillingPortalSessionPayload {
  @Field(() => String, { description: 'Address of the page to open in the browser.' })
  url!: string;
}

export const CreateBillingPortalSessionResult = resultType(
  'createBillingPortalSession',
  CreateBillingPortalSessionPayload,
  NotFoundError,
  RateLimitedError,
  UnavailableError,
);
