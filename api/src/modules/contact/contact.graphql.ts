import { Field, InputType, createUnionType, ObjectType, ID } from 'type-graphql';
import { RateLimitedError, ValidationError, NotFoundError } from '../../graphql/errors.graphql.ts';

@InputType({ description: 'A message to us.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address to answer to.' })
  email!: string;

  @Field(() => String, { description: 'Subject, at most 150 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Message, at most 5000 characters.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A field people do not see; whoever fills it is a robot.',
  })
  website?: string | null;
}

@ObjectType({ description: 'The message is on its way.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'A sentence for the person.' })
  message!: string;
}

export const SendContactMessageResult = createUnionType({
  name: 'SendContactMessageResult',
  description: 'Outcome of `sendContactMessage`.',
  types: () => [SendContactMessagePayload, ValidationError, RateLimitedError] as const,
});

@InputType({ description: 'Input of `registerPlanInterest`.' })
export class RegisterPlanInterestInput {
  @Field(() => ID, { description: 'A plan that is coming (`Service.isComing`).' })
  serviceId!: string;

  @Field(() => String, { description: 'Email address to tell.' })
  email!: string;
}

@ObjectType({ description: 'The address is kept, now or since an earlier request.' })
export class RegisterPlanInterestPayload {
  @Field(() => String, { description: 'A sentence for the person.' })
  message!: string;
}

export const RegisterPlanInterestResult = createUnionType({
  name: 'RegisterPlanInterestResult',
  description: 'Outcome of `registerPlanInterest`.',
  types: () => [RegisterPlanInterestPayload, ValidationError, NotFoundError, RateLimitedError] as const,
});
