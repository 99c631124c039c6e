import { Int } from 'type-graphql';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, nullable, objectType, text } from '../../../graphql/types.ts';
import { AuthPayload, UserType } from '../account.graphql.ts';

const CODE_LENGTH = 64;

export const SecondFactorsType = objectType('SecondFactors', 'What a user needs besides the password.', {
  authenticatorSince: nullable(DateTime, 'When an authenticator app was added; null without one.'),
  recoveryCodesLeft: field(Int, 'Recovery codes that were not used yet.'),
});
export type SecondFactorsType = InstanceType<typeof SecondFactorsType>;

export const FinishSignInInput = mutationInput('finishSignIn', {
  challenge: text(128, 'The challenge of SecondStepNeededError.'),
  code: text(CODE_LENGTH, 'Six digits of the authenticator app, or a recovery code.'),
});
export type FinishSignInInput = InstanceType<typeof FinishSignInInput>;

export const FinishSignInResult = resultType(
  'finishSignIn',
  AuthPayload,
  'validation',
  'notFound',
  'rateLimited',
);

export const StartAuthenticatorPayload = mutationPayload('startAuthenticator', {
  secret: field(String, 'The secret in base32, for an app without a camera; shown only here.'),
  uri: field(String, 'Address with the secret (`otpauth:`), for a QR code.'),
});
export const StartAuthenticatorResult = resultType(
  'startAuthenticator',
  StartAuthenticatorPayload,
  'confirmation',
  'conflict',
);

export const ConfirmAuthenticatorInput = mutationInput('confirmAuthenticator', {
  code: text(CODE_LENGTH, 'Six digits that the app shows.'),
});
export type ConfirmAuthenticatorInput = InstanceType<typeof ConfirmAuthenticatorInput>;

const CHANGED = { user: field(UserType, 'The signed-in user after the change.') };
const WITH_CODES = { ...CHANGED, recoveryCodes: field([String], 'The recovery codes; shown only here.') };

export const ConfirmAuthenticatorPayload = mutationPayload('confirmAuthenticator', WITH_CODES);
export const ConfirmAuthenticatorResult = resultType(
  'confirmAuthenticator',
  ConfirmAuthenticatorPayload,
  'validation',
  'notFound',
  'rateLimited',
);

export const RemoveAuthenticatorPayload = mutationPayload('removeAuthenticator', CHANGED);
export const RemoveAuthenticatorResult = resultType(
  'removeAuthenticator',
  RemoveAuthenticatorPayload,
  'confirmation',
  'notFound',
);

export const RenewRecoveryCodesPayload = mutationPayload('renewRecoveryCodes', WITH_CODES);
export const RenewRecoveryCodesResult = resultType(
  'renewRecoveryCodes',
  RenewRecoveryCodesPayload,
  'confirmation',
  'notFound',
);
