import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('RestaurantCounts', { description: 'How many sites a person has, by state (spec §4).' })
export class RestaurantCountsType {
  @Field(() => Int, { description: 'All.' })
  total!: number;

  @Field(() => Int, { description: 'Active and paid for.' })
  active!: number;

  @Field(() => Int, { description: 'In a trial.' })
  inTrial!: number;

  @Field(() => Int, { description: 'Trial over, plan cancelled, or payment past due.' })
  expired!: number;

  @Field(() => Int, { description: 'On the free plan.' })
  free!: number;

  @Field(() => Int, { description: 'On the free plan, with the trial of a paid plan still to come.' })
  trialAvailable!: number;
}
