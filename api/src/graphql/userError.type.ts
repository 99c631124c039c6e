import { Field, InterfaceType, registerEnumType } from 'type-graphql';

/** Kinds of expected failures, as clients switch on them. */
export const ErrorCode = {
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
export type ErrorCode = keyof typeof ErrorCode;

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
export abstract class UserError {
  @Field(() => String, { description: 'A sentence for the user.' })
  message!: string;

  @Field(() => ErrorCode, { description: 'The kind of failure.' })
  code!: ErrorCode;
}
