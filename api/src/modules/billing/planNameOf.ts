import { messages } from './messages.ts';
import type { PaidSubscription } from './paidSubscription.entity.ts';

/** Name of a subscription's plan, whose service must be loaded; spec §3 names the fallback. */
export const planNameOf = ({ service }: PaidSubscription): string =>
  service?.getEntity().name ?? messages.planFallback;
