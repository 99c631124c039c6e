export interface RefusalDetails {
  code?: string;
  param?: string;
  decline_code?: string;
}

type RefusalType =
  'invalid_request_error' | 'card_error' | 'idempotency_error' | 'rate_limit_error' | 'api_error';

/** An answer in Stripe's own error format. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly type: RefusalType,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }

  get body(): object {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}
