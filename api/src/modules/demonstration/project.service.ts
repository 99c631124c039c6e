import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type {
  FieldProblem,
  RateLimitedFailure,
  UnavailableFailure,
  ValidationFailure,
} from '../../lib/failure.ts';
import { newId } from '../../lib/ids.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { DesignPictures } from '../uploads/designPictures.ts';
import { Approval } from './approval.entity.ts';
import {
  addressProblems,
  answerableUntil,
  tidyAddresses,
  type ProjectAddresses,
} from './demonstration.rules.ts';
import { messages } from './messages.ts';
import type { ProjectLimits } from './projectLimits.ts';

export interface NewProject extends ProjectAddresses {
  /** Public address of a picture that was uploaded for this. */
  imageUrl: string;
}

type SendFailure = ValidationFailure | RateLimitedFailure | UnavailableFailure;

/** Sends pictures of projects to clients: through the configured workflow, or by our own mail. */
export class ProjectService {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: DesignPictures,
    private readonly limits: ProjectLimits,
    private readonly workflow: WorkflowGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Asks a client about a picture. Only our own pictures, only our own words, and not often: this is no relay. */
  async send({ imageUrl, ...written }: NewProject, ip: string): Promise<Result<void, SendFailure>> {
    const addresses = tidyAddresses(written);
    const imageKey = await this.pictures.keyOf(imageUrl);
    const fields = [...addressProblems(addresses), ...imageProblems(imageUrl, imageKey)];
    if (fields.length > 0 || imageKey === null)
      return fail({ kind: 'validation', message: messages.sendFailed, fields });
    const allowed = await this.limits.take(addresses, ip);
    if (!allowed.ok) return allowed;
    if (!this.workflow.sendProject) return ok(await this.keep(addresses, imageKey, true));
    try {
      await this.workflow.sendProject({ ...addresses, imageUrl });
    } catch (error) {
      this.log.warn({ err: error }, 'the workflow did not take a project');
      await this.limits.giveBack(addresses);
      return fail({ kind: 'unavailable', message: messages.sendFailed });
    }
    return ok(await this.keep(addresses, imageKey, false));
  }

  /** What is kept here also keeps the picture, whoever mails its address. */
  private async keep(addresses: ProjectAddresses, imageKey: string, isMailed: boolean): Promise<void> {
    const [id, createdAt] = [newId(), this.clock()];
    await this.em.transactional(async (em) => {
      await em.insert(Approval, {
        id,
        ...addresses,
        imageKey,
        answer: null,
        feedback: null,
        answeredAt: null,
        createdAt,
        expiresAt: answerableUntil(createdAt),
      });
      if (isMailed) await addJob(em, 'mailProject', { approvalId: id });
    });
  }
}

function imageProblems(imageUrl: string, imageKey: string | null): FieldProblem[] {
  if (imageKey !== null) return [];
  return [{ path: 'imageUrl', message: imageUrl ? messages.imageForeign : messages.imageRequired }];
}
