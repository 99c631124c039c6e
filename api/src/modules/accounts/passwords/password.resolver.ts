import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toUserError } from '../../../graphql/errors.graphql.ts';
import { AuthPayload, toUserType } from '../account.graphql.ts';
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
import type { PasswordChangeService } from './passwordChange.service.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

@Resolver()
export class PasswordResolver {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly changes: PasswordChangeService,
  ) {}

  @Mutation(() => RequestPasswordResetResult, {
    description:
      'Sends a link to set a new password. The link works once and for one hour. Older links become invalid.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput) { email }: RequestPasswordResetInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RequestPasswordResetResult> {
    const result = await this.resets.request(email, ip);
    return result.ok
      ? Object.assign(new RequestPasswordResetPayload(), { message: messages.resetLinkSent })
      : toUserError(result.error);
  }

  @Mutation(() => ResetPasswordResult, {
    description: 'Sets a new password, ends all sessions of the account, and signs in.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) { token, password }: ResetPasswordInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof ResetPasswordResult> {
    const result = await this.resets.reset(token, password, ip);
    return result.ok ? AuthPayload.of(result.value) : toUserError(result.error);
  }

  @Mutation(() => ChangePasswordResult, { description: 'Sets a new password and ends all other sessions.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangePasswordResult> {
    const changed = await this.changes.change(requireViewer(context), input, context.ip);
    return changed.ok
      ? Object.assign(new ChangePasswordPayload(), { user: toUserType(changed.value) })
      : toUserError(changed.error);
  }
}
