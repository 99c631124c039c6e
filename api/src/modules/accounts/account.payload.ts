import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  ConflictError,
  RateLimitedError,
  UnauthenticatedError,
  ValidationError,
} from '../../graphql/errors.type.ts';
import { toUserType } from './toUserType.ts';
import { UserType } from './user.type.ts';
import type { SignedIn } from './account.service.ts';

@ObjectType({ description: 'Signed in.' })
export class AuthPayload {
  @Field(() => UserType, { description: 'Who is signed in now.' })
  user!: UserType;

  @Field(() => String, { description: 'Session token for `Authorization: Bearer`; shown only here.' })
  token!: string;

  static of({ user, token }: SignedIn): AuthPayload {
    return Object.assign(new AuthPayload(), { user: toUserType(user), token });
  }
}

@ObjectType({ description: 'Signed out.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true: without a session there is nothing to end.' })
  ok!: boolean;
}

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'Outcome of `register`.',
  types: () => [AuthPayload, ValidationError, ConflictError, RateLimitedError] as const,
});

export const LoginResult = createUnionType({
  name: 'LoginResult',
  description: 'Outcome of `login`.',
  types: () => [AuthPayload, ValidationError, UnauthenticatedError, RateLimitedError] as const,
});
