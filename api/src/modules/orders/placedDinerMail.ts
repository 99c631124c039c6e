import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, panelHtml, paragraphHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { mailMessages } from './mailMessages.ts';
import { collectHtml, collectText, linesHtml, linesText, numberHtml, numberText } from './orderMailParts.ts';
import type { OrderView } from './orderView.ts';

const words = mailMessages.placed;

/** The diner's mail of an order that the restaurant has but has not answered. */
export function placedDinerMail(order: OrderView, statusUrl: string): Omit<Mail, 'id' | 'to'> {
  const { number, restaurant, customerName, note } = order;
  return {
    subject: words.subject(number, restaurant.name),
    html: mailLayout({
      title: words.title(restaurant.name),
      preheader: words.preheader,
      bodyHtml: [
        paragraphHtml(words.body(customerName)),
        numberHtml(order),
        mailButton({ href: statusUrl, label: mailMessages.followOrder }),
        linesHtml(order),
        note ? panelHtml(mailMessages.yourNote, textHtml(note)) : '',
        collectHtml(order),
      ].join('\n'),
      footerHtml: escapeHtml(mailMessages.footerDiner(restaurant.name)),
    }),
    text: joinText([
      words.title(restaurant.name),
      words.body(customerName),
      numberText(order),
      linesText(order),
      note && `${mailMessages.yourNote}:\n${note}`,
      `${mailMessages.followOrder}: ${statusUrl}`,
      collectText(order),
    ]),
  };
}
