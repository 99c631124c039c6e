import { Field, ObjectType, InputType, createUnionType } from 'type-graphql';
import {
  ConflictError,
  RateLimitedError,
  UnauthenticatedError,
  ValidationError,
  NotFoundError,
} from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { Node } from '../../graphql/relay.graphql.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { User } from './account.entity.ts';
import { initialOf } from './account.rules.ts';
import type { SignedIn } from './account.service.ts';

@ObjectType('User', { implements: Node, description: 'The person who is signed in.' })
export class UserType extends Node {
  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'Email address in lower case.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the email address is verified.' })
  emailVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'New email address that is not confirmed yet; null without one.',
  })
  pendingEmail!: string | null;

  @Field(() => Boolean, { description: 'False when the user only signs in with Google.' })
  hasPassword!: boolean;

  @Field(() => String, { description: 'Upper-case first letter of the name; a question mark without one.' })
  initial!: string;
}

export function toUserType(person: User | Viewer): UserType {
  const { id, name, email } = person;
  return Object.assign(new UserType(), {
    id: toGlobalId('User', id),
    name,
    email,
    initial: initialOf(name),
    pendingEmail: person.pendingEmail ?? null,
    emailVerified: person instanceof User ? person.emailVerifiedAt != null : person.emailVerified,
    hasPassword: person instanceof User ? person.passwordHash != null : person.hasPassword,
  });
}

@InputType({ description: 'Input of `register`.' })
export class RegisterInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Password, 8 to 128 characters.' })
  password!: string;
}

@InputType({ description: 'Input of `login`.' })
export class LoginInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@ObjectType({ description: 'A new session.' })
export class AuthPayload {
  @Field(() => UserType, { description: 'The signed-in user.' })
  user!: UserType;

  @Field(() => String, { description: 'Session token for `Authorization: Bearer`; shown only here.' })
  token!: string;

  static of({ user, token }: SignedIn): AuthPayload {
    return Object.assign(new AuthPayload(), { user: toUserType(user), token });
  }
}

@ObjectType({ description: 'The session is ended.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true, also without a session.' })
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

@InputType({ description: 'Input of `exchangeLoginCode`.' })
export class ExchangeLoginCodeInput {
  @Field(() => String, { description: 'The login code.' })
  code!: string;
}

export const ExchangeLoginCodeResult = createUnionType({
  name: 'ExchangeLoginCodeResult',
  description: 'Outcome of `exchangeLoginCode`.',
  types: () => [AuthPayload, NotFoundError, RateLimitedError] as const,
});

@InputType({ description: 'Input of `updateAccount`.' })
export class UpdateAccountInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;
}

@ObjectType({ description: 'The change is saved.' })
export class UpdateAccountPayload {
  @Field(() => UserType, { description: 'The signed-in user after the change.' })
  user!: UserType;
}

export const UpdateAccountResult = createUnionType({
  name: 'UpdateAccountResult',
  description: 'Outcome of `updateAccount`.',
  types: () => [UpdateAccountPayload, ValidationError] as const,
});

@ObjectType('DataExport', { description: 'All data that is stored about a user.' })
export class DataExportType {
  @Field(() => String, { description: 'The text of a JSON document to download.' })
  text!: string;
}

export const DataExportResult = createUnionType({
  name: 'DataExportResult',
  description: 'Outcome of `User.dataExport`.',
  types: () => [DataExportType, RateLimitedError] as const,
});

@InputType({ description: 'Input of `deleteAccount`.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'The password; the email address when the account has no password.' })
  confirmation!: string;
}

@ObjectType({ description: 'Result of a successful `deleteAccount`.' })
export class DeleteAccountPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok!: boolean;
}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of `deleteAccount`.',
  types: () => [DeleteAccountPayload, ValidationError, RateLimitedError] as const,
});
