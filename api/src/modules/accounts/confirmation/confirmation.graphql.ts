import { field, mutationInput, mutationPayload, nullable } from '../../../graphql/types.ts';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export const ConfirmIdentityInput = mutationInput('confirmIdentity', {
  password: nullable(String, 'The password of the account.'),
  code: nullable(String, 'Six digits of the authenticator app, instead of the password.'),
});
export type ConfirmIdentityInput = InstanceType<typeof ConfirmIdentityInput>;

export const ConfirmIdentityPayload = mutationPayload('confirmIdentity', {
  confirmedUntil: field(DateTime, 'Until then the session needs no other proof.'),
});

export const ConfirmIdentityResult = resultType(
  'confirmIdentity',
  ConfirmIdentityPayload,
  'validation',
  'rateLimited',
);
