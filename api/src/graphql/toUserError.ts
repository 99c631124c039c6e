import type { Failure } from '../lib/failure.ts';
import {
  ClosedError,
  ConflictError,
  NotFoundError,
  PaidPlanError,
  RateLimitedError,
  TotalChangedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from './errors.type.ts';

interface ErrorOfKind {
  validation: ValidationError;
  notFound: NotFoundError;
  unauthenticated: UnauthenticatedError;
  conflict: ConflictError;
  rateLimited: RateLimitedError;
  unavailable: UnavailableError;
  totalChanged: TotalChangedError;
  closed: ClosedError;
  paidPlan: PaidPlanError;
}

type Kind = keyof ErrorOfKind & Failure['kind'];

const CLASSES: { [K in Kind]: new () => ErrorOfKind[K] } = {
  validation: ValidationError,
  notFound: NotFoundError,
  unauthenticated: UnauthenticatedError,
  conflict: ConflictError,
  rateLimited: RateLimitedError,
  unavailable: UnavailableError,
  totalChanged: TotalChangedError,
  closed: ClosedError,
  paidPlan: PaidPlanError,
};

/** A service's expected failure as the member of a result union. */
export function toUserError<K extends Kind>(failure: Extract<Failure, { kind: K }>): ErrorOfKind[K] {
  const { kind, ...details } = failure;
  return Object.assign(new CLASSES[kind as K](), details);
}
