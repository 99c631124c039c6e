import type { Mail } from '../../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../../gateways/mail/mailLayout.ts';
import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { mailMessages } from '../mailMessages.ts';

/**
 * The mail that tells of a sign-in with Google that was added; `forgotUrl` sets a password. `passwordRemoved` when the
 * old one no longer works.
 */
export function googleAddedMail(
  greeting: string,
  forgotUrl: string,
  passwordRemoved: boolean,
): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.google;
  const paragraphs = [
    greeting,
    words.body,
    ...(passwordRemoved ? [words.passwordRemoved] : []),
    words.notYou,
  ];
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: `${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${mailButton({ href: forgotUrl, label: words.button, kind: 'secondary' })}`,
      footerHtml: escapeHtml(mailMessages.footer),
    }),
    text: `${[words.title, ...paragraphs].join('\n\n')}\n${forgotUrl}\n`,
  };
}
