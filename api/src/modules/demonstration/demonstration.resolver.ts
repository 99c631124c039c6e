import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../graphql/context.ts';
import { outcomeOf } from '../../graphql/errors.graphql.ts';
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
    description: 'A project by the token from the emailed link; null for an unknown or expired token.',
  })
  async project(
    @Arg('token', () => String, { description: 'Token from the link.' }) token: string,
  ): Promise<ProjectType | null> {
    return this.answers.find(token);
  }

  @Mutation(() => SendProjectForApprovalResult, {
    description: `Sends a project's picture to a client, who approves it or requests changes. The project is stored for ${KEPT_DAYS} days. A repeat on the same day changes nothing. At most 5 requests per hour and IP, 10 per day and office, and 3 per day and client.`,
  })
  async sendProjectForApproval(
    @Arg('input', () => SendProjectForApprovalInput, { description: 'The project.' })
    input: SendProjectForApprovalInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof SendProjectForApprovalResult> {
    const sent = await this.projects.send(input, ip);
    return outcomeOf(sent, () => SendProjectForApprovalPayload.of({ message: messages.sent }));
  }

  @Mutation(() => ApproveProjectResult, {
    description: "Records the client's approval and informs the office.",
  })
  async approveProject(
    @Arg('input', () => ApproveProjectInput, { description: 'The project.' }) { token }: ApproveProjectInput,
  ): Promise<typeof ApproveProjectResult> {
    const approved = await this.answers.approve(token);
    return outcomeOf(approved, (project) => ApproveProjectPayload.of({ project }));
  }

  @Mutation(() => RequestProjectChangesResult, {
    description: "Records the client's change request and informs the office.",
  })
  async requestProjectChanges(
    @Arg('input', () => RequestProjectChangesInput, { description: 'The project and the changes.' })
    { token, clientEmail, officeEmail, feedback }: RequestProjectChangesInput,
    @Ctx() { ip }: GraphqlContext,
  ): Promise<typeof RequestProjectChangesResult> {
    const addresses = clientEmail && officeEmail ? { clientEmail, officeEmail } : null;
    const requested = await this.answers.requestChanges({ token: token ?? '', feedback, addresses }, ip);
    return outcomeOf(requested, () => RequestProjectChangesPayload.of({ message: messages.feedbackSent }));
  }
}
