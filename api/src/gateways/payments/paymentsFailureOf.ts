import { Stripe } from 'stripe';
import { PaymentsFailure, type PaymentsFailureReason } from './payments.gateway.ts';

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
  // An answer of another form than the SDK, or whoever reads it, expects.
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
