import type { Response } from 'express';
import { sendError } from '../http/jsonErrors.ts';
import type { Failure } from '../lib/failure.ts';

const STATUS: Record<Failure['kind'], number> = {
  validation: 400,
  unauthenticated: 401,
  paidPlan: 402,
  notFound: 404,
  conflict: 409,
  totalChanged: 409,
  closed: 409,
  rateLimited: 429,
  unavailable: 503,
};

/** Answers an expected failure: the one place where failures become statuses. */
export function sendFailure(response: Response, failure: Failure): void {
  if (failure.kind === 'unauthenticated') response.set('WWW-Authenticate', 'Bearer');
  if ('retryAfterSeconds' in failure && failure.retryAfterSeconds !== undefined)
    response.set('Retry-After', String(failure.retryAfterSeconds));
  sendError(response, STATUS[failure.kind], failure.message, detailsOf(failure));
}

function detailsOf(failure: Failure): Record<string, unknown> {
  if (failure.kind === 'validation') return { errors: failure.fields };
  return failure.kind === 'totalChanged' ? { total: failure.total } : {};
}
