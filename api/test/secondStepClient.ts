import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './testApp.ts';

export interface StepOutcome {
  __typename: string;
  message?: string;
  token?: string;
  challenge?: string;
  ways?: string[];
  factors?: string[];
  secret?: string;
  ticket?: string;
  options?: string;
  uri?: string;
  recoveryCodes?: string[] | null;
  fields?: { path: string; message: string }[];
}

const FIELDS: Record<string, string> = {
  login: '... on AuthPayload { token } ... on SecondStepNeededError { challenge factors }',
  finishSignIn: '... on AuthPayload { token } ... on ValidationError { fields { path message } }',
  resetPassword: '... on AuthPayload { token } ... on SecondStepNeededError { challenge factors }',
  startAuthenticator:
    '... on StartAuthenticatorPayload { secret uri } ... on ConfirmationNeededError { ways }',
  confirmAuthenticator:
    '... on ConfirmAuthenticatorPayload { recoveryCodes } ... on ValidationError { fields { path message } }',
  removeAuthenticator: '... on ConfirmationNeededError { ways }',
  renewRecoveryCodes:
    '... on RenewRecoveryCodesPayload { recoveryCodes } ... on ConfirmationNeededError { ways }',
  startPasskey: '... on StartPasskeyPayload { ticket options } ... on ConfirmationNeededError { ways }',
  addPasskey: '... on AddPasskeyPayload { recoveryCodes } ... on ValidationError { fields { path message } }',
  renamePasskey: '... on ValidationError { fields { path message } }',
  removePasskey: '... on ConfirmationNeededError { ways }',
  startPasskeySignIn: '... on StartPasskeySignInPayload { ticket options }',
  signInWithPasskey: '... on AuthPayload { token }',
  confirmIdentity: '... on ValidationError { fields { path message } }',
};

/** The code that an app with this secret shows at a time. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sends the mutations of the second step. */
export const secondStepClient = (app: Pick<TestApp, 'graphql'>) => {
  const send = async (name: string, input: object | null = null, token?: string): Promise<StepOutcome> => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await app.graphql<{ outcome: StepOutcome } | null>(
      `mutation ${input ? `($input: ${type}!)` : ''} { outcome: ${name}${input ? '(input: $input)' : ''} {
        __typename ... on UserError { message } ${FIELDS[name]} } }`,
      input ? { input } : {},
      token,
    );
    if (!data) throw new Error(errors?.[0]?.extensions.code ?? 'neither data nor errors');
    return data.outcome;
  };
  /** Switches an authenticator on for the account of a session. */
  const addAuthenticator = async (token: string, at: Date) => {
    const { secret = '' } = await send('startAuthenticator', null, token);
    const { recoveryCodes } = await send('confirmAuthenticator', { code: codeOf(secret, at) }, token);
    return { secret, recoveryCodes: recoveryCodes ?? [] };
  };
  return { send, addAuthenticator };
};
