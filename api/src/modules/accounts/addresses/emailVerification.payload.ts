import { createUnionType, Field, ObjectType } from 'type-graphql';
import { ConflictError, NotFoundError, RateLimitedError } from '../../../graphql/errors.type.ts';
import { UserType } from '../user.type.ts';

@ObjectType({ description: 'The link is on its way.' })
export class SendVerificationPayload {
  @Field(() => String, { description: 'Where it was sent.' })
  email!: string;
}

@ObjectType({ description: 'The address is verified. The same link answers the same again.' })
export class VerifyEmailPayload {
  @Field(() => String, { description: 'The verified address.' })
  email!: string;

  @Field(() => UserType, {
    nullable: true,
    description: 'The viewer, when this is their address; null for a guest or another account.',
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
