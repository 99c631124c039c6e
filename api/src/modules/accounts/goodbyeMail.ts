import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { mailMessages } from './mailMessages.ts';

/** The last mail to somebody whose account was deleted. */
export function goodbyeMail(greeting: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.goodbye;
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
<p>${escapeHtml(words.thanks)}</p>`,
      footerHtml: escapeHtml(words.footer),
    }),
    text: `${[words.title, greeting, words.body, words.thanks].join('\n\n')}\n`,
  };
}
