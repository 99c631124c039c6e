import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { outcomeOf } from '../../../graphql/errors.graphql.ts';
import { toAuthPayload, toUserType } from '../account.graphql.ts';
import { messages } from '../messages.ts';
import {
  RequestPasswordResetInput,
  ResetPasswordInput,
  RequestPasswordResetPayload,
  RequestPasswordResetResult,
  ResetPasswordResult,
  ChangePasswordInput,
  ChangePasswordPayload,
  ChangePasswordResult,
} from './password.graphql.ts';
import type { NewPasswordService } from './newPassword.service.ts';

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: NewPasswordService) {}

  @Mutation(() => RequestPasswordResetResult, {
    description:
      'Sends a link to set a new password. The link works once and for one hour. Older links become invalid.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RequestPasswordResetResult> {
    const result = await this.passwords.request(email, ip);
    return outcomeOf(result, () => RequestPasswordResetPayload.of({ message: messages.resetLinkSent }));
  }

  @Mutation(() => ResetPasswordResult, {
    description: 'Sets a new password, ends all sessions of the account, and signs in.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) { token, password }: ResetPasswordInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof ResetPasswordResult> {
    return outcomeOf(await this.passwords.reset(token, password, ip), toAuthPayload);
  }

  @Mutation(() => ChangePasswordResult, { description: 'Sets a new password and ends all other sessions.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangePasswordResult> {
    const changed = await this.passwords.change(requireViewer(context), input, context.ip);
    return outcomeOf(changed, (user) => ChangePasswordPayload.of({ user: toUserType(user) }));
  }
}
