import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail, MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { emailHtml, joinText, panelHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { mailMessages } from './mailMessages.ts';
import { PlanInterest } from './planInterest.entity.ts';

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
