import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../../graphql/access.ts';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { outcomeOf } from '../../../graphql/errors.graphql.ts';
import {
  ConfirmIdentityInput,
  ConfirmIdentityPayload,
  ConfirmIdentityResult,
} from './confirmation.graphql.ts';
import type { ConfirmationService } from './confirmation.service.ts';

@Resolver()
export class ConfirmationResolver {
  constructor(private readonly confirmations: ConfirmationService) {}

  @Mutation(() => ConfirmIdentityResult, {
    description:
      'Proves again who the signed-in user is, for changes that answer ConfirmationNeededError. A proof counts for ten minutes, in this session.',
  })
  async confirmIdentity(
    @Arg('input', () => ConfirmIdentityInput) input: ConfirmIdentityInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ConfirmIdentityResult> {
    const confirmed = await this.confirmations.confirm(requireViewer(context), input, context.ip);
    return outcomeOf(confirmed, (confirmedUntil) => ConfirmIdentityPayload.of({ confirmedUntil }));
  }
}
