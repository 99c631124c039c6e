import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { requireViewer } from '../../graphql/access.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
import {
  DiscardJobInput,
  DiscardJobPayload,
  DiscardJobResult,
  FailedJobKindType,
  FailedJobType,
  jobIdOf,
  jobNumberOf,
  RetryJobInput,
  RetryJobPayload,
  RetryJobResult,
  RetryJobsInput,
  RetryJobsPayload,
  RetryJobsResult,
  toFailedJob,
} from './jobDesk.graphql.ts';
import type { JobDeskService } from './jobDesk.service.ts';
import { OperatorType } from './operator.graphql.ts';
import type { OperatorGate } from './operatorGate.ts';

/** Failed background jobs, for operators. */
@Resolver(() => OperatorType)
export class JobDeskResolver {
  constructor(
    private readonly gate: OperatorGate,
    private readonly jobs: JobDeskService,
  ) {}

  @FieldResolver(() => [FailedJobType], { description: 'The newest failed jobs, at most 100.' })
  async failedJobs(
    @Arg('kind', () => String, { nullable: true, description: 'Only of this kind; null: of all kinds.' })
    kind: string | null,
  ): Promise<InstanceType<typeof FailedJobType>[]> {
    return (await this.jobs.list(kind ?? null)).map(toFailedJob);
  }

  @FieldResolver(() => [FailedJobKindType], {
    description: 'How many jobs of each kind have failed, most first.',
  })
  async failedJobKinds(): Promise<InstanceType<typeof FailedJobKindType>[]> {
    return (await this.jobs.kinds()).map((kind) => FailedJobKindType.of(kind));
  }

  @Mutation(() => RetryJobResult, { description: 'Lets a failed job run again now. Only for operators.' })
  async retryJob(
    @Arg('input', () => RetryJobInput) { jobId }: RetryJobInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RetryJobResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.jobs.retry(operator, jobNumberOf(jobId)),
    );
    return outcomeOf(done, (retriedCount) => RetryJobPayload.of({ retriedCount }));
  }

  @Mutation(() => RetryJobsResult, {
    description:
      'Lets the failed jobs of a kind run again now, the oldest 1,000 at once. Only for operators.',
  })
  async retryJobs(
    @Arg('input', () => RetryJobsInput) { kind }: RetryJobsInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof RetryJobsResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.jobs.retryKind(operator, kind),
    );
    return outcomeOf(done, (retriedCount) => RetryJobsPayload.of({ retriedCount }));
  }

  @Mutation(() => DiscardJobResult, {
    description: 'Removes a failed job, whose work is not done then. Only for operators.',
  })
  async discardJob(
    @Arg('input', () => DiscardJobInput) { jobId, reason }: DiscardJobInput,
    @Ctx() context: GraphqlContext,
  ): Promise<typeof DiscardJobResult> {
    const done = await this.gate.ask(requireViewer(context), (operator) =>
      this.jobs.discard(operator, jobNumberOf(jobId), reason),
    );
    return outcomeOf(done, (number) => DiscardJobPayload.of({ discardedJobId: jobIdOf(number) }));
  }
}
