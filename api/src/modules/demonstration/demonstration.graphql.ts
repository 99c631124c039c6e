import { Field, InputType, ObjectType, createUnionType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  UnavailableError,
  ValidationError,
} from '../../graphql/errors.graphql.ts';
import type { ProjectView } from './projectAnswer.service.ts';

@InputType({ description: 'Input of `sendProjectForApproval`.' })
export class SendProjectForApprovalInput {
  @Field(() => String, { description: 'Email address of the office.' })
  officeEmail!: string;

  @Field(() => String, { description: 'Email address of the client.' })
  clientEmail!: string;

  @Field(() => String, {
    description: 'Address from `confirmUpload` with the context `project_design`.',
  })
  imageUrl!: string;
}

@InputType({ description: 'Input of `approveProject`.' })
export class ApproveProjectInput {
  @Field(() => String, { description: 'Token from the emailed link.' })
  token!: string;
}

@InputType({ description: 'Input of `requestProjectChanges`.' })
export class RequestProjectChangesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Token from the emailed link. The two addresses replace it only when an external workflow sends the emails.',
  })
  token?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the client. With a token it must be the client of the project.',
  })
  clientEmail?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the office. With a token it must be the office of the project.',
  })
  officeEmail?: string | null;

  @Field(() => String, { description: 'Requested changes, at most 5000 characters.' })
  feedback!: string;
}

@ObjectType('Project', { description: 'A project whose client approves its picture or requests changes.' })
export class ProjectType {
  @Field(() => String, { description: 'Address of the picture.' })
  imageUrl!: string;

  @Field(() => String, { description: 'Email address of the client.' })
  clientEmail!: string;

  @Field(() => String, { description: 'Email address of the office.' })
  officeEmail!: string;

  @Field(() => Boolean, { description: 'Whether the client has answered.' })
  isAnswered!: boolean;

  static of(view: ProjectView): ProjectType {
    return Object.assign(new ProjectType(), view);
  }
}

const SENTENCE = 'A sentence for the person.';

@ObjectType({ description: 'The project is accepted for sending.' })
export class SendProjectForApprovalPayload {
  @Field(() => String, { description: SENTENCE })
  message!: string;
}

@ObjectType({ description: 'The approved project.' })
export class ApproveProjectPayload {
  @Field(() => ProjectType, { description: 'The project.' })
  project!: ProjectType;
}

@ObjectType({ description: 'The project with the requested changes.' })
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
