import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { toUserError } from '../../graphql/errors.graphql.ts';
import {
  ApproveProjectInput,
  RequestProjectChangesInput,
  SendProjectForApprovalInput,
  ApproveProjectPayload,
  ApproveProjectResult,
  RequestProjectChangesPayload,
  RequestProjectChangesResult,
  SendProjectForApprovalPayload,
  SendProjectForApprovalResult,
  ProjectType,
} from './demonstration.graphql.ts';
import { KEPT_DAYS } from './demonstration.rules.ts';
import { messages } from './messages.ts';
import type { ProjectService } from './project.service.ts';
import type { ProjectAnswerService } from './projectAnswer.service.ts';

@Resolver()
export class DemonstrationResolver {
  constructor(
    private readonly projects: ProjectService,
    private readonly answers: ProjectAnswerService,
  ) {}

  @Query(() => ProjectType, {
    nullable: true,
    description:
      "A project that waits for its client's answer, by the token of the mailed link; null for an unknown or expired one.",
  })
  async project(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
  ): Promise<ProjectType | null> {
    const view = await this.answers.find(token);
    return view && ProjectType.of(view);
  }

  @Mutation(() => SendProjectForApprovalResult, {
    description: `Mails a project's picture to a client to approve or to ask for changes. The project is kept for ${KEPT_DAYS} days; at most 5 an hour per IP, 10 a day per office and 3 a day per client.`,
  })
  async sendProjectForApproval(
    @Arg('input', () => SendProjectForApprovalInput, { description: 'The project.' })
    input: SendProjectForApprovalInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof SendProjectForApprovalResult> {
    const sent = await this.projects.send(input, ip);
    return sent.ok
      ? Object.assign(new SendProjectForApprovalPayload(), { message: messages.sent })
      : toUserError(sent.error);
  }

  @Mutation(() => ApproveProjectResult, {
    description: 'Records that the client approves; tells the office.',
  })
  async approveProject(
    @Arg('input', () => ApproveProjectInput, { description: 'The project.' }) { token }: ApproveProjectInput,
  ): Promise<typeof ApproveProjectResult> {
    const approved = await this.answers.approve(token);
    return approved.ok ? ApproveProjectPayload.of(approved.value) : toUserError(approved.error);
  }

  @Mutation(() => RequestProjectChangesResult, {
    description: 'Records what the client wants changed; tells the office.',
  })
  async requestProjectChanges(
    @Arg('input', () => RequestProjectChangesInput, { description: 'The project and the changes.' })
    { token, clientEmail, officeEmail, feedback }: RequestProjectChangesInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RequestProjectChangesResult> {
    const addresses = clientEmail && officeEmail ? { clientEmail, officeEmail } : null;
    const requested = await this.answers.requestChanges({ token: token ?? '', feedback, addresses }, ip);
    return requested.ok
      ? Object.assign(new RequestProjectChangesPayload(), { message: messages.feedbackSent })
      : toUserError(requested.error);
  }
}
