import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { mailButton, mailOf, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { greetingOf } from '../accounts/account.mail.ts';
import { refundOf } from './billing.repository.ts';
import { messages, mailMessages } from './messages.ts';

/** Sends mails about refunds of double payments, one per job. */
export class RefundMailService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailGateway,
    private readonly publicUrl: string,
  ) {}

  /** Sends one mail to the payer. A repeat has the same id. No mail is sent after the account was deleted. */
  async send({ subscriptionId }: JobPayloads['mailRefund']): Promise<void> {
    const refund = await refundOf(this.em, subscriptionId);
    if (!refund) return;
    const { plan: label, footer } = mailMessages;
    const href = `${this.publicUrl}/plan`;
    const plan = refund.plan ?? messages.planFallback;
    const { subject, preheader, panel, ...words } = mailMessages.refund(refund.site ?? plan);
    const before = [greetingOf(refund), ...words.before];
    const money = formatPence(refund.amount);
    const html = [
      ...before.map(paragraphHtml),
      panelHtml(panel, `<strong style="font-size:20px">${money}</strong><br>${escapeHtml(plan)}`),
      ...words.after.map(paragraphHtml),
      mailButton({ href, label }),
    ];
    const text = [...before, `${panel}: ${money} (${plan})`, ...words.after, `${label}: ${href}`];
    await this.mail.send({
      ...mailOf({ subject, preheader, html, text, footer }),
      to: refund.email,
      id: `refund-${subscriptionId}`,
    });
  }
}
