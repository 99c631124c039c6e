import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { requireViewer } from '../../../graphql/requireViewer.ts';
import { toUserError } from '../../../graphql/toUserError.ts';
import { VerifyEmailInput } from './emailVerification.input.ts';
import {
  SendVerificationPayload,
  SendVerificationResult,
  VerifyEmailPayload,
  VerifyEmailResult,
} from './emailVerification.payload.ts';
import type { EmailVerificationService } from './emailVerification.service.ts';
import { toUserType } from '../toUserType.ts';

@Resolver()
export class EmailVerificationResolver {
  constructor(private readonly verifications: EmailVerificationService) {}

  @Mutation(() => SendVerificationResult, {
    description: "Mails the link that verifies the viewer's address once more.",
  })
  async sendVerification(@Ctx() context: GraphqlContext): Promise<typeof SendVerificationResult> {
    const result = await this.verifications.send(requireViewer(context), context.ip);
    return result.ok
      ? Object.assign(new SendVerificationPayload(), { email: result.value })
      : toUserError(result.error);
  }

  @Mutation(() => VerifyEmailResult, {
    description: 'Verifies an address with the token of a mailed link; also completes a change of address.',
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
}
