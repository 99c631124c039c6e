import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Input of `registerPlanInterest`.' })
export class RegisterPlanInterestInput {
  @Field(() => ID, { description: 'A plan that is coming (`Service.isComing`).' })
  serviceId!: string;

  @Field(() => String, { description: 'Email address to tell.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A field people do not see; whoever fills it is a robot.',
  })
  website?: string | null;
}
