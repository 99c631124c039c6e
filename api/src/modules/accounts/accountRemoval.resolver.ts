import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { DeleteAccountInput } from './accountRemoval.input.ts';
import { DeleteAccountPayload, DeleteAccountResult } from './accountRemoval.payload.ts';
import type { AccountRemovalService } from './accountRemoval.service.ts';

@Resolver()
export class AccountRemovalResolver {
  constructor(private readonly removals: AccountRemovalService) {}

  @Mutation(() => DeleteAccountResult, {
    description:
      'Deletes the account: sites are closed, personal data is removed, orders keep their totals only.',
  })
  async deleteAccount(
    @Arg('input', () => DeleteAccountInput) { confirmation }: DeleteAccountInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DeleteAccountResult> {
    const removed = await this.removals.remove(requireViewer(context), confirmation, context.ip);
    return removed.ok ? Object.assign(new DeleteAccountPayload(), { ok: true }) : toUserError(removed.error);
  }
}
