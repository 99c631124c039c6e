import { Int } from 'type-graphql';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Pence } from '../../graphql/scalars.ts';
import { enumType, field, nodeType, nullable, objectType } from '../../graphql/types.ts';
import type { PriceInterval } from './catalogue.entity.ts';
import type { ServiceCategory } from './catalogue.rules.ts';
import type { Plan } from './catalogue.service.ts';

/** The values are the words of the specification (§3). */
export const ServiceCategoryEnum = enumType<ServiceCategory>('ServiceCategory', 'Category of a plan.', {
  restaurant: 'Sites of restaurants.',
  grocery: 'Grocery shops.',
  social: 'Social media management.',
});

export const PriceIntervalEnum = enumType<PriceInterval>('PriceInterval', 'How often a plan is paid.', {
  week: 'Every week.',
  month: 'Every month.',
  year: 'Every year.',
});

const PriceType = objectType('Price', 'Price of a plan for one billing interval.', {
  interval: field(PriceIntervalEnum, 'How often it is paid.'),
  unitAmount: field(Pence, 'Amount of each payment.'),
  stripePriceId: nullable(
    String,
    'Id of this price at the payment provider, for a checkout; null while the plan is not on sale.',
  ),
});

const ServiceFeatureType = objectType('ServiceFeature', "One line of a plan's feature list.", {
  header: nullable(String, 'Heading above this line; null when the line belongs to the previous heading.'),
  isEmphasis: field(Boolean, 'Whether the line is shown in bold.'),
  text: field(String, 'Text of the line.'),
  tooltip: nullable(String, 'Text of the tooltip; null without one.'),
});

export const ServiceType = nodeType('Service', 'A plan that is on sale or planned.', {
  name: field(String, 'Name of the plan, e.g. `Gold Restaurant`.'),
  subtitle: nullable(String, 'One line below the name; null without one.'),
  imageUrl: nullable(String, 'Address of the picture; null without one.'),
  isComing: field(Boolean, 'True while the plan is not on sale yet: its prices and features are planned.'),
  category: field(ServiceCategoryEnum, 'Category of the plan.'),
  prices: field([PriceType], 'Prices, shortest interval first; at most one per interval.'),
  features: field([ServiceFeatureType], 'Features, in order.'),
  orderLimit: nullable(Int, 'Maximum number of orders per month; null without a limit.'),
  staffLimit: nullable(
    Int,
    'Maximum number of staff accounts; null without a limit and while no plan has staff accounts.',
  ),
  platformsManaged: nullable(Int, 'Number of managed social media platforms; null for other plans.'),
  postsPerWeek: nullable(Int, 'Posts per week; null for other plans.'),
  adSpendIncluded: nullable(Pence, 'Advertising budget per month; null without one.'),
});
export type ServiceType = InstanceType<typeof ServiceType>;

export const toServiceType = ({ id, category, features, details, prices }: Plan): ServiceType =>
  ServiceType.of({ ...details, category, features, prices, id: toGlobalId('Service', id) });
