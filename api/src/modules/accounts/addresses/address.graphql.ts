import { field, mutationInput, mutationPayload, nullable, objectType } from '../../../graphql/types.ts';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { UserType } from '../account.graphql.ts';

export const VerifyEmailInput = mutationInput('verifyEmail', {
  token: field(String, 'Token from the link.'),
});
export type VerifyEmailInput = InstanceType<typeof VerifyEmailInput>;

export const SendVerificationPayload = mutationPayload('sendVerification', {
  email: field(String, 'Email address that the link is sent to.'),
});

export const VerifyEmailPayload = objectType(
  'VerifyEmailPayload',
  'The email address is verified. A repeat with the same token has the same result.',
  {
    email: field(String, 'The verified address.'),
    user: nullable(
      UserType,
      'The signed-in user when the address is theirs; null for a guest or another account.',
    ),
  },
);

export const SendVerificationResult = resultType(
  'sendVerification',
  SendVerificationPayload,
  'conflict',
  'rateLimited',
);

export const VerifyEmailResult = resultType(
  'verifyEmail',
  VerifyEmailPayload,
  'notFound',
  'conflict',
  'rateLimited',
);

export const RequestEmailChangeInput = mutationInput('requestEmailChange', {
  email: field(String, 'The new address.'),
  password: nullable(
    String,
    'The password. Null for an account without one; its owner must have signed in within the last 10 minutes.',
  ),
});
export type RequestEmailChangeInput = InstanceType<typeof RequestEmailChangeInput>;

export const RequestEmailChangePayload = objectType(
  'RequestEmailChangePayload',
  'The new address waits for the link mailed to it. The answer is the same for an address of another account.',
  { user: field(UserType, 'The signed-in user after the change.') },
);

export const CancelEmailChangePayload = mutationPayload('cancelEmailChange', {
  user: field(UserType, 'The signed-in user after the change.'),
});

export const RequestEmailChangeResult = resultType(
  'requestEmailChange',
  RequestEmailChangePayload,
  'validation',
  'rateLimited',
);

export const CancelEmailChangeResult = resultType('cancelEmailChange', CancelEmailChangePayload, 'notFound');
