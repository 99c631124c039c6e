import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import {
  ReportClientErrorInput,
  ReportClientErrorPayload,
  ReportClientErrorResult,
} from './clientError.graphql.ts';
import type { ClientErrorService } from './clientError.service.ts';

@Resolver()
export class ClientErrorResolver {
  constructor(private readonly errors: ClientErrorService) {}

  @Mutation(() => ReportClientErrorResult, {
    description:
      'Logs and reports an unexpected error of a page of our app; other programs do not need it. At most 20 in 10 minutes per IP.',
  })
  async reportClientError(
    @Arg('input', () => ReportClientErrorInput, { description: 'The error.' }) error: ReportClientErrorInput,
    @Ctx() { ip, requestId }: GraphqlContext,
  ): Promise<typeof ReportClientErrorResult> {
    const reported = await this.errors.report(error, requestId, ip);
    return outcomeOf(reported, () => ReportClientErrorPayload.of({ reference: requestId }));
  }
}
