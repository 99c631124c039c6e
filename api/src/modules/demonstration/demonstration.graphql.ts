import { MAX_FEEDBACK_LENGTH } from '@forkfront/common/limits.ts';
import { resultType } from '../../graphql/errors.graphql.ts';
import { field, mutationInput, nullable, objectType } from '../../graphql/types.ts';

export const SendProjectForApprovalInput = mutationInput('sendProjectForApproval', {
  officeEmail: field(String, 'Email address of the office.'),
  clientEmail: field(String, 'Email address of the client.'),
  imageUrl: field(String, 'Address from `confirmUpload` with the context `project_design`.'),
});
export type SendProjectForApprovalInput = InstanceType<typeof SendProjectForApprovalInput>;

export const ApproveProjectInput = mutationInput('approveProject', {
  token: field(String, 'Token from the emailed link.'),
});
export type ApproveProjectInput = InstanceType<typeof ApproveProjectInput>;

export const RequestProjectChangesInput = mutationInput('requestProjectChanges', {
  token: nullable(
    String,
    'Token from the emailed link. The two addresses replace it only when an external workflow sends the emails.',
  ),
  clientEmail: nullable(
    String,
    'Email address of the client. With a token it must be the client of the project.',
  ),
  officeEmail: nullable(
    String,
    'Email address of the office. With a token it must be the office of the project.',
  ),
  feedback: field(String, `Requested changes, at most ${MAX_FEEDBACK_LENGTH} characters.`),
});
export type RequestProjectChangesInput = InstanceType<typeof RequestProjectChangesInput>;

export const ProjectType = objectType(
  'Project',
  'A project whose client approves its picture or requests changes.',
  {
    imageUrl: field(String, 'Address of the picture.'),
    clientEmail: field(String, 'Email address of the client.'),
    officeEmail: field(String, 'Email address of the office.'),
    isAnswered: field(Boolean, 'Whether the client has answered.'),
  },
);
export type ProjectType = InstanceType<typeof ProjectType>;

const SENTENCE = 'A sentence for the person.';

export const SendProjectForApprovalPayload = objectType(
  'SendProjectForApprovalPayload',
  'The project is accepted for sending.',
  {
    message: field(String, SENTENCE),
  },
);

export const ApproveProjectPayload = objectType('ApproveProjectPayload', 'The approved project.', {
  project: field(ProjectType, 'The project.'),
});

export const RequestProjectChangesPayload = objectType(
  'RequestProjectChangesPayload',
  'The project with the requested changes.',
  {
    message: field(String, SENTENCE),
  },
);

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
