import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import {
  type RateLimitedFailure,
  ok,
  type Result,
  type FieldProblem,
  type UnavailableFailure,
  type ValidationFailure,
  fail,
} from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf } from '../accounts/account.rules.ts';
import type { DesignPictures } from '../uploads/uploadedPictures.service.ts';
import { Approval } from './approval.entity.ts';
import { projectsOf, removeProjectsOf } from './approval.repository.ts';
import {
  type ProjectAddresses,
  addressProblems,
  answerableUntil,
  tidyAddresses,
} from './demonstration.rules.ts';
import { messages } from './messages.ts';

const HOUR = 60 * 60;
const SENT_PER_IP: RateLimit = { name: 'project-ip', points: 5, seconds: HOUR };
const SENT_PER_OFFICE: RateLimit = { name: 'project-office', points: 10, seconds: 24 * HOUR };
const SENT_PER_CLIENT: RateLimit = { name: 'project-client', points: 3, seconds: 24 * HOUR };

/** How often projects are sent: 5 an hour per IP, 10 a day per office, 3 a day per client. */
export class ProjectLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one try of each; the addresses are tidied. */
  async take(addresses: ProjectAddresses, ip: string): Promise<Result<void, RateLimitedFailure>> {
    const allowed = await this.limiter.take(SENT_PER_IP, ip);
    if (!allowed.ok) return allowed;
    for (const [limit, key] of mailboxes(addresses)) {
      const allowedAddress = await this.limiter.take(limit, key);
      if (!allowedAddress.ok) return allowedAddress;
    }
    return ok(undefined);
  }

  /** Nobody was mailed: the tries of the addresses are given back, that of the IP is not. */
  async giveBack(addresses: ProjectAddresses): Promise<void> {
    await Promise.all(mailboxes(addresses).map(([limit, key]) => this.limiter.giveBack(limit, key)));
  }
}

const mailboxes = ({ officeEmail, clientEmail }: ProjectAddresses): [RateLimit, string][] => [
  [SENT_PER_OFFICE, hashSecret(mailboxOf(officeEmail))],
  [SENT_PER_CLIENT, hashSecret(mailboxOf(clientEmail))],
];

interface NewProject extends ProjectAddresses {
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

  /** The row also keeps the picture, no matter who sends its address. */
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

/** The projects about which a person asked, or was asked. */
export class ProjectAccountPart implements AccountPart {
  readonly name = 'projects';

  constructor(private readonly storage: Pick<StorageGateway, 'publicUrl'>) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const projects = await projectsOf(em, userId);
    return projects.map(({ imageKey, ...project }) => ({
      ...project,
      imageUrl: this.storage.publicUrl(imageKey),
    }));
  }

  /** The sweep of uploads removes their pictures, which nothing shows any more. */
  remove(em: EntityManager, userId: string): Promise<void> {
    return removeProjectsOf(em, userId);
  }
}

/** Forgets approvals that can no longer be seen or answered; the sweep of uploads then removes their pictures. */
export class ApprovalSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.em.nativeDelete(Approval, { expiresAt: { $lte: this.clock() } });
  }
}
