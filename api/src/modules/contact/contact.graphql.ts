import { Field, InputType, ObjectType, ID } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';

@InputType({ description: 'Input of `sendContactMessage`.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address for the answer.' })
  email!: string;

  @Field(() => String, { description: 'Subject, at most 150 characters.' })
  subject!: string;

  @Field(() => String, { description: 'Message, at most 5000 characters.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Hidden field; a value marks the sender as a robot.',
  })
  website?: string | null;
}

@ObjectType({ description: 'The message is accepted.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'Message for the user.' })
  message!: string;
}

export const SendContactMessageResult = resultType(
  'sendContactMessage',
  SendContactMessagePayload,
  'validation',
  'rateLimited',
);

@InputType({ description: 'Input of `registerPlanInterest`.' })
export class RegisterPlanInterestInput {
  @Field(() => ID, { description: 'Id of a planned plan (`Service.isComing`).' })
  serviceId!: string;

  @Field(() => String, { description: 'Email address to inform.' })
  email!: string;
}

@ObjectType({ description: 'The address is stored, by this request or an earlier one.' })
export class RegisterPlanInterestPayload {
  @Field(() => String, { description: 'Message for the user.' })
  message!: string;
}

export const RegisterPlanInterestResult = resultType(
  'registerPlanInterest',
  RegisterPlanInterestPayload,
  'validation',
  'notFound',
  'rateLimited',
);
