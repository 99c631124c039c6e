import { Field, InterfaceType, registerEnumType, Int, ObjectType } from 'type-graphql';
import type { Failure } from '../lib/result.ts';
import { Pence } from './scalars.ts';

/** Kinds of expected failures, as clients switch on them. */
const ErrorCode = {
  VALIDATION: 'VALIDATION',
  NOT_FOUND: 'NOT_FOUND',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  CONFLICT: 'CONFLICT',
  RATE_LIMITED: 'RATE_LIMITED',
  TOTAL_CHANGED: 'TOTAL_CHANGED',
  CLOSED: 'CLOSED',
  UNAVAILABLE: 'UNAVAILABLE',
  PAID_PLAN: 'PAID_PLAN',
} as const;
type ErrorCode = keyof typeof ErrorCode;

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'The kind of an expected failure.',
  valuesConfig: {
    VALIDATION: { description: 'One or more fields of the input are wrong.' },
    NOT_FOUND: { description: 'There is no such thing, or it is not yours.' },
    UNAUTHENTICATED: { description: 'Sign in, or the sign-in was wrong.' },
    CONFLICT: { description: 'It clashes with what is already there.' },
    RATE_LIMITED: { description: 'Too many tries; wait and try again.' },
    TOTAL_CHANGED: { description: 'Prices changed since the total was shown.' },
    CLOSED: { description: 'The restaurant takes no orders now.' },
    UNAVAILABLE: { description: 'A service we need does not answer; try again later.' },
    PAID_PLAN: { description: 'It needs a paid plan.' },
  },
});

/** An expected failure that a person can be told about. */
@InterfaceType('UserError', { description: 'An expected failure, told in a sentence for the user.' })
abstract class UserError {
  @Field(() => String, { description: 'A sentence for the user.' })
  message!: string;

  @Field(() => ErrorCode, { description: 'The kind of failure.' })
  code!: ErrorCode;
}

@ObjectType({ description: 'One wrong field of an input.' })
class FieldError {
  @Field(() => String, { description: 'Path inside the input, e.g. `email` or `lines.0.quantity`.' })
  path!: string;

  @Field(() => String, { description: 'A sentence for the user.' })
  message!: string;
}

@ObjectType({ implements: UserError, description: 'Fields of the input are wrong; nothing was written.' })
export class ValidationError extends UserError {
  override code: ErrorCode = 'VALIDATION';

  @Field(() => [FieldError], { description: 'Every wrong field.' })
  fields!: FieldError[];
}

@ObjectType({ implements: UserError, description: 'There is no such thing, or it is not yours.' })
export class NotFoundError extends UserError {
  override code: ErrorCode = 'NOT_FOUND';
}

@ObjectType({ implements: UserError, description: 'Not signed in, or the sign-in was wrong.' })
export class UnauthenticatedError extends UserError {
  override code: ErrorCode = 'UNAUTHENTICATED';
}

@ObjectType({ implements: UserError, description: 'It clashes with what is already there.' })
export class ConflictError extends UserError {
  override code: ErrorCode = 'CONFLICT';
}

@ObjectType({ implements: UserError, description: 'Too many tries.' })
export class RateLimitedError extends UserError {
  override code: ErrorCode = 'RATE_LIMITED';

  @Field(() => Int, { description: 'Seconds after which another try is let through.' })
  retryAfterSeconds!: number;
}

@ObjectType({ implements: UserError, description: 'A service we need does not answer.' })
export class UnavailableError extends UserError {
  override code: ErrorCode = 'UNAVAILABLE';
}

@ObjectType({
  implements: UserError,
  description: 'Prices changed since the total was shown; nothing was ordered.',
})
export class TotalChangedError extends UserError {
  override code: ErrorCode = 'TOTAL_CHANGED';

  @Field(() => Pence, { description: 'The total as it is now.' })
  total!: number;
}

@ObjectType({ implements: UserError, description: 'The restaurant takes no orders now.' })
export class ClosedError extends UserError {
  override code: ErrorCode = 'CLOSED';
}

@ObjectType({ implements: UserError, description: 'What is asked for needs a paid plan.' })
export class PaidPlanError extends UserError {
  override code: ErrorCode = 'PAID_PLAN';
}

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
