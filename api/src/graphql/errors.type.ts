import { Field, Int, ObjectType } from 'type-graphql';
import { Pence } from './scalars.ts';
import { UserError, type ErrorCode } from './userError.type.ts';

@ObjectType({ description: 'One wrong field of an input.' })
export class FieldError {
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
