import { Field, InputType, createUnionType, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  ValidationError,
} from '../../../graphql/errors.graphql.ts';
import { UserType } from '../account.graphql.ts';

@InputType({ description: 'Input of `verifyEmail`.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'Token from the link.' })
  token!: string;
}

@ObjectType({ description: 'The link is accepted for sending.' })
export class SendVerificationPayload {
  @Field(() => String, { description: 'Email address that the link is sent to.' })
  email!: string;
}

@ObjectType({
  description: 'The email address is verified. A repeat with the same token has the same result.',
})
export class VerifyEmailPayload {
  @Field(() => String, { description: 'The verified address.' })
  email!: string;

  @Field(() => UserType, {
    nullable: true,
    description: 'The signed-in user when the address is theirs; null for a guest or another account.',
  })
  user!: UserType | null;
}

export const SendVerificationResult = createUnionType({
  name: 'SendVerificationResult',
  description: 'Outcome of `sendVerification`.',
  types: () => [SendVerificationPayload, ConflictError, RateLimitedError] as const,
});

export const VerifyEmailResult = createUnionType({
  name: 'VerifyEmailResult',
  description: 'Outcome of `verifyEmail`.',
  types: () => [VerifyEmailPayload, NotFoundError, ConflictError, RateLimitedError] as const,
});

@InputType({ description: 'Input of `requestEmailChange`.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new address.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The password. Null for an account without one; its owner must have signed in within the last 10 minutes.',
  })
  password?: string | null;
}

@ObjectType({
  description:
    'The new address waits for the link mailed to it. The answer is the same for an address of another account.',
})
export class RequestEmailChangePayload {
  @Field(() => UserType, { description: 'The signed-in user after the change.' })
  user!: UserType;
}

@ObjectType({ description: 'The pending change of email address is cancelled.' })
export class CancelEmailChangePayload {
  @Field(() => UserType, { description: 'The signed-in user after the change.' })
  user!: UserType;
}

export const RequestEmailChangeResult = createUnionType({
  name: 'RequestEmailChangeResult',
  description: 'Outcome of `requestEmailChange`.',
  types: () => [RequestEmailChangePayload, ValidationError, RateLimitedError] as const,
});

export const CancelEmailChangeResult = createUnionType({
  name: 'CancelEmailChangeResult',
  description: 'Outcome of `cancelEmailChange`.',
  types: () => [CancelEmailChangePayload, NotFoundError] as const,
});
