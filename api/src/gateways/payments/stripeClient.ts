import { Stripe } from 'stripe';

/**
 * How long a call is waited for, each try in milliseconds. `person`: somebody looks at a button, so both tries and the
 * half second between them take less than 12 s. `job`: nobody waits, and what comes late is better than another run.
 */
const PATIENCE = {
  person: { timeout: 5_500, maxNetworkRetries: 1 },
  job: { timeout: 20_000, maxNetworkRetries: 2 },
} as const;

/**
 * For a call that charges a card while somebody waits: banks take their time, so one long try instead of two short
 * ones, again less than 12 s. The SDK repeats it only where the connection was closed.
 */
export const ONE_LONG_TRY = { timeout: 11_500, maxNetworkRetries: 0 } as const;

/** How to reach the account. */
export interface StripeAccess {
  secretKey: string;
  /** null is the provider's own address. */
  api: { protocol: 'http' | 'https'; host: string; port: number } | null;
}

/** The SDK for one account. A repeated try of a call has the same idempotency key. */
export const createStripeClient = (
  { secretKey, api }: StripeAccess,
  patience: keyof typeof PATIENCE,
): Stripe => new Stripe(secretKey, { ...api, ...PATIENCE[patience], telemetry: false });
