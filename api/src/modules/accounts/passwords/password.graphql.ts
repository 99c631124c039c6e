import { Field, InputType, createUnionType, ObjectType } from 'type-graphql';
import { NotFoundError, RateLimitedError, ValidationError } from '../../../graphql/errors.graphql.ts';
import { AuthPayload, UserType } from '../account.graphql.ts';

@InputType({ description: 'Input of `requestPasswordReset`.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;
}

@InputType({ description: 'Input of `resetPassword`.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Token from the emailed link.' })
  token!: string;

  @Field(() => String, { description: 'The new password, 8 to 128 characters.' })
  password!: string;
}

@ObjectType({
  description: 'Asked for a reset link. The answer is the same for an address without an account.',
})
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'Message for the user.' })
  message!: string;
}

export const RequestPasswordResetResult = createUnionType({
  name: 'RequestPasswordResetResult',
  description: 'Outcome of `requestPasswordReset`.',
  types: () => [RequestPasswordResetPayload, ValidationError, RateLimitedError] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'Outcome of `resetPassword`.',
  types: () => [AuthPayload, ValidationError, NotFoundError, RateLimitedError] as const,
});

@InputType({ description: 'Input of `changePassword`.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password, 8 to 128 characters.' })
  newPassword!: string;
}

@ObjectType({ description: 'Result of a successful `changePassword`.' })
export class ChangePasswordPayload {
  @Field(() => UserType, { description: 'The signed-in user after the change.' })
  user!: UserType;
}

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'Outcome of `changePassword`.',
  types: () => [ChangePasswordPayload, ValidationError, RateLimitedError] as const,
});
