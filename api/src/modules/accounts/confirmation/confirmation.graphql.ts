import { field, mutationInput, mutationPayload } from '../../../graphql/types.ts';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { DateTime } from '../../../graphql/scalars.ts';

export const ConfirmIdentityInput = mutationInput('confirmIdentity', {
  password: field(String, 'The password of the account.'),
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
