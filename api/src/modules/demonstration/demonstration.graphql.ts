import { Field, InputType, ObjectType } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';

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

export const SendProjectForApprovalResult = resultType(
  'sendProjectForApproval',
  SendProjectForApprovalPayload,
  'validation',
  'rateLimited',
  'unavailable',
);

export const ApproveProjectResult = resultType(
  'approveProject',
  ApproveProjectPayload,
  'conflict',
  'notFound',
);

export const RequestProjectChangesResult = resultType(
  'requestProjectChanges',
  RequestProjectChangesPayload,
  'conflict',
  'notFound',
  'rateLimited',
  'validation',
);
