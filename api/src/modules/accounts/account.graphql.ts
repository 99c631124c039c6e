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

  @Field(() => String, { description: 'E-mail address, lower-case.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the address is known to be theirs.' })
  emailVerified!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A new address that waits for the link mailed to it; null without one.',
  })
  pendingEmail!: string | null;

  @Field(() => Boolean, { description: 'False for someone who only signs in with Google.' })
  hasPassword!: boolean;

  @Field(() => String, { description: 'Upper-case first letter of the name; a question mark without one.' })
  initial!: string;
}

/** A user as GraphQL shows it. */
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

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Full name, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Password, 8 to 128 characters.' })
  password!: string;
}

@InputType({ description: 'Who signs in.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Its password.' })
  password!: string;
}

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

@InputType({ description: 'Input of `exchangeLoginCode`.' })
export class ExchangeLoginCodeInput {
  @Field(() => String, { description: 'The code.' })
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
  @Field(() => UserType, { description: 'The viewer, as changed.' })
  user!: UserType;
}

export const UpdateAccountResult = createUnionType({
  name: 'UpdateAccountResult',
  description: 'Outcome of `updateAccount`.',
  types: () => [UpdateAccountPayload, ValidationError] as const,
});

@ObjectType('DataExport', { description: 'All that is kept about a person.' })
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
  @Field(() => String, { description: 'The password; for an account without one its e-mail address.' })
  confirmation!: string;
}

@ObjectType({ description: 'Done.' })
export class DeleteAccountPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  ok!: boolean;
}

export const DeleteAccountResult = createUnionType({
  name: 'DeleteAccountResult',
  description: 'Outcome of `deleteAccount`.',
  types: () => [DeleteAccountPayload, ValidationError, RateLimitedError] as const,
});
