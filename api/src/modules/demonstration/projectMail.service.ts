import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { Approval } from './approval.entity.ts';
import type { ProjectLinks } from './projectLinks.ts';
import { projectAnswerMail } from './projectAnswerMail.ts';
import { projectMail } from './projectMail.ts';
import type { MailedPicture } from './projectMailParts.ts';

/** Tells clients of projects and offices of answers, one per job. Nobody is told of what has been removed meanwhile. */
export class ProjectMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly workflow: WorkflowGateway,
    private readonly links: ProjectLinks,
    private readonly storage: Pick<StorageGateway, 'publicUrl'>,
  ) {}

  /** Asks the client; a repeat has the same id. */
  async sendProject({ approvalId }: JobPayloads['mailProject']): Promise<void> {
    const approval = await this.em.findOne(Approval, { id: approvalId });
    if (!approval) return;
    const pages = {
      approveUrl: this.links.approveUrl(approvalId),
      requestChangesUrl: this.links.requestChangesUrl(approvalId, approval),
    };
    await this.mail.send({
      ...projectMail(approval.officeEmail, this.picture(approval), pages),
      to: approval.clientEmail,
      id: `project-${approvalId}`,
    });
  }

  /** Tells the office, or the workflow that wants to know of changes. */
  async tellAnswer({ approvalId }: JobPayloads['tellProjectAnswer']): Promise<void> {
    const approval = await this.em.findOne(Approval, { id: approvalId });
    if (!approval) return;
    const { officeEmail, clientEmail } = approval;
    const feedback = approval.feedback ?? null;
    if (feedback !== null && this.workflow.requestChanges)
      return this.workflow.requestChanges({ clientEmail, officeEmail, feedback });
    await this.mail.send({
      ...projectAnswerMail(clientEmail, feedback, this.picture(approval)),
      to: officeEmail,
      id: `project-answer-${approvalId}`,
    });
  }

  private picture({ imageKey }: Approval): MailedPicture {
    // Of at most three sizes the middle one is as wide as a mail on a sharp screen.
    const src = pictureKeys(imageKey)[1] ?? imageKey;
    return { src: this.storage.publicUrl(src), href: this.storage.publicUrl(imageKey) };
  }
}
