import { registerEnumType } from 'type-graphql';

/** GraphQL names are upper-case; the stored words are the specification's (§4). */
export const SubscriptionStatusEnum = {
  UNCLAIMED: 'unclaimed',
  TRIALING: 'trialing',
  ACTIVE_PAID: 'active_paid',
  PAST_DUE: 'past_due',
  TRIAL_EXPIRED: 'trial_expired',
  CANCELLED: 'cancelled',
  ARCHIVED: 'archived',
} as const;

registerEnumType(SubscriptionStatusEnum, {
  name: 'SubscriptionStatus',
  description: 'State of a site and its plan.',
  valuesConfig: {
    UNCLAIMED: { description: 'A preview that nobody has claimed.' },
    TRIALING: { description: 'In its trial, free or paid.' },
    ACTIVE_PAID: { description: 'Paid for.' },
    PAST_DUE: { description: 'A payment failed; paid features go on for 7 days.' },
    TRIAL_EXPIRED: { description: 'The trial is over; the free plan goes on.' },
    CANCELLED: { description: 'The paid plan was cancelled; the free plan goes on.' },
    ARCHIVED: { description: 'Closed by its owner.' },
  },
});

export const PackageTierEnum = {
  FREE: 'FREE',
  SILVER: 'SILVER',
  GOLD: 'GOLD',
  PLATINUM: 'PLATINUM',
} as const;

registerEnumType(PackageTierEnum, {
  name: 'PackageTier',
  description: 'Plan of a site.',
  valuesConfig: {
    FREE: { description: 'The free plan.' },
    SILVER: { description: 'Silver.' },
    GOLD: { description: 'Gold.' },
    PLATINUM: { description: 'Platinum.' },
  },
});

export const RestaurantFilterEnum = {
  ACTIVE: 'ACTIVE',
  TRIALING: 'TRIALING',
  EXPIRED: 'EXPIRED',
  FREE: 'FREE',
} as const;

registerEnumType(RestaurantFilterEnum, {
  name: 'RestaurantFilter',
  description: 'A state to filter sites by.',
  valuesConfig: {
    ACTIVE: { description: 'Active and paid for.' },
    TRIALING: { description: 'In a trial.' },
    EXPIRED: { description: 'Trial over, plan cancelled, or payment past due.' },
    FREE: { description: 'On the free plan.' },
  },
});
