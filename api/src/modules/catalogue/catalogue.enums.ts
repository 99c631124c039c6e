import { registerEnumType } from 'type-graphql';

/** GraphQL names are upper-case; the stored words are the specification's (§3). */
export const ServiceCategoryEnum = {
  RESTAURANT: 'restaurant',
  GROCERY: 'grocery',
  SOCIAL: 'social',
} as const;

registerEnumType(ServiceCategoryEnum, {
  name: 'ServiceCategory',
  description: 'What a plan is for.',
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
