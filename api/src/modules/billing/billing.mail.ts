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

/** Sends mails about refunds, one per job. */
export class RefundMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly publicUrl: string,
  ) {}

  /** Sends one mail to the payer. A repeat has the same id. No mail is sent after the account was deleted. */
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

interface Refund {
  /** Result of `greetingOf`. */
  greeting: string;
  /** Null after the site was deleted. */
  site: string | null;
  plan: string;
  /** Pence. */
  amount: number;
}

/** The mail about a refunded double payment. */
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
