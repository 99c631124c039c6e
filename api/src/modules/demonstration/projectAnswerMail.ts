import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, panelHtml, paragraphHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { mailMessages } from './mailMessages.ts';
import { pictureHtml, type MailedPicture } from './projectMailParts.ts';

/** The office's mail of the client's answer; `feedback` is null when the client approved. A reply goes to the client. */
export function projectAnswerMail(
  clientEmail: string,
  feedback: string | null,
  picture: MailedPicture,
): Omit<Mail, 'id' | 'to'> {
  const words = feedback === null ? mailMessages.approved : mailMessages.changes;
  const heading = mailMessages.changes.feedback;
  return {
    subject: words.subject,
    replyTo: clientEmail,
    html: mailLayout({
      title: words.title,
      preheader: words.preheader,
      bodyHtml: [
        paragraphHtml(words.body(clientEmail)),
        feedback === null ? '' : panelHtml(heading, textHtml(feedback)),
        pictureHtml(picture),
      ].join('\n'),
      footerHtml: escapeHtml(mailMessages.answerFooter),
    }),
    text: joinText([
      words.title,
      words.body(clientEmail),
      feedback && `${heading}:\n${feedback}`,
      picture.href,
      mailMessages.answerFooter,
    ]),
  };
}
