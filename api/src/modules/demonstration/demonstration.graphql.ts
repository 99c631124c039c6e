import { Field, InputType, ObjectType, createUnionType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  UnavailableError,
  ValidationError,
} from '../../graphql/errors.graphql.ts';
import type { ProjectView } from './projectAnswer.service.ts';

@InputType({ description: 'A project to ask a client about.' })
export class SendProjectForApprovalInput {
  @Field(() => String, { description: 'Who asks.' })
  officeEmail!: string;

  @Field(() => String, { description: 'Who is asked.' })
  clientEmail!: string;

  @Field(() => String, {
    description: 'One of our own addresses, from `confirmUpload` with context project_design.',
  })
  imageUrl!: string;
}

@InputType({ description: 'A project that its client approves.' })
export class ApproveProjectInput {
  @Field(() => String, { description: 'Token of the mailed link.' })
  token!: string;
}

@InputType({ description: 'A project that its client wants changed.' })
export class RequestProjectChangesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Token of the mailed link. Only where a workflow mails clients itself, the two addresses stand for it.',
  })
  token?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who was asked; beside a token it must be the one who was.',
  })
  clientEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who asked; beside a token it must be the one who did.',
  })
  officeEmail?: string | null;

  @Field(() => String, { description: 'What should change, at most 5000 characters.' })
  feedback!: string;
}

@ObjectType('Project', { description: "A project's picture that a client was asked about." })
export class ProjectType {
  @Field(() => String, { description: 'Address of the picture.' })
  imageUrl!: string;

  @Field(() => String, { description: 'The client who was asked.' })
  clientEmail!: string;

  @Field(() => String, { description: 'The office that asked.' })
  officeEmail!: string;

  @Field(() => Boolean, { description: 'Whether it was answered already.' })
  isAnswered!: boolean;

  static of(view: ProjectView): ProjectType {
    return Object.assign(new ProjectType(), view);
  }
}

const SENTENCE = 'A sentence for the person.';

@ObjectType({ description: 'The project is on its way to the client.' })
export class SendProjectForApprovalPayload {
  @Field(() => String, { description: SENTENCE })
  message!: string;
}

@ObjectType({ description: 'The project is approved.' })
export class ApproveProjectPayload {
  @Field(() => ProjectType, { description: 'The project.' })
  project!: ProjectType;

  static of(view: ProjectView): ApproveProjectPayload {
    return Object.assign(new ApproveProjectPayload(), { project: ProjectType.of(view) });
  }
}

@ObjectType({ description: 'The office is told what should change.' })
export class RequestProjectChangesPayload {
  @Field(() => String, { description: SENTENCE })
  message!: string;
}

export const SendProjectForApprovalResult = createUnionType({
  name: 'SendProjectForApprovalResult',
  description: 'Outcome of `sendProjectForApproval`.',
  types: () => [SendProjectForApprovalPayload, ValidationError, RateLimitedError, UnavailableError] as const,
});

export const ApproveProjectResult = createUnionType({
  name: 'ApproveProjectResult',
  description: 'Outcome of `approveProject`.',
  types: () => [ApproveProjectPayload, ConflictError, NotFoundError] as const,
});

export const RequestProjectChangesResult = createUnionType({
  name: 'RequestProjectChangesResult',
  description: 'Outcome of `requestProjectChanges`.',
  types: () =>
    [RequestProjectChangesPayload, ConflictError, NotFoundError, RateLimitedError, ValidationError] as const,
});
