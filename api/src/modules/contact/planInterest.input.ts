import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input of `registerPlanInterest`.' })
export class RegisterPlanInterestInput {
  @Field(() => ID, { description: 'A plan that is coming (`Service.isComing`).' })
  serviceId!: string;

  @Field(() => String, { description: 'Email address to tell.' })
  email!: string;
}
