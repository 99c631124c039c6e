import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/node.type.ts';
import { Pence } from '../../graphql/scalars.ts';
import { PriceIntervalEnum, ServiceCategoryEnum } from './catalogue.enums.ts';
import type { ServiceCategory } from './catalogue.rules.ts';
import type { PriceInterval } from './price.entity.ts';

@ObjectType('Price', { description: 'What a plan costs for one billing interval.' })
export class PriceType {
  @Field(() => PriceIntervalEnum, { description: 'How often it is paid.' })
  interval!: PriceInterval;

  @Field(() => Pence, { description: 'Amount of each payment.' })
  unitAmount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of this price at the payment provider, to start a checkout with; null while it cannot be bought.',
  })
  stripePriceId!: string | null;
}

@ObjectType('ServiceFeature', { description: "One line of a plan's feature list." })
export class ServiceFeatureType {
  @Field(() => String, {
    nullable: true,
    description: 'Heading above this line; null when the line goes on under the last heading.',
  })
  header!: string | null;

  @Field(() => Boolean, { description: 'Whether the line is shown in bold.' })
  isEmphasis!: boolean;

  @Field(() => String, { description: 'The line.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'More about it, shown on request; null without.' })
  tooltip!: string | null;
}

@ObjectType('Service', { implements: Node, description: 'A plan that can be bought, or is coming.' })
export class ServiceType extends Node {
  @Field(() => String, { description: 'Name of the plan, e.g. `Gold Restaurant`.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One line below the name; null without one.' })
  subtitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null without one.' })
  imageUrl!: string | null;

  @Field(() => Boolean, {
    description: 'True while it cannot be bought yet: its prices and features are planned.',
  })
  isComing!: boolean;

  @Field(() => ServiceCategoryEnum, { description: 'What the plan is for.' })
  category!: ServiceCategory;

  @Field(() => [PriceType], { description: 'Its prices, shortest interval first; at most one an interval.' })
  prices!: PriceType[];

  @Field(() => [ServiceFeatureType], { description: 'What it gives, in order.' })
  features!: ServiceFeatureType[];

  @Field(() => Int, { nullable: true, description: 'Orders a month; null without a limit.' })
  orderLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Staff accounts; null without a limit, and while no plan has staff accounts.',
  })
  staffLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Social media platforms looked after; null for other plans.',
  })
  platformsManaged!: number | null;

  @Field(() => Int, { nullable: true, description: 'Posts a week; null for other plans.' })
  postsPerWeek!: number | null;

  @Field(() => Pence, { nullable: true, description: 'Advertising included a month; null without.' })
  adSpendIncluded!: number | null;
}
