import { createUnionType, Field, ObjectType } from 'type-graphql';
import { NotFoundError, RateLimitedError, ValidationError } from '../../../graphql/errors.type.ts';
import { UserType } from '../user.type.ts';

@ObjectType({
  description:
    'The new address waits for the link mailed to it. The answer is the same for an address of another account.',
})
export class RequestEmailChangePayload {
  @Field(() => UserType, { description: 'The viewer, as changed.' })
  user!: UserType;
}

@ObjectType({ description: 'No new address waits any more.' })
export class CancelEmailChangePayload {
  @Field(() => UserType, { description: 'The viewer, as changed.' })
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
