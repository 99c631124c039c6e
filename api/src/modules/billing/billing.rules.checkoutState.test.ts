import { expect, it } from 'vitest';
import { checkoutStateOf, type CheckoutState } from './billing.rules.ts';

type Arguments = Parameters<typeof checkoutStateOf>;

it.each<[Arguments[0], Arguments[1], Arguments[2], CheckoutState]>([
  ['open', 'open', null, 'OPEN'],
  ['open', 'complete', null, 'ACTIVATING'],
  ['open', 'expired', null, 'EXPIRED'],
  ['open', null, null, 'ACTIVATING'],
  ['replaced', 'open', null, 'OPEN'],
  ['replaced', 'complete', null, 'ACTIVATING'],
  ['closed', 'complete', null, 'ACTIVATING'],
  ['closed', null, null, 'EXPIRED'],
  ['complete', null, null, 'ACTIVATING'],
  ['complete', null, 'incomplete', 'ACTIVATING'],
  ['complete', null, 'trialing', 'ACTIVE'],
  ['complete', null, 'active', 'ACTIVE'],
  ['complete', null, 'past_due', 'ACTIVE'],
  ['complete', null, 'canceled', 'EXPIRED'],
  ['complete', null, 'incomplete_expired', 'EXPIRED'],
])(
  'an attempt that is %s with a page %s and a subscription %s is %s',
  (attempt, page, subscription, wanted) => expect(checkoutStateOf(attempt, page, subscription)).toBe(wanted),
);
