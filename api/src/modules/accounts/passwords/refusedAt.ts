import type { RateLimitedFailure, ValidationFailure } from '../../../lib/failure.ts';
import type { PasswordRefused } from './passwordCheck.service.ts';

/** A refused password as a wrong field of a form: `path` asked for it, `message` speaks of the form as a whole. */
export function refusedAt(
  path: string,
  message: string,
  failure: PasswordRefused | RateLimitedFailure,
): ValidationFailure | RateLimitedFailure {
  if (failure.kind === 'rateLimited') return failure;
  return { kind: 'validation', message, fields: [{ path, message: failure.message }] };
}
