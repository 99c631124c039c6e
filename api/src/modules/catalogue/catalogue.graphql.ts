import { registerEnumType, Field, Int, ObjectType } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Node } from '../../graphql/relay.graphql.ts';
import { Pence } from '../../graphql/scalars.ts';
import type { PriceInterval } from './catalogue.entity.ts';
import type { ServiceCategory } from './catalogue.rules.ts';
import { type Plan, planFields } from './catalogue.service.ts';

/** The values are the words of the specification (§3). */
export const ServiceCategoryEnum = {
  RESTAURANT: 'restaurant',
  GROCERY: 'grocery',
  SOCIAL: 'social',
} as const;

registerEnumType(ServiceCategoryEnum, {
  name: 'ServiceCategory',
  description: 'Category of a plan.',
  valuesConfig: {
    RESTAURANT: { description: 'Sites of restaurants.' },
    GROCERY: { description: 'Grocery shops.' },
    SOCIAL: { description: 'Social media management.' },
  },
});

export const PriceIntervalEnum = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

registerEnumType(PriceIntervalEnum, {
  name: 'PriceInterval',
  description: 'How often a plan is paid.',
  valuesConfig: {
    WEEK: { description: 'Every week.' },
    MONTH: { description: 'Every month.' },
    YEAR: { description: 'Every year.' },
  },
});

@ObjectType('Price', { description: 'Price of a plan for one billing interval.' })
class PriceType {
  @Field(() => PriceIntervalEnum, { description: 'How often it is paid.' })
  interval!: PriceInterval;

  @Field(() => Pence, { description: 'Amount of each payment.' })
  unitAmount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of this price at the payment provider, for a checkout; null while the plan is not on sale.',
  })
  stripePriceId!: string | null;
}

@ObjectType('ServiceFeature', { description: "One line of a plan's feature list." })
class ServiceFeatureType {
  @Field(() => String, {
    nullable: true,
    description: 'Heading above this line; null when the line belongs to the previous heading.',
  })
  header!: string | null;

  @Field(() => Boolean, { description: 'Whether the line is shown in bold.' })
  isEmphasis!: boolean;

  @Field(() => String, { description: 'Text of the line.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Text of the tooltip; null without one.' })
  tooltip!: string | null;
}

@ObjectType('Service', { implements: Node, description: 'A plan that is on sale or planned.' })
export class ServiceType extends Node {
  @Field(() => String, { description: 'Name of the plan, e.g. `Gold Restaurant`.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One line below the name; null without one.' })
  subtitle!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the picture; null without one.' })
  imageUrl!: string | null;

  @Field(() => Boolean, {
    description: 'True while the plan is not on sale yet: its prices and features are planned.',
  })
  isComing!: boolean;

  @Field(() => ServiceCategoryEnum, { description: 'Category of the plan.' })
  category!: ServiceCategory;

  @Field(() => [PriceType], { description: 'Prices, shortest interval first; at most one per interval.' })
  prices!: PriceType[];

  @Field(() => [ServiceFeatureType], { description: 'Features, in order.' })
  features!: ServiceFeatureType[];

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of orders per month; null without a limit.',
  })
  orderLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Maximum number of staff accounts; null without a limit and while no plan has staff accounts.',
  })
  staffLimit!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of managed social media platforms; null for other plans.',
  })
  platformsManaged!: number | null;

  @Field(() => Int, { nullable: true, description: 'Posts per week; null for other plans.' })
  postsPerWeek!: number | null;

  @Field(() => Pence, { nullable: true, description: 'Advertising budget per month; null without one.' })
  adSpendIncluded!: number | null;
}

export function toServiceType(plan: Plan): ServiceType {
  const { service, category } = plan;
  return Object.assign(new ServiceType(), {
    id: toGlobalId('Service', service.id),
    category,
    features: service.features,
    ...planFields(plan),
  });
}
