import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import { canReplyTo } from '../../gateways/mail/mailAddress.rules.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { emailHtml, mailOf, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import type { ContactInput } from './contact.rules.ts';
import { mailMessages as words } from './messages.ts';

/** A visitor's message for our support; a reply goes to the visitor. */
const contactMail = ({ name, email, subject, message }: ContactInput) => ({
  replyTo: email,
  ...mailOf({
    subject: words.subject(subject),
    title: words.title,
    preheader: `${name}: ${subject}`,
    html: [
      panelHtml(words.from, `<strong>${escapeHtml(name)}</strong><br>${emailHtml(email)}`),
      panelHtml(words.about, `<strong>${escapeHtml(subject)}</strong>`),
      paragraphHtml(message),
    ],
    text: [`${words.from}: ${name} <${email}>\n${words.about}: ${subject}`, message],
    footer: canReplyTo(email) ? words.reply : '',
  }),
});

/** A registered plan interest for our support; a reply goes to the person. */
const interestMail = (plan: string, email: string) => ({
  replyTo: email,
  ...mailOf({
    subject: words.interestTitle(plan),
    preheader: words.interestText(plan),
    html: [panelHtml(words.from, emailHtml(email)), paragraphHtml(words.interestText(plan))],
    text: [`${words.from}: ${email}`, words.interestText(plan)],
    footer: canReplyTo(email) ? words.reply : '',
  }),
});

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
