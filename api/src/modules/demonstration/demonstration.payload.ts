import { createUnionType, Field, ObjectType } from 'type-graphql';
import {
  ConflictError,
  NotFoundError,
  RateLimitedError,
  UnavailableError,
  ValidationError,
} from '../../graphql/errors.type.ts';
import { ProjectType } from './project.type.ts';
import type { ProjectView } from './projectView.ts';

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
