import {
  type ClassType,
  createUnionType,
  Field,
  Int,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import type { Failure } from '../lib/result.ts';
import { Pence } from './scalars.ts';

/** Kinds of expected failures, which clients distinguish. */
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
    VALIDATION: { description: 'One or more fields of the input are invalid.' },
    NOT_FOUND: { description: 'It does not exist, or it is not yours.' },
    UNAUTHENTICATED: { description: 'Not signed in, or the credentials are wrong.' },
    CONFLICT: { description: 'The request conflicts with existing data.' },
    RATE_LIMITED: { description: 'Too many requests. Wait, then try again.' },
    TOTAL_CHANGED: { description: 'Prices changed after the total was shown.' },
    CLOSED: { description: 'The restaurant accepts no orders now.' },
    UNAVAILABLE: { description: 'A required service does not respond. Try again later.' },
    PAID_PLAN: { description: 'A paid plan is required.' },
  },
});

/** An expected failure with a message for the user. */
@InterfaceType('UserError', { description: 'An expected failure with a message for the user.' })
abstract class UserError {
  @Field(() => String, { description: 'Message for the user.' })
  message!: string;

  @Field(() => ErrorCode, { description: 'The kind of failure.' })
  code!: ErrorCode;
}

@ObjectType({ description: 'An invalid field of an input.' })
class FieldError {
  @Field(() => String, { description: 'Path inside the input, e.g. `email` or `lines.0.quantity`.' })
  path!: string;

  @Field(() => String, { description: 'Message for the user.' })
  message!: string;
}

@ObjectType({ implements: UserError, description: 'Fields of the input are invalid. Nothing was changed.' })
export class ValidationError extends UserError {
  override code: ErrorCode = 'VALIDATION';

  @Field(() => [FieldError], { description: 'All invalid fields.' })
  fields!: FieldError[];
}

@ObjectType({ implements: UserError, description: 'It does not exist, or it is not yours.' })
export class NotFoundError extends UserError {
  override code: ErrorCode = 'NOT_FOUND';
}

@ObjectType({ implements: UserError, description: 'Not signed in, or the credentials are wrong.' })
export class UnauthenticatedError extends UserError {
  override code: ErrorCode = 'UNAUTHENTICATED';
}

@ObjectType({ implements: UserError, description: 'The request conflicts with existing data.' })
export class ConflictError extends UserError {
  override code: ErrorCode = 'CONFLICT';
}

@ObjectType({ implements: UserError, description: 'Too many requests.' })
export class RateLimitedError extends UserError {
  override code: ErrorCode = 'RATE_LIMITED';

  @Field(() => Int, { description: 'Seconds to wait before the next request.' })
  retryAfterSeconds!: number;
}

@ObjectType({ implements: UserError, description: 'A required service does not respond.' })
export class UnavailableError extends UserError {
  override code: ErrorCode = 'UNAVAILABLE';
}

@ObjectType({
  implements: UserError,
  description: 'Prices changed after the total was shown. No order was placed.',
})
export class TotalChangedError extends UserError {
  override code: ErrorCode = 'TOTAL_CHANGED';

  @Field(() => Pence, { description: 'The current total.' })
  total!: number;
}

@ObjectType({ implements: UserError, description: 'The restaurant accepts no orders now.' })
export class ClosedError extends UserError {
  override code: ErrorCode = 'CLOSED';
}

@ObjectType({ implements: UserError, description: 'The request requires a paid plan.' })
export class PaidPlanError extends UserError {
  override code: ErrorCode = 'PAID_PLAN';
}

const classes = {
  validation: ValidationError,
  notFound: NotFoundError,
  unauthenticated: UnauthenticatedError,
  conflict: ConflictError,
  rateLimited: RateLimitedError,
  unavailable: UnavailableError,
  totalChanged: TotalChangedError,
  closed: ClosedError,
  paidPlan: PaidPlanError,
} satisfies Record<Failure['kind'], ClassType<UserError>>;

type Kind = keyof typeof classes;
type ErrorOfKind = { [K in Kind]: InstanceType<(typeof classes)[K]> };
const CLASSES: { [K in Kind]: new () => ErrorOfKind[K] } = classes;

/** A service's expected failure as the member of a result union. */
export function toUserError<K extends Kind>(failure: Extract<Failure, { kind: K }>): ErrorOfKind[K] {
  const { kind, ...details } = failure;
  return Object.assign(new CLASSES[kind as K](), details);
}

/** What the mutation `name` returns: its payload or one of these errors. */
export const resultType = <Types extends readonly ClassType[]>(name: string, ...types: Types) =>
  createUnionType({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`,
    description: `Outcome of \`${name}\`.`,
    types: () => types,
  });
