import type { Mail } from '../../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../../gateways/mail/mailLayout.ts';
import { MAIL_THEME } from '../../../gateways/mail/mailTheme.ts';
import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { mailMessages } from '../mailMessages.ts';

/** Plain text. */
export interface AddressMailWords {
  subject: string;
  preheader: string;
  before: readonly string[];
  button: string;
  after: readonly string[];
  footer: string;
}

/**
 * A mail about the address of an account, with one button. It calls nobody by name, as the address may be a stranger's
 * (`greetingOf` says why).
 */
export function addressMail(
  { subject, preheader, before, button, after, footer }: AddressMailWords,
  href: string,
): Omit<Mail, 'id' | 'to'> {
  const soft = `class="soft" style="font-size:14px;line-height:21px;color:${MAIL_THEME.textSoft}"`;
  return {
    subject,
    html: mailLayout({
      title: subject,
      preheader,
      bodyHtml: `<p>${escapeHtml(mailMessages.helloThere)}</p>
${paragraphs(before)}
${mailButton({ href, label: button })}
<p ${soft}>${escapeHtml(mailMessages.byHand)}<br><span style="word-break:break-all">${escapeHtml(href)}</span></p>
${paragraphs(after)}`,
      footerHtml: escapeHtml(footer),
    }),
    text: `${[subject, mailMessages.helloThere, ...before, href, ...after].join('\n\n')}\n`,
  };
}

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');
