import { createUnionType, Field, ObjectType } from 'type-graphql';
import { NotFoundError, RateLimitedError, ValidationError } from '../../../graphql/errors.type.ts';
import { AuthPayload } from '../account.payload.ts';

@ObjectType({
  description: 'Asked for a reset link. The answer is the same for an address without an account.',
})
export class RequestPasswordResetPayload {
  @Field(() => String, { description: 'A sentence for the user.' })
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
