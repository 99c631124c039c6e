import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { outcomeOf } from '../../../graphql/errors.graphql.ts';
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
import type { AddressService } from './address.service.ts';

@Resolver()
export class AddressResolver {
  constructor(private readonly addresses: AddressService) {}

  @Mutation(() => SendVerificationResult, {
    description: 'Sends the verification link to the signed-in user again.',
  })
  async sendVerification(@Ctx() context: GraphqlContext): Promise<typeof SendVerificationResult> {
    const result = await this.addresses.send(requireViewer(context), context.ip);
    return outcomeOf(result, (email) => SendVerificationPayload.of({ email }));
  }

  @Mutation(() => VerifyEmailResult, {
    description: 'Verifies an email address with the token from a link. Also completes a change of address.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput) { token }: VerifyEmailInput,
    @Ctx() { viewer, ip }: GraphqlContext,
  ): Promise<typeof VerifyEmailResult> {
    return outcomeOf(await this.addresses.verify(token, ip), (user) =>
      VerifyEmailPayload.of({ email: user.email, user: viewer?.id === user.id ? toUserType(user) : null }),
    );
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
    const result = await this.addresses.requestChange(requireViewer(context), change, context.ip);
    return outcomeOf(result, (user) => RequestEmailChangePayload.of({ user: toUserType(user) }));
  }

  @Mutation(() => CancelEmailChangeResult, {
    description: 'Cancels the pending change of email address.',
  })
  async cancelEmailChange(@Ctx() context: GraphqlContext): Promise<typeof CancelEmailChangeResult> {
    const result = await this.addresses.cancelChange(requireViewer(context).id);
    return outcomeOf(result, (user) => CancelEmailChangePayload.of({ user: toUserType(user) }));
  }
}
