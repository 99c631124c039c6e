import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { toUserError } from '../../../graphql/errors.graphql.ts';
import { toUserType } from '../account.graphql.ts';
import {
  VerifyEmailInput,
  SendVerificationPayload,
  SendVerificationResult,
  VerifyEmailPayload,
  VerifyEmailResult,
  RequestEmailChangeInput,
  CancelEmailChangePayload,
  CancelEmailChangeResult,
  RequestEmailChangePayload,
  RequestEmailChangeResult,
} from './address.graphql.ts';
import type { EmailChangeService } from './emailChange.service.ts';
import type { EmailVerificationService } from './emailVerification.service.ts';

@Resolver()
export class AddressResolver {
  constructor(
    private readonly verifications: EmailVerificationService,
    private readonly changes: EmailChangeService,
  ) {}

  @Mutation(() => SendVerificationResult, {
    description: 'Sends the verification link to the signed-in user again.',
  })
  async sendVerification(@Ctx() context: GraphqlContext): Promise<typeof SendVerificationResult> {
    const result = await this.verifications.send(requireViewer(context), context.ip);
    return result.ok
      ? Object.assign(new SendVerificationPayload(), { email: result.value })
      : toUserError(result.error);
  }

  @Mutation(() => VerifyEmailResult, {
    description: 'Verifies an email address with the token from a link. Also completes a change of address.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) { token }: VerifyEmailInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof VerifyEmailResult> {
    const result = await this.verifications.verify(token, ip);
    if (!result.ok) return toUserError(result.error);
    const user = result.value;
    return Object.assign(new VerifyEmailPayload(), {
      email: user.email,
      user: viewer?.id === user.id ? toUserType(user) : null,
    });
  }

  @Mutation(() => RequestEmailChangeResult, {
    description:
      'Sends a link to a new address. Opening the link completes the change. The old address gets a notice.',
  })
  async requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput) { email, password }: RequestEmailChangeInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RequestEmailChangeResult> {
    const change = { email, password: password ?? null };
    const result = await this.changes.request(requireViewer(context), change, context.ip);
    return result.ok
      ? Object.assign(new RequestEmailChangePayload(), { user: toUserType(result.value) })
      : toUserError(result.error);
  }

  @Mutation(() => CancelEmailChangeResult, {
    description: 'Cancels the pending change of email address.',
  })
  async cancelEmailChange(@Ctx() context: GraphqlContext): Promise<typeof CancelEmailChangeResult> {
    const result = await this.changes.cancel(requireViewer(context).id);
    return result.ok
      ? Object.assign(new CancelEmailChangePayload(), { user: toUserType(result.value) })
      : toUserError(result.error);
  }
}
