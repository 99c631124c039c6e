import { checkoutSessionEndpoints } from './checkoutSessions.ts';
import { customerEndpoints } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { eventEndpoints } from './events.ts';
import { invoiceEndpoints } from './invoices.ts';
import { portalSessionEndpoints } from './portalSessions.ts';
import { paymentEndpoints } from './payments.ts';
import { priceEndpoints } from './prices.ts';
import { productEndpoints } from './products.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { testClockEndpoints } from './testClocks.ts';

/** All that the sandbox answers. */
export const stripeEndpoints: Endpoint[] = [
  ...productEndpoints,
  ...priceEndpoints,
  ...customerEndpoints,
  ...checkoutSessionEndpoints,
  ...portalSessionEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...eventEndpoints,
  ...testClockEndpoints,
];
