import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { formatPence } from '../../lib/money.ts';
import { mailMessages } from './mailMessages.ts';

/** A payment that was given back. */
export interface Refund {
  /** `greetingOf` its payer. */
  greeting: string;
  /** null once the site is gone. */
  site: string | null;
  plan: string;
  /** Pence. */
  amount: number;
}

/** Tells who paid twice for a site that the second payment was given back. */
export function refundMail(
  { greeting, site, plan, amount }: Refund,
  dashboardUrl: string,
): Omit<Mail, 'id' | 'to'> {
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
