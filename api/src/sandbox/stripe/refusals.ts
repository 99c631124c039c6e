import { StripeRefusal, type RefusalDetails } from './stripeRefusal.ts';

/** 400: what was asked makes no sense. */
export const invalidRequest = (message: string, details: RefusalDetails = {}): StripeRefusal =>
  new StripeRefusal(400, 'invalid_request_error', message, details);

/** The object named by `param` is not there: 404 when it is the one of the path (`id`), else 400 as Stripe does. */
export const missingObject = (what: string, id: string, param = 'id'): StripeRefusal =>
  new StripeRefusal(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
