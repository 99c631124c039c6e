import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { toUserError } from '../../graphql/toUserError.ts';
import { UpdateAccountInput } from './accountProfile.input.ts';
import { UpdateAccountPayload, UpdateAccountResult } from './accountProfile.payload.ts';
import type { AccountProfileService } from './accountProfile.service.ts';
import { toUserType } from './toUserType.ts';

@Resolver()
export class AccountProfileResolver {
  constructor(private readonly profiles: AccountProfileService) {}

  @Mutation(() => UpdateAccountResult, { description: "Changes the viewer's name." })
  async updateAccount(
    @Arg('input', () => UpdateAccountInput) { name }: UpdateAccountInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof UpdateAccountResult> {
    const result = await this.profiles.rename(requireViewer(context).id, name);
    return result.ok
      ? Object.assign(new UpdateAccountPayload(), { user: toUserType(result.value) })
      : toUserError(result.error);
  }
}
