interface RefusalDetails {
  code?: string;
  param?: string;
  decline_code?: string;
}

type RefusalType =
  | 'invalid_request_error'
  | 'card_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error';

/** An error response in Stripe's format. */
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

/** 400: an invalid request. */
export const invalidRequest = (message: string, details: RefusalDetails = {}): StripeRefusal =>
  new StripeRefusal(400, 'invalid_request_error', message, details);

/** The object named by `param` does not exist: 404 for the object of the path (`id`), else 400 as Stripe does. */
export const missingObject = (what: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
