import { Stripe } from 'stripe';

/** Each call to the provider, in milliseconds. */
const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

/** How to reach the account. */
export interface StripeAccess {
  secretKey: string;
  /** null is the provider's own address. */
  api: { protocol: 'http' | 'https'; host: string; port: number } | null;
}

/** The SDK for one account. */
export const createStripeClient = ({ secretKey, api }: StripeAccess): Stripe =>
  new Stripe(secretKey, { ...api, timeout: TIMEOUT_MS, maxNetworkRetries: MAX_RETRIES, telemetry: false });
