import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { Restaurant } from './restaurant.entity.ts';

const words = {
  suspended: (site: string) => ({
    subject: `${site} has been taken offline`,
    body: [
      `Your website ${site} is offline because it seems to break our terms. Visitors see a neutral page, and it takes no orders.`,
    ],
  }),
  reason: (reason: string) => `The reason: ${reason}`,
  answer: 'If you think this is a mistake, reply to this email. A person reads every answer.',
  restored: (site: string) => ({
    subject: `${site} is online again`,
    body: [`Your website ${site} is online again and works as before. We are sorry for the interruption.`],
  }),
  footer: 'You are receiving this email because you own this website.',
};

/** The mail to an owner; a reply goes to our support. */
export function suspensionMail(
  kind: 'suspended' | 'restored',
  { name, suspensionReason }: Pick<Restaurant, 'name' | 'suspensionReason'>,
  greeting: string,
  supportEmail: string,
): Omit<Mail, 'id' | 'to'> {
  const { subject, body } = words[kind](name);
  const paragraphs = [
    greeting,
    ...body,
    ...(kind === 'suspended' && suspensionReason ? [words.reason(suspensionReason)] : []),
    ...(kind === 'suspended' ? [words.answer] : []),
  ];
  return {
    subject,
    replyTo: supportEmail,
    html: mailLayout({
      title: subject,
      preheader: subject,
      bodyHtml: paragraphs.map(paragraphHtml).join('\n'),
      footerHtml: escapeHtml(words.footer),
    }),
    text: joinText([subject, ...paragraphs, words.footer]),
  };
}
