import type { EntityManager } from '@mikro-orm/postgresql';
import {
  discardFailed,
  type FailedJob,
  failedJobKinds,
  failedJobs,
  kindOfJob,
  retryFailed,
} from '../../gateways/jobs/failedJobs.repository.ts';
import { notFound, ok, type Outcome } from '../../lib/result.ts';
import type { Operator } from '../accounts/operator.rules.ts';
import { messages } from './messages.ts';
import { recordMove } from './operatorMove.repository.ts';
import { checkReason } from './reason.rules.ts';

/** Jobs that are listed at most. */
const LISTED = 100;
/** The number of a job, as the queue has it. */
const JOB_ID = /^\d{1,18}$/;
/** Longer names are names of no job. */
const MAX_KIND_LENGTH = 100;

const gone = notFound(messages.jobGone);

/** A failed job as operators see it. */
export type DeskJob = FailedJob;

/** Failed background jobs, for operators. */
export class JobDeskService {
  constructor(private readonly em: EntityManager) {}

  /** The newest failed jobs, at most 100; of one kind with `kind`. */
  list(kind: string | null): Promise<FailedJob[]> {
    return failedJobs(this.em, kind, LISTED);
  }

  /** How many jobs of each kind have failed, most first. */
  kinds(): ReturnType<typeof failedJobKinds> {
    return failedJobKinds(this.em);
  }

  /** Lets one failed job run again now. */
  async retry(operator: Operator, id: string): Promise<Outcome<number, 'notFound'>> {
    if (!JOB_ID.test(id)) return gone;
    return this.em.fork().transactional(async (em) => {
      const kind = await kindOfJob(em, id);
      const count = kind === null ? 0 : await retryFailed(em, { id });
      if (count === 0) return gone;
      await recordMove(em, {
        operator: operator.email,
        kind: 'JOBS_RETRIED',
        subject: messages.oneJob(kind ?? '', id),
      });
      return ok(count);
    });
  }

  /** Lets all failed jobs of a kind run again now, the oldest 1,000 at once. */
  async retryKind(operator: Operator, kind: string): Promise<Outcome<number, 'notFound'>> {
    if (kind.length > MAX_KIND_LENGTH) return gone;
    return this.em.fork().transactional(async (em) => {
      const count = await retryFailed(em, { kind });
      if (count === 0) return gone;
      await recordMove(em, {
        operator: operator.email,
        kind: 'JOBS_RETRIED',
        subject: messages.manyJobs(kind, count),
      });
      return ok(count);
    });
  }

  /** Removes a failed job, whose work is not done then. */
  async discard(
    operator: Operator,
    id: string,
    written: string,
  ): Promise<Outcome<string, 'validation' | 'notFound'>> {
    const reason = checkReason(written);
    if (!reason.ok) return reason;
    if (!JOB_ID.test(id)) return gone;
    return this.em.fork().transactional(async (em) => {
      const kind = await kindOfJob(em, id);
      if (kind === null || !(await discardFailed(em, id))) return gone;
      await recordMove(em, {
        operator: operator.email,
        kind: 'JOB_DISCARDED',
        subject: messages.oneJob(kind, id),
        reason: reason.value,
      });
      return ok(id);
    });
  }
}
