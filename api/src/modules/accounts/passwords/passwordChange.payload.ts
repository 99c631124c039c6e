import { createUnionType, Field, ObjectType } from 'type-graphql';
import { RateLimitedError, ValidationError } from '../../../graphql/errors.type.ts';
import { toUserType } from '../toUserType.ts';
import type { User } from '../user.entity.ts';
import { UserType } from '../user.type.ts';

@ObjectType({ description: 'Done.' })
export class ChangePasswordPayload {
  @Field(() => UserType, { description: 'The viewer, as changed.' })
  user!: UserType;

  static of(user: User): ChangePasswordPayload {
    return Object.assign(new ChangePasswordPayload(), { user: toUserType(user) });
  }
}

export const ChangePasswordResult = createUnionType({
  name: 'ChangePasswordResult',
  description: 'Outcome of `changePassword`.',
  types: () => [ChangePasswordPayload, ValidationError, RateLimitedError] as const,
});
