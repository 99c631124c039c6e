import { field, mutationInput, mutationPayload, objectType } from '../../../graphql/types.ts';
import { resultType } from '../../../graphql/errors.graphql.ts';
import { AuthPayload, UserType } from '../account.graphql.ts';

export const RequestPasswordResetInput = mutationInput('requestPasswordReset', {
  email: field(String, 'Email address of the account.'),
});
export type RequestPasswordResetInput = InstanceType<typeof RequestPasswordResetInput>;

export const ResetPasswordInput = mutationInput('resetPassword', {
  token: field(String, 'Token from the emailed link.'),
  password: field(String, 'The new password, 8 to 128 characters.'),
});
export type ResetPasswordInput = InstanceType<typeof ResetPasswordInput>;

export const RequestPasswordResetPayload = objectType(
  'RequestPasswordResetPayload',
  'Asked for a reset link. The answer is the same for an address without an account.',
  { message: field(String, 'Message for the user.') },
);

export const RequestPasswordResetResult = resultType(
  'requestPasswordReset',
  RequestPasswordResetPayload,
  'validation',
  'rateLimited',
);

export const ResetPasswordResult = resultType(
  'resetPassword',
  AuthPayload,
  'validation',
  'notFound',
  'rateLimited',
  'secondStep',
);

export const ChangePasswordInput = mutationInput('changePassword', {
  currentPassword: field(String, 'The current password.'),
  newPassword: field(String, 'The new password, 8 to 128 characters.'),
});
export type ChangePasswordInput = InstanceType<typeof ChangePasswordInput>;

export const ChangePasswordPayload = mutationPayload('changePassword', {
  user: field(UserType, 'The signed-in user after the change.'),
});

export const ChangePasswordResult = resultType(
  'changePassword',
  ChangePasswordPayload,
  'validation',
  'rateLimited',
);
