import { Stripe } from 'stripe';
import { z } from 'zod';
import { PaymentsFailure, type PaymentsFailureReason, type PaymentsReference } from './payments.gateway.ts';

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
interface StripeAccess {
  secretKey: string;
  /** null is the provider's own address. */
  api: { protocol: 'http' | 'https'; host: string; port: number } | null;
}

/** The SDK for one account. A repeated try of a call has the same idempotency key. */
export const createStripeClient = (
  { secretKey, api }: StripeAccess,
  patience: keyof typeof PATIENCE,
): Stripe => new Stripe(secretKey, { ...api, ...PATIENCE[patience], telemetry: false });

const { errors } = Stripe;

/** Does `call`; what the SDK throws becomes PaymentsFailure. */
export async function asPaymentsFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw paymentsFailureOf(error);
  }
}

/** What the SDK threw, as PaymentsFailure. Errors that are no failure of the provider are thrown on. */
export function paymentsFailureOf(error: unknown): PaymentsFailure {
  if (error instanceof PaymentsFailure) return error;
  // An answer in a form that the SDK or its caller does not expect.
  if (error instanceof TypeError) return new PaymentsFailure('broken', { cause: error });
  if (!(error instanceof errors.StripeError)) throw error;
  return new PaymentsFailure(reasonOf(error), { cause: error });
}

/** A text that the provider's answer must have; a 200 without it is a fault of the provider's. */
export function told(text: unknown): string {
  if (typeof text !== 'string' || text === '') throw new PaymentsFailure('broken');
  return text;
}

/** Whether the provider says that the object which was asked for is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  error.statusCode === 404;

function reasonOf(error: InstanceType<typeof errors.StripeError>): PaymentsFailureReason {
  if (error instanceof errors.StripeSignatureVerificationError) return 'forged';
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return 'unavailable';
  // The same key with another request: asking again does not help, unlike a key that is in use right now.
  if (error instanceof errors.StripeIdempotencyError)
    return error.statusCode === 409 ? 'unavailable' : 'refused';
  if (error instanceof errors.StripeCardError) return 'declined';
  const status = error.statusCode;
  if (status === undefined || status === 409 || status === 429) return 'unavailable';
  return status >= 500 ? 'broken' : 'refused';
}

const Metadata = z.object({ userId: z.uuid(), restaurantId: z.uuid().optional(), attemptId: z.uuid() });

/** What an object at the provider says about us. */
export const toMetadata = ({
  userId,
  restaurantId,
  attemptId,
}: PaymentsReference): Record<string, string> => ({
  userId,
  attemptId,
  ...(restaurantId === null ? {} : { restaurantId }),
});

/** Reads it back; null for an object without it. */
export function fromMetadata(metadata: Record<string, string> | null): PaymentsReference | null {
  const parsed = Metadata.safeParse(metadata);
  return parsed.success ? { ...parsed.data, restaurantId: parsed.data.restaurantId ?? null } : null;
}

/** The provider counts seconds. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

export const fromOptionalSeconds = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : fromSeconds(seconds);
