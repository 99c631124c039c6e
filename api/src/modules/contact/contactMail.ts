import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { emailHtml, joinText, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { ContactWords } from './contact.rules.ts';
import { mailMessages } from './mailMessages.ts';

/** Our support's mail of what a visitor wrote; a reply goes to the visitor. */
export function contactMail({ name, email, subject, message }: ContactWords): Omit<Mail, 'id' | 'to'> {
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
