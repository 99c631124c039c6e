import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentsConfig } from '../../serviceSettings.ts';
import { PaymentsFailure, type PaymentsFailureReason, type PaymentsReference } from './payments.gateway.ts';

/**
 * Timeouts of each try in ms. `person`: a user waits, so both tries and the pause of half a second take less than 12 s.
 * `job`: nobody waits, and a late response is better than another run.
 */
const PATIENCE = {
  person: { timeout: 5_500, maxNetworkRetries: 1 },
  job: { timeout: 20_000, maxNetworkRetries: 2 },
} as const;

/**
 * For a call that charges a card while a user waits: banks are slow, so one long try replaces two short ones, again
 * less than 12 s. The SDK repeats it only when the connection was closed.
 */
export const ONE_LONG_TRY = { timeout: 11_500, maxNetworkRetries: 0 } as const;

/** The SDK for one account. Retries of a call have the same idempotency key. */
export const createStripeClient = (
  { secretKey, api }: PaymentsConfig,
  patience: keyof typeof PATIENCE,
): Stripe => new Stripe(secretKey, { ...api, ...PATIENCE[patience], telemetry: false });

const { errors } = Stripe;

/** The same calls, which fail with PaymentsFailure instead of an error of the SDK. */
export function withPaymentsFailures<Calls extends Record<string, (...values: never[]) => Promise<unknown>>>(
  calls: Calls,
): Calls {
  const converted = Object.entries(calls).map(([name, call]) => [
    name,
    (...values: never[]) =>
      call(...values).catch((error: unknown) => {
        throw paymentsFailureOf(error);
      }),
  ]);
  return Object.fromEntries(converted) as Calls;
}

/** Converts an error of the SDK to PaymentsFailure. Other errors are rethrown. */
export function paymentsFailureOf(error: unknown): PaymentsFailure {
  if (error instanceof PaymentsFailure) return error;
  // A response with an unexpected structure.
  if (error instanceof TypeError) return new PaymentsFailure('broken', { cause: error });
  if (!(error instanceof errors.StripeError)) throw error;
  return new PaymentsFailure(reasonOf(error), { cause: error });
}

/** A required text of a response; a 200 without it is a fault of the provider. */
export function told(text: unknown): string {
  if (typeof text !== 'string' || text === '') throw new PaymentsFailure('broken');
  return text;
}

/** What `asked` resolves to; null when the requested object does not exist at the provider. */
export const nullIfMissing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    const isMissing =
      error instanceof errors.StripeInvalidRequestError &&
      error.code === 'resource_missing' &&
      error.statusCode === 404;
    if (isMissing) return null;
    throw error;
  });

/** The items of a list of a customer; none when the customer was deleted at the provider. */
export const emptyIfNoCustomer = <T>(asked: Promise<T[]>): Promise<T[]> =>
  asked.catch((error: unknown) => {
    if (paymentsFailureOf(error).reason === 'noCustomer') return [];
    throw error;
  });

/** Id of an object that a response names or contains; null without one. */
export const idOf = (expandable: string | { id: string } | null | undefined): string | null =>
  typeof expandable === 'string' ? expandable : (expandable?.id ?? null);

function reasonOf(error: InstanceType<typeof errors.StripeError>): PaymentsFailureReason {
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeRateLimitError)
    return 'unavailable';
  // The same key with another request: a retry does not help, unlike for a key that is in use right now.
  if (error instanceof errors.StripeIdempotencyError)
    return error.statusCode === 409 ? 'unavailable' : 'refused';
  if (error instanceof errors.StripeCardError) return 'declined';
  if (error.code === 'resource_missing' && error.param === 'customer') return 'noCustomer';
  const status = error.statusCode;
  if (status === undefined || status === 409 || status === 429) return 'unavailable';
  return status >= 500 ? 'broken' : 'refused';
}

const Metadata = z.object({ userId: z.uuid(), restaurantId: z.uuid().optional(), attemptId: z.uuid() });

/** Our reference as metadata of an object at the provider. */
export const toMetadata = ({ restaurantId, ...ids }: PaymentsReference): Record<string, string> => ({
  ...ids,
  ...(restaurantId === null ? {} : { restaurantId }),
});

/** Reads the reference; null for an object without one. */
export function fromMetadata(metadata: Record<string, string> | null): PaymentsReference | null {
  const parsed = Metadata.safeParse(metadata);
  return parsed.success ? { ...parsed.data, restaurantId: parsed.data.restaurantId ?? null } : null;
}

/** The provider uses seconds. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

export const fromOptionalSeconds = (seconds: number | null | undefined): Date | null =>
  seconds == null ? null : fromSeconds(seconds);
