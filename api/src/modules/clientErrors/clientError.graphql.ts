import { CLIENT_ERROR_LENGTHS as LENGTHS } from '@forkfront/common/limits.ts';
import { resultType } from '../../graphql/errors.graphql.ts';
import { field, mutationInput, objectType } from '../../graphql/types.ts';

export const ReportClientErrorInput = mutationInput('reportClientError', {
  name: field(String, `Class of the error: \`TypeError\`. At most ${LENGTHS.name} characters.`),
  message: field(String, `Message of the error, at most ${LENGTHS.message} characters.`),
  stack: field(String, `The calls as the browser writes them, at most ${LENGTHS.stack} characters.`),
  page: field(String, `Route of the page without ids: \`/editor/$id\`. At most ${LENGTHS.page} characters.`),
});
export type ReportClientErrorInput = InstanceType<typeof ReportClientErrorInput>;

export const ReportClientErrorPayload = objectType('ReportClientErrorPayload', 'The error is logged.', {
  reference: field(String, 'Id of the error in our log.'),
});

export const ReportClientErrorResult = resultType(
  'reportClientError',
  ReportClientErrorPayload,
  'validation',
  'rateLimited',
);
