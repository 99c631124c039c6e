import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { canReplyTo } from '../../gateways/mail/mailAddress.rules.ts';
import {
  mailButton,
  mailOf,
  paragraphHtml,
  pictureHtml,
  softHtml,
  panelHtml,
  textHtml,
} from '../../gateways/mail/mailParts.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { WorkflowGateway } from '../../gateways/workflow/workflow.gateway.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { Approval } from './approval.entity.ts';
import { mailMessages } from './messages.ts';
import type { ProjectLinks } from './projectAnswer.service.ts';

type MailedPicture = Parameters<typeof pictureHtml>[0];

/** The mail to the client: the picture and two links. A reply goes to the office. */
function projectMail(
  officeEmail: string,
  picture: MailedPicture,
  { approveUrl, requestChangesUrl }: { approveUrl: string; requestChangesUrl: string },
) {
  const words = mailMessages.ask;
  const body = words.body(officeEmail);
  return {
    replyTo: officeEmail,
    ...mailOf({
      ...words,
      html: [
        paragraphHtml(body),
        pictureHtml(picture),
        mailButton({ href: approveUrl, label: words.approve }),
        mailButton({ href: requestChangesUrl, label: words.requestChanges, kind: 'secondary' }),
        softHtml(words.once),
      ],
      text: [
        body,
        picture.href,
        `${words.approve}: ${approveUrl}`,
        `${words.requestChanges}: ${requestChangesUrl}`,
        words.once,
      ],
      footer: words.footer(officeEmail),
    }),
  };
}

/** The mail to the office; `feedback` is null for an approval. A reply goes to the client. */
function projectAnswerMail(clientEmail: string, feedback: string | null, picture: MailedPicture) {
  const words = feedback === null ? mailMessages.approved : mailMessages.changes;
  const body = words.body(clientEmail);
  const heading = mailMessages.changes.feedback;
  return {
    replyTo: clientEmail,
    ...mailOf({
      ...words,
      html: [
        paragraphHtml(body),
        feedback === null ? '' : panelHtml(heading, textHtml(feedback)),
        pictureHtml(picture),
      ],
      text: [body, feedback && `${heading}:\n${feedback}`, picture.href],
      footer: canReplyTo(clientEmail)
        ? `${mailMessages.answerFooter} ${mailMessages.answerReply}`
        : mailMessages.answerFooter,
    }),
  };
}

/** Mails to clients and offices, one per job. A repeat has the same id. Nothing is sent for a deleted project. */
export class ProjectMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly workflow: WorkflowGateway,
    private readonly links: ProjectLinks,
    private readonly storage: Pick<StorageGateway, 'publicUrl'>,
  ) {}

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

  /** Informs the office, or sends a change request to the configured workflow. */
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
    // The middle one of at most three sizes fits a mail on a high-resolution screen.
    const src = pictureKeys(imageKey)[1] ?? imageKey;
    return {
      src: this.storage.publicUrl(src),
      href: this.storage.publicUrl(imageKey),
      alt: mailMessages.picture,
      label: mailMessages.seeInFull,
    };
  }
}
