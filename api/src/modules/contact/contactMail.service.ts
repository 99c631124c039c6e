import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { contactMail } from './contactMail.ts';
import { ContactMessage } from './contactMessage.entity.ts';

/** Tells our support what visitors wrote. */
export class ContactMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly supportEmail: string,
  ) {}

  /** Sends one message on; a repeat has the same id. One whose writer has removed it meanwhile goes nowhere. */
  async send({ messageId }: JobPayloads['mailContactMessage']): Promise<void> {
    const message = await this.em.findOne(ContactMessage, { id: messageId });
    if (!message) return;
    await this.mail.send({ ...contactMail(message), to: this.supportEmail, id: `contact-${messageId}` });
  }
}
