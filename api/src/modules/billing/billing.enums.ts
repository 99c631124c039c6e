import { registerEnumType } from 'type-graphql';

export const CheckoutStateEnum = {
  ACTIVATING: 'ACTIVATING',
  ACTIVE: 'ACTIVE',
  OPEN: 'OPEN',
  EXPIRED: 'EXPIRED',
} as const;

registerEnumType(CheckoutStateEnum, {
  name: 'CheckoutState',
  description: 'How far a checkout is.',
  valuesConfig: {
    ACTIVATING: { description: 'Paid or trial begun; the plan is being switched on.' },
    ACTIVE: { description: 'The plan works.' },
    OPEN: { description: 'Not completed.' },
    EXPIRED: { description: 'Expired or cancelled.' },
  },
});
