import { ID, Int } from 'type-graphql';
import { resultType } from '../../graphql/errors.graphql.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { field, mutationInput, mutationPayload, nullable, objectType, text } from '../../graphql/types.ts';
import type { DeskJob } from './jobDesk.service.ts';
import { MOVE_LENGTHS } from './operatorMove.entity.ts';

const PREFIX = 'job:';

/** The number of a job in an id for clients; '' for another text. */
export const jobNumberOf = (id: string): string => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : '');

/** The id of a job for clients. */
export const jobIdOf = (number: string): string => `${PREFIX}${number}`;

export const FailedJobType = objectType('FailedJob', 'A background job that has failed.', {
  id: field(ID, 'Opaque id.'),
  kind: field(String, 'Its kind, e.g. `mailInvitation`.'),
  attempts: field(Int, 'How often it was tried.'),
  maxAttempts: field(Int, 'How often it is tried by itself.'),
  lastError: field(String, 'The first line of the last error, without addresses.'),
  createdAt: field(DateTime, 'When it was queued.'),
  nextAttemptAt: nullable(DateTime, 'When it is tried again by itself; null: never.'),
});

export const toFailedJob = ({ id, ...job }: DeskJob) => FailedJobType.of({ id: jobIdOf(id), ...job });

export const FailedJobKindType = objectType(
  'FailedJobKind',
  'A kind of background jobs of which some have failed.',
  {
    kind: field(String, 'The kind.'),
    count: field(Int, 'How many have failed.'),
  },
);

export const RetryJobInput = mutationInput('retryJob', { jobId: field(ID, 'Id of the job.') });
export type RetryJobInput = InstanceType<typeof RetryJobInput>;

export const RetryJobsInput = mutationInput('retryJobs', { kind: text(100, 'The kind of the jobs.') });
export type RetryJobsInput = InstanceType<typeof RetryJobsInput>;

export const DiscardJobInput = mutationInput('discardJob', {
  jobId: field(ID, 'Id of the job.'),
  reason: text(4 * MOVE_LENGTHS.reason, `Why, for the log; at most ${MOVE_LENGTHS.reason} characters.`),
});
export type DiscardJobInput = InstanceType<typeof DiscardJobInput>;

const RETRIED = { retriedCount: field(Int, 'How many jobs run again.') };
export const RetryJobPayload = mutationPayload('retryJob', RETRIED);
export const RetryJobsPayload = mutationPayload('retryJobs', RETRIED);
export const DiscardJobPayload = mutationPayload('discardJob', {
  discardedJobId: field(ID, 'Id of the removed job.'),
});
export const RetryJobResult = resultType('retryJob', RetryJobPayload, 'notFound');
export const RetryJobsResult = resultType('retryJobs', RetryJobsPayload, 'notFound');
export const DiscardJobResult = resultType('discardJob', DiscardJobPayload, 'validation', 'notFound');
