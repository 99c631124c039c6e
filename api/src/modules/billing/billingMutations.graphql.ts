import { Field, ID, InputType, createUnionType, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
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

  static of(url: string): CreateCheckoutSessionPayload {
    return Object.assign(new CreateCheckoutSessionPayload(), { url });
  }
}

export const CreateCheckoutSessionResult = createUnionType({
  name: 'CreateCheckoutSessionResult',
  description: 'Outcome of `createCheckoutSession`.',
  types: () =>
    [
      CreateCheckoutSessionPayload,
      PlanChangePreviewType,
      ConflictError,
      NotFoundError,
      RateLimitedError,
      UnauthenticatedError,
      UnavailableError,
      ValidationError,
    ] as const,
});

@ObjectType({ description: 'Result of a successful `changePlan`.' })
export class ChangePlanPayload {
  @Field(() => PaidSubscriptionType, { description: 'The subscription after the change.' })
  subscription!: PaidSubscriptionType;

  static of(subscription: PaidSubscriptionType): ChangePlanPayload {
    return Object.assign(new ChangePlanPayload(), { subscription });
  }
}

export const ChangePlanResult = createUnionType({
  name: 'ChangePlanResult',
  description: 'Outcome of `changePlan`.',
  types: () => [ChangePlanPayload, ConflictError, NotFoundError, UnavailableError, ValidationError] as const,
});

@ObjectType({ description: 'Result of a successful `createBillingPortalSession`.' })
export class CreateBillingPortalSessionPayload {
  @Field(() => String, { description: 'Address of the page to open in the browser.' })
  url!: string;

  static of(url: string): CreateBillingPortalSessionPayload {
    return Object.assign(new CreateBillingPortalSessionPayload(), { url });
  }
}

export const CreateBillingPortalSessionResult = createUnionType({
  name: 'CreateBillingPortalSessionResult',
  description: 'Outcome of `createBillingPortalSession`.',
  types: () =>
    [CreateBillingPortalSessionPayload, NotFoundError, RateLimitedError, UnavailableError] as const,
});
