import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { requireViewer } from '../../../graphql/requireViewer.ts';
import { toUserError } from '../../../graphql/toUserError.ts';
import { ChangePasswordInput } from './passwordChange.input.ts';
import { ChangePasswordPayload, ChangePasswordResult } from './passwordChange.payload.ts';
import type { PasswordChangeService } from './passwordChange.service.ts';

@Resolver()
export class PasswordChangeResolver {
  constructor(private readonly changes: PasswordChangeService) {}

  @Mutation(() => ChangePasswordResult, { description: 'Sets a new password; all other sessions end.' })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof ChangePasswordResult> {
    const changed = await this.changes.change(requireViewer(context), input, context.ip);
    return changed.ok ? ChangePasswordPayload.of(changed.value) : toUserError(changed.error);
  }
}
