import type { Mail } from '../../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../../gateways/mail/mailLayout.ts';
import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { mailMessages } from '../mailMessages.ts';

/** The mail that tells of a changed password; `forgotUrl` helps whoever did not change it. */
export function passwordChangedMail(greeting: string, forgotUrl: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.changed;
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
<p>${escapeHtml(words.notYou)}</p>
${mailButton({ href: forgotUrl, label: words.button, kind: 'secondary' })}`,
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: `${[words.title, greeting, words.body, `${words.notYou}\n${forgotUrl}`].join('\n\n')}\n`,
  };
}
