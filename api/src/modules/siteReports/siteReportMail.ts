import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { emailHtml, joinText, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { mailMessages as words } from './messages.ts';
import type { SiteReport } from './siteReport.entity.ts';

/** The mail about one report; a reply goes to the reporter, if there is an address. */
export function siteReportMail(
  { slug, reason, text, email }: Pick<SiteReport, 'slug' | 'reason' | 'text' | 'email'>,
  siteUrl: string,
): Omit<Mail, 'id' | 'to'> {
  const why = words.reasons[reason];
  return {
    subject: words.subject(slug, why),
    ...(email ? { replyTo: email } : {}),
    html: mailLayout({
      title: words.title,
      preheader: `${slug}: ${why}`,
      bodyHtml: [
        panelHtml(words.site, `<strong>${escapeHtml(siteUrl)}</strong>`),
        panelHtml(words.reason, escapeHtml(why)),
        panelHtml(words.reporter, email ? emailHtml(email) : escapeHtml(words.anonymous)),
        ...(text ? [paragraphHtml(text)] : []),
        paragraphHtml(words.howTo(slug)),
      ].join('\n'),
      footerHtml: '',
    }),
    text: joinText([
      words.title,
      `${words.site}: ${siteUrl}\n${words.reason}: ${why}\n${words.reporter}: ${email ?? words.anonymous}`,
      text && `${words.details}:\n${text}`,
      words.howTo(slug),
    ]),
  };
}
