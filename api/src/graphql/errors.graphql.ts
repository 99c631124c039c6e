import {
  type ClassType,
  createUnionType,
  Field,
  Int,
  InterfaceType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import {
  type ConfirmationWay,
  type Failure,
  type SecondFactor,
  type Result,
  shownFields,
} from '../lib/result.ts';
import { Pence } from './scalars.ts';
import { enumType } from './types.ts';

/** Kinds of expected failures, which clients distinguish. */
const ERROR_CODES = {
  VALIDATION: { description: 'One or more fields of the input are invalid.' },
  NOT_FOUND: { description: 'It does not exist, or it is not yours.' },
  UNAUTHENTICATED: { description: 'Not signed in, or the credentials are wrong.' },
  CONFLICT: { description: 'The request conflicts with existing data.' },
  RATE_LIMITED: { description: 'Too many requests. Wait, then try again.' },
  TOTAL_CHANGED: { description: 'Prices changed after the total was shown.' },
  CLOSED: { description: 'The restaurant accepts no orders now.' },
  UNAVAILABLE: { description: 'A required service does not respond. Try again later.' },
  PAID_PLAN: { description: 'A paid plan is required.' },
  SECOND_STEP_NEEDED: { description: 'The first step of the sign-in was right; a second one is needed.' },
  CONFIRMATION_NEEDED: { description: 'The person must prove again who they are.' },
};
type ErrorCode = keyof typeof ERROR_CODES;

const ErrorCode = Object.fromEntries(Object.keys(ERROR_CODES).map((code) => [code, code]));
registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'The kind of an expected failure.',
  valuesConfig: ERROR_CODES,
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
export class FieldError {
  @Field(() => String, { description: 'Path inside the input, e.g. `email` or `lines.0.quantity`.' })
  path!: string;

  @Field(() => String, { description: 'Message for the user.' })
  message!: string;
}

@ObjectType({ implements: UserError, description: 'Fields of the input are invalid. Nothing was changed.' })
export class ValidationError extends UserError {
  override code: ErrorCode = 'VALIDATION';

  @Field(() => [FieldError], { description: 'The invalid fields, at most 10.' })
  fields!: FieldError[];
}

/** The type of an error without further fields. */
function plainError(name: string, errorCode: ErrorCode) {
  @ObjectType(name, { implements: UserError, ...ERROR_CODES[errorCode] })
  class PlainError extends UserError {
    override code: ErrorCode = errorCode;
  }
  return PlainError;
}

export const NotFoundError = plainError('NotFoundError', 'NOT_FOUND');
export const UnauthenticatedError = plainError('UnauthenticatedError', 'UNAUTHENTICATED');
export const ConflictError = plainError('ConflictError', 'CONFLICT');
export const UnavailableError = plainError('UnavailableError', 'UNAVAILABLE');
export const ClosedError = plainError('ClosedError', 'CLOSED');
export const PaidPlanError = plainError('PaidPlanError', 'PAID_PLAN');

@ObjectType({ implements: UserError, description: 'Too many requests.' })
export class RateLimitedError extends UserError {
  override code: ErrorCode = 'RATE_LIMITED';

  @Field(() => Int, { description: 'Seconds to wait before the next request.' })
  retryAfterSeconds!: number;
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

const ConfirmationWayEnum = enumType<ConfirmationWay>(
  'ConfirmationWay',
  'How a signed-in person can prove again who they are, with `confirmIdentity`.',
  { PASSWORD: 'The password of the account.', AUTHENTICATOR: 'A code of the authenticator app.' },
);

@ObjectType('ConfirmationNeededError', {
  implements: UserError,
  description:
    'The person must prove again who they are, with `confirmIdentity`; a proof counts for ten minutes. Nothing was changed.',
})
export class ConfirmationNeededError extends UserError {
  override code: ErrorCode = 'CONFIRMATION_NEEDED';

  @Field(() => [ConfirmationWayEnum], {
    description: 'The ways that the person has; none when only a new sign-in does it.',
  })
  ways!: ConfirmationWay[];
}

const SecondFactorEnum = enumType<SecondFactor>(
  'SecondFactor',
  'How a person passes the second step of a sign-in. A recovery code is always possible too.',
  {
    PASSKEY: 'A passkey: `signInWithPasskey` needs no other step.',
    AUTHENTICATOR: 'A code of the authenticator app.',
  },
);

@ObjectType('SecondStepNeededError', {
  implements: UserError,
  description:
    'The first step of the sign-in was right. `finishSignIn` takes the second one, within ten minutes.',
})
class SecondStepNeededError extends UserError {
  override code: ErrorCode = 'SECOND_STEP_NEEDED';

  @Field(() => String, { description: 'Goes back with `finishSignIn`.' })
  challenge!: string;

  @Field(() => [SecondFactorEnum], { description: 'The ways that the person has.' })
  factors!: SecondFactor[];
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
  confirmation: ConfirmationNeededError,
  secondStep: SecondStepNeededError,
} satisfies Record<Failure['kind'], ClassType<UserError>>;

type Kind = keyof typeof classes;
type ErrorOfKind = { [K in Kind]: InstanceType<(typeof classes)[K]> };
const CLASSES: { [K in Kind]: new () => ErrorOfKind[K] } = classes;

/** A service's expected failure as the member of a result union. */
export function toUserError<F extends Failure>(failure: F): ErrorOfKind[F['kind']] {
  const { kind, ...details } = failure;
  const shown = failure.kind === 'validation' ? { ...details, fields: shownFields(failure.fields) } : details;
  return Object.assign(new CLASSES[kind as F['kind']](), shown);
}

/** A service's result as a member of a result union. */
export const outcomeOf = <T, F extends Failure, Payload>(
  result: Result<T, F>,
  toPayload: (value: T) => Payload,
): Payload | ErrorOfKind[F['kind']] => (result.ok ? toPayload(result.value) : toUserError(result.error));

type MemberTypes<Members> = {
  [I in keyof Members]: Members[I] extends Kind
    ? (typeof classes)[Members[I]]
    : Extract<Members[I], ClassType>;
};

/** What the mutation `name` returns: its payload or one of these errors. */
export const resultType = <const Members extends readonly (ClassType | Kind)[]>(
  name: string,
  ...members: Members
) => {
  const types = members.map((member) => (typeof member === 'string' ? classes[member] : member));
  return createUnionType({
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}Result`,
    description: `Outcome of \`${name}\`.`,
    types: () => types as MemberTypes<Members>,
  });
};
