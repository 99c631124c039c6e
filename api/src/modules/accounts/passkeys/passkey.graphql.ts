import { ID } from 'type-graphql';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { toGlobalId } from '../../../graphql/globalId.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, nodeType, nullable, text } from '../../../graphql/types.ts';
import { AuthPayload, UserType } from '../account.graphql.ts';
import type { Passkey } from './passkey.entity.ts';
import { PASSKEY_LENGTHS } from './passkeyLengths.ts';

export const PasskeyType = nodeType('Passkey', 'A passkey of the signed-in user.', {
  name: field(String, 'What the user calls it.'),
  createdAt: field(DateTime, 'When it was added.'),
  lastUsedAt: nullable(DateTime, 'When it last signed in; null before.'),
});
export type PasskeyType = InstanceType<typeof PasskeyType>;

/** Converts a passkey for GraphQL. */
export const toPasskeyType = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyType =>
  PasskeyType.of({ id: toGlobalId('Passkey', id), name, createdAt, lastUsedAt: lastUsedAt ?? null });

const CEREMONY = {
  ticket: field(String, 'Goes back with the answer of the browser, within five minutes, once.'),
  options: field(String, 'Options for the browser, as JSON (WebAuthn).'),
};
const ANSWER = {
  ticket: text(128, 'The ticket of the start.'),
  answer: text(PASSKEY_LENGTHS.answer, 'The answer of the browser, as JSON (WebAuthn).'),
};
const NAME = { name: field(String, `What the user calls it, at most ${PASSKEY_LENGTHS.name} characters.`) };

export const StartPasskeyPayload = mutationPayload('startPasskey', CEREMONY);
export const StartPasskeyResult = resultType(
  'startPasskey',
  StartPasskeyPayload,
  'confirmation',
  'conflict',
  'rateLimited',
);

export const AddPasskeyInput = mutationInput('addPasskey', { ...ANSWER, ...NAME });
export type AddPasskeyInput = InstanceType<typeof AddPasskeyInput>;

export const AddPasskeyPayload = mutationPayload('addPasskey', {
  user: field(UserType, 'The signed-in user after the change.'),
  recoveryCodes: nullable(
    [String],
    'Recovery codes, when it is the first second factor; null otherwise. Shown only here.',
  ),
});
export const AddPasskeyResult = resultType(
  'addPasskey',
  AddPasskeyPayload,
  'validation',
  'notFound',
  'conflict',
);

export const RenamePasskeyInput = mutationInput('renamePasskey', {
  id: field(ID, 'Id of the passkey.'),
  ...NAME,
});
export type RenamePasskeyInput = InstanceType<typeof RenamePasskeyInput>;

export const RenamePasskeyPayload = mutationPayload('renamePasskey', {
  passkey: field(PasskeyType, 'The passkey with its new name.'),
});
export const RenamePasskeyResult = resultType(
  'renamePasskey',
  RenamePasskeyPayload,
  'validation',
  'notFound',
);

export const RemovePasskeyInput = mutationInput('removePasskey', { id: field(ID, 'Id of the passkey.') });
export type RemovePasskeyInput = InstanceType<typeof RemovePasskeyInput>;

export const RemovePasskeyPayload = mutationPayload('removePasskey', {
  user: field(UserType, 'The signed-in user after the change.'),
});
export const RemovePasskeyResult = resultType(
  'removePasskey',
  RemovePasskeyPayload,
  'confirmation',
  'notFound',
);

export const StartPasskeySignInPayload = mutationPayload('startPasskeySignIn', CEREMONY);
export const StartPasskeySignInResult = resultType(
  'startPasskeySignIn',
  StartPasskeySignInPayload,
  'rateLimited',
);

export const SignInWithPasskeyInput = mutationInput('signInWithPasskey', ANSWER);
export type SignInWithPasskeyInput = InstanceType<typeof SignInWithPasskeyInput>;

export const SignInWithPasskeyResult = resultType(
  'signInWithPasskey',
  AuthPayload,
  'notFound',
  'rateLimited',
);
