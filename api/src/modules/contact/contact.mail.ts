import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { emailHtml, joinText, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { ContactMessage, PlanInterest } from './contact.entity.ts';
import type { ContactWords } from './contact.rules.ts';
import { mailMessages } from './messages.ts';

/** Our support's mail of what a visitor wrote; a reply goes to the visitor. */
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

/** Tells our support who waits for a plan. */
export class PlanInterestMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly supportEmail: string,
  ) {}

  /** Sends one mail; a repeat has the same id. An address that was removed in the meantime goes nowhere. */
  async send({ interestId }: JobPayloads['mailPlanInterest']): Promise<void> {
    const interest = await this.em.findOne(PlanInterest, { id: interestId }, { populate: ['service'] });
    if (!interest) return;
    await this.mail.send({
      ...interestMail(interest.service.$.name, interest.email),
      to: this.supportEmail,
      id: `plan-interest-${interestId}`,
    });
  }
}

/** A reply goes to the person who asked. */
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
