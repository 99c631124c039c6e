import type { Mail } from '../../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../../gateways/mail/mailLayout.ts';
import { MAIL_THEME } from '../../../gateways/mail/mailTheme.ts';
import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { mailMessages } from '../mailMessages.ts';

/** The mail with the link to choose a new password. */
export function passwordResetMail(greeting: string, link: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.reset;
  const soft = `class="soft" style="font-size:14px;line-height:21px;color:${MAIL_THEME.textSoft}`;
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
${mailButton({ href: link, label: words.button })}
<p ${soft}">${escapeHtml(mailMessages.byHand)}<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>
<p>${escapeHtml(words.ignore)}</p>`,
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: `${[words.title, greeting, words.body, link, words.ignore].join('\n\n')}\n`,
  };
}
