import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, paragraphHtml, softHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { mailMessages } from './mailMessages.ts';
import { pictureHtml, type MailedPicture } from './projectMailParts.ts';

/** The pages that answer. */
export interface AnswerPages {
  approveUrl: string;
  requestChangesUrl: string;
}

/** The client's mail: the picture, and how to answer. A reply goes to the office. */
export function projectMail(
  officeEmail: string,
  picture: MailedPicture,
  { approveUrl, requestChangesUrl }: AnswerPages,
): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.ask;
  return {
    subject: words.subject,
    replyTo: officeEmail,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: [
        paragraphHtml(words.body(officeEmail)),
        pictureHtml(picture),
        mailButton({ href: approveUrl, label: words.approve }),
        mailButton({ href: requestChangesUrl, label: words.requestChanges, kind: 'secondary' }),
        softHtml(words.once),
      ].join('\n'),
      footerHtml: escapeHtml(words.footer(officeEmail)),
    }),
    text: joinText([
      words.title,
      words.body(officeEmail),
      picture.href,
      `${words.approve}: ${approveUrl}`,
      `${words.requestChanges}: ${requestChangesUrl}`,
      words.once,
      words.footer(officeEmail),
    ]),
  };
}
