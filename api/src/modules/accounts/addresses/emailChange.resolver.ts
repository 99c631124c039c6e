import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../../graphql/context.ts';
import { requireViewer } from '../../../graphql/requireViewer.ts';
import { toUserError } from '../../../graphql/toUserError.ts';
import { RequestEmailChangeInput } from './emailChange.input.ts';
import {
  CancelEmailChangePayload,
  CancelEmailChangeResult,
  RequestEmailChangePayload,
  RequestEmailChangeResult,
} from './emailChange.payload.ts';
import type { EmailChangeService } from './emailChange.service.ts';
import { toUserType } from '../toUserType.ts';

@Resolver()
export class EmailChangeResolver {
  constructor(private readonly changes: EmailChangeService) {}

  @Mutation(() => RequestEmailChangeResult, {
    description:
      'Mails a link to a new address; the change happens when it is followed. The old address is told.',
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
    description: 'Forgets the new address that waits for its link.',
  })
  async cancelEmailChange(@Ctx() context: GraphqlContext): Promise<typeof CancelEmailChangeResult> {
    const result = await this.changes.cancel(requireViewer(context).id);
    return result.ok
      ? Object.assign(new CancelEmailChangePayload(), { user: toUserType(result.value) })
      : toUserError(result.error);
  }
}
