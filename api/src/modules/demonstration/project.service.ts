import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import {
  type Counter,
  type RateLimit,
  type RateLimiter,
  giveBackEach,
  takeEach,
} from '../../gateways/limits/rateLimiter.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { sentId } from '../../lib/ids.ts';
import { ok, type FieldProblem, type Outcome, invalid, unavailable } from '../../lib/result.ts';
import { hashSecret } from '../../lib/secrets.ts';
import { mailboxOf } from '@forkfront/common/email.ts';
import type { UploadedPictures } from '../uploads/uploadedPictures.service.ts';
import { Approval } from './approval.entity.ts';
import { addProject, type NewApproval, projectsOf, removeProjectsOf } from './approval.repository.ts';
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

const mailboxes = ({ officeEmail, clientEmail }: ProjectAddresses): Counter[] => [
  [SENT_PER_OFFICE, hashSecret(mailboxOf(officeEmail))],
  [SENT_PER_CLIENT, hashSecret(mailboxOf(clientEmail))],
];

interface NewProject extends ProjectAddresses {
  /** Public address of an uploaded picture. */
  imageUrl: string;
}

/** Sends projects to clients, by the configured workflow or by our own mail. */
export class ProjectService {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: UploadedPictures,
    private readonly limiter: RateLimiter,
    private readonly workflow: WorkflowGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * Sends a picture to a client. Only our pictures, only our words, and rarely, so that it is no open relay. A repeat on
   * the same day succeeds and changes nothing.
   */
  async send(
    { imageUrl, ...written }: NewProject,
    ip: string,
  ): Promise<Outcome<void, 'validation' | 'rateLimited' | 'unavailable'>> {
    const addresses = tidyAddresses(written);
    const imageKey = await this.pictures.designKeyOf(imageUrl);
    const fields = [...addressProblems(addresses), ...imageProblems(imageUrl, imageKey)];
    if (fields.length > 0 || imageKey === null) return invalid(messages.sendFailed, fields);
    const allowed = await takeEach(this.limiter, [[SENT_PER_IP, ip], ...mailboxes(addresses)]);
    if (!allowed.ok) return allowed;
    const createdAt = this.clock();
    const id = sentId(createdAt, addresses.officeEmail, addresses.clientEmail, imageKey);
    const project = { id, ...addresses, imageKey, createdAt, expiresAt: answerableUntil(createdAt) };
    if (!this.workflow.sendProject) return ok(await this.keep(project, true));
    // What the workflow has got, it gets once.
    if ((await this.em.count(Approval, { id })) > 0) return ok(undefined);
    try {
      await this.workflow.sendProject({ ...addresses, imageUrl });
    } catch (error) {
      this.log.warn({ err: error }, 'the workflow did not take a project');
      // No mail was sent; the try of the IP still counts.
      await giveBackEach(this.limiter, mailboxes(addresses));
      return unavailable(messages.sendFailed);
    }
    return ok(await this.keep(project, false));
  }

  /** Deletes expired approvals; the sweep of uploads then deletes their pictures. */
  async sweep(): Promise<void> {
    await this.em.nativeDelete(Approval, { expiresAt: { $lte: this.clock() } });
  }

  /** The row also protects the picture from the sweep of uploads. */
  private async keep(project: NewApproval, isMailed: boolean): Promise<void> {
    await this.em.transactional(async (em) => {
      const isNew = await addProject(em, project);
      if (isNew && isMailed) await addJob(em, 'mailProject', { approvalId: project.id });
    });
  }
}

function imageProblems(imageUrl: string, imageKey: string | null): FieldProblem[] {
  if (imageKey !== null) return [];
  return [{ path: 'imageUrl', message: imageUrl ? messages.imageForeign : messages.imageRequired }];
}

/** The projects of which a person is the office or the client. The sweep of uploads deletes their pictures. */
export const projectsPart = (storage: Pick<StorageGateway, 'publicUrl'>): AccountPart => ({
  name: 'projects',
  async export(em, userId) {
    const projects = await projectsOf(em, userId);
    return projects.map(({ imageKey, ...project }) => ({
      ...project,
      imageUrl: storage.publicUrl(imageKey),
    }));
  },
  remove: removeProjectsOf,
});
