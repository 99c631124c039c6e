import { Stripe } from 'stripe';

/** Each try of a call, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** Both tries together end before the browser gives up on us (30 s), so that it hears why. */
const MAX_RETRIES = 1;

/** How to reach the account. */
export interface StripeAccess {
  secretKey: string;
  /** null is the provider's own address. */
  api: { protocol: 'http' | 'https'; host: string; port: number } | null;
}

/** The SDK for one account. */
export const createStripeClient = ({ secretKey, api }: StripeAccess): Stripe =>
  new Stripe(secretKey, { ...api, timeout: TIMEOUT_MS, maxNetworkRetries: MAX_RETRIES, telemetry: false });
