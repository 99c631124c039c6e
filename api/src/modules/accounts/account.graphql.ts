import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import {
  field,
  mutationInput,
  mutationPayload,
  nodeType,
  nullable,
  objectType,
} from '../../graphql/types.ts';
import { resultType } from '../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { User } from './account.entity.ts';
import { initialOf } from './account.rules.ts';
import type { SignedIn } from './sessions/signedIn.ts';

export const UserType = nodeType('User', 'The person who is signed in.', {
  name: field(String, 'Full name.'),
  email: field(String, 'Email address in lower case.'),
  emailVerified: field(Boolean, 'Whether the email address is verified.'),
  pendingEmail: nullable(String, 'New email address that is not confirmed yet; null without one.'),
  hasPassword: field(Boolean, 'False when the user only signs in with Google.'),
  initial: field(String, 'Upper-case first letter of the name; a question mark without one.'),
});
export type UserType = InstanceType<typeof UserType>;

export const toUserType = (person: User | Viewer): UserType =>
  UserType.of({
    id: toGlobalId('User', person.id),
    name: person.name,
    email: person.email,
    initial: initialOf(person.name),
    pendingEmail: person.pendingEmail ?? null,
    emailVerified: person instanceof User ? person.emailVerifiedAt != null : person.emailVerified,
    hasPassword: person instanceof User ? person.passwordHash != null : person.hasPassword,
  });

export const RegisterInput = mutationInput('register', {
  name: field(String, `Full name, at most ${ACCOUNT_LIMITS.name} characters.`),
  email: field(String, 'Email address.'),
  password: field(String, 'Password, 8 to 128 characters.'),
});
export type RegisterInput = InstanceType<typeof RegisterInput>;

export const LoginInput = mutationInput('login', {
  email: field(String, 'Email address of the account.'),
  password: field(String, 'Password of the account.'),
});
export type LoginInput = InstanceType<typeof LoginInput>;

export const AuthPayload = objectType('AuthPayload', 'A new session.', {
  user: field(UserType, 'The signed-in user.'),
  token: field(String, 'Session token for `Authorization: Bearer`; shown only here.'),
});

export const toAuthPayload = ({ user, token }: SignedIn) => AuthPayload.of({ user: toUserType(user), token });

export const LogoutPayload = mutationPayload('logout', {
  ok: field(Boolean, 'Always true, also without a session.'),
});
export type LogoutPayload = InstanceType<typeof LogoutPayload>;

export const RegisterResult = resultType('register', AuthPayload, 'validation', 'conflict', 'rateLimited');

export const LoginResult = resultType(
  'login',
  AuthPayload,
  'validation',
  'unauthenticated',
  'rateLimited',
  'secondStep',
);

export const ExchangeLoginCodeInput = mutationInput('exchangeLoginCode', {
  code: field(String, 'The login code.'),
});
export type ExchangeLoginCodeInput = InstanceType<typeof ExchangeLoginCodeInput>;

export const ExchangeLoginCodeResult = resultType(
  'exchangeLoginCode',
  AuthPayload,
  'notFound',
  'rateLimited',
  'secondStep',
);

export const UpdateAccountInput = mutationInput('updateAccount', {
  name: field(String, `Full name, at most ${ACCOUNT_LIMITS.name} characters.`),
});
export type UpdateAccountInput = InstanceType<typeof UpdateAccountInput>;

export const UpdateAccountPayload = mutationPayload('updateAccount', {
  user: field(UserType, 'The signed-in user after the change.'),
});

export const UpdateAccountResult = resultType('updateAccount', UpdateAccountPayload, 'validation');

export const DataExportType = objectType('DataExport', 'All data that is stored about a user.', {
  text: field(String, 'The text of a JSON document to download.'),
});

export const DataExportResult = resultType('dataExport', DataExportType, 'rateLimited');

export const DeleteAccountInput = mutationInput('deleteAccount', {
  confirmation: field(String, 'The password; the email address when the account has no password.'),
});
export type DeleteAccountInput = InstanceType<typeof DeleteAccountInput>;

export const DeleteAccountPayload = mutationPayload('deleteAccount', { ok: field(Boolean, 'Always true.') });

export const DeleteAccountResult = resultType(
  'deleteAccount',
  DeleteAccountPayload,
  'validation',
  'rateLimited',
);
