import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway, Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { mailButton, joinText, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '../../lib/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { greetingOf } from '../accounts/account.mail.ts';
import { refundOf } from './billing.repository.ts';
import { messages, mailMessages } from './messages.ts';

/** Mails about payments that were given back, one per job. */
export class RefundMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly publicUrl: string,
  ) {}

  /** Sends one mail, to the payer's own address; a repeat of it has the same id. No mail is sent after the account was deleted. */
  async send({ subscriptionId }: JobPayloads['mailRefund']): Promise<void> {
    const row = await refundOf(this.em, subscriptionId);
    if (!row) return;
    await this.mail.send({
      ...refundMail(
        { ...row, greeting: greetingOf(row), plan: row.plan ?? messages.planFallback },
        `${this.publicUrl}/dashboard`,
      ),
      to: row.email,
      id: `refund-${subscriptionId}`,
    });
  }
}

/** A payment that was given back. */
interface Refund {
  /** `greetingOf` its payer. */
  greeting: string;
  /** null once the site is gone. */
  site: string | null;
  plan: string;
  /** Pence. */
  amount: number;
}

/** Tells who paid twice for a site that the second payment was given back. */
function refundMail({ greeting, site, plan, amount }: Refund, dashboardUrl: string): Omit<Mail, 'id' | 'to'> {
  const { subject, preheader, panel, before, after } = mailMessages.refund(site ?? plan);
  const money = formatPence(amount);
  return {
    subject,
    html: mailLayout({
      title: subject,
      preheader,
      bodyHtml: [
        ...[greeting, ...before].map(paragraphHtml),
        panelHtml(panel, `<strong style="font-size:20px">${money}</strong><br>${escapeHtml(plan)}`),
        ...after.map(paragraphHtml),
        mailButton({ href: dashboardUrl, label: mailMessages.billing }),
      ].join('\n'),
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: joinText([
      subject,
      greeting,
      ...before,
      `${panel}: ${money} (${plan})`,
      ...after,
      `${mailMessages.billing}: ${dashboardUrl}`,
      mailMessages.footer,
    ]),
  };
}
