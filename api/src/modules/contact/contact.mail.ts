import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { emailHtml, joinText, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import type { ContactWords } from './contact.rules.ts';
import { mailMessages } from './messages.ts';

/** A visitor's message for our support; a reply goes to the visitor. */
function contactMail({ name, email, subject, message }: ContactWords): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages;
  return {
    subject: words.subject(subject),
    replyTo: email,
    html: mailLayout({
      title: words.title,
      preheader: `${name}: ${subject}`,
      bodyHtml: [
        panelHtml(words.from, `<strong>${escapeHtml(name)}</strong><br>${emailHtml(email)}`),
        panelHtml(words.about, `<strong>${escapeHtml(subject)}</strong>`),
        paragraphHtml(message),
      ].join('\n'),
      footerHtml: escapeHtml(words.reply),
    }),
    text: joinText([
      words.title,
      `${words.from}: ${name} <${email}>\n${words.about}: ${subject}`,
      message,
      words.reply,
    ]),
  };
}

/** Mails to our support, one per job. A repeat has the same id. Nothing is sent for a deleted row. */
export class ContactMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly supportEmail: string,
  ) {}

  async sendMessage({ messageId }: JobPayloads['mailContactMessage']): Promise<void> {
    const message = await this.em.findOne(ContactMessage, { id: messageId });
    if (!message) return;
    await this.mail.send({ ...contactMail(message), to: this.supportEmail, id: `contact-${messageId}` });
  }

  async sendPlanInterest({ interestId }: JobPayloads['mailPlanInterest']): Promise<void> {
    const interest = await this.em.findOne(PlanInterest, { id: interestId }, { populate: ['service'] });
    if (!interest) return;
    await this.mail.send({
      ...interestMail(interest.service.$.name, interest.email),
      to: this.supportEmail,
      id: `plan-interest-${interestId}`,
    });
  }
}

/** A registered plan interest for our support; a reply goes to the person. */
function interestMail(plan: string, email: string): Omit<Mail, 'id' | 'to'> {
  const { interestTitle, interestText, from, reply } = mailMessages;
  return {
    subject: interestTitle(plan),
    replyTo: email,
    html: mailLayout({
      title: interestTitle(plan),
      preheader: interestText(plan),
      bodyHtml: [panelHtml(from, emailHtml(email)), `<p>${escapeHtml(interestText(plan))}</p>`].join('\n'),
      footerHtml: escapeHtml(reply),
    }),
    text: joinText([interestTitle(plan), `${from}: ${email}`, interestText(plan), reply]),
  };
}
