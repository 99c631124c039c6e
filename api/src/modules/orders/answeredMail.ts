import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { joinText, panelHtml, paragraphHtml, softHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { mailMessages } from './mailMessages.ts';
import {
  collectHtml,
  collectText,
  linesHtml,
  linesText,
  numberHtml,
  numberText,
  phoneHtml,
} from './orderMailParts.ts';
import { timeIn } from './orderTime.rules.ts';
import type { OrderView } from './orderView.ts';

/** The diner's mail of the restaurant's answer. Throws when there is none. */
export function answeredMail(order: OrderView, statusUrl: string): Omit<Mail, 'id' | 'to'> {
  if (order.readyAt) return acceptedMail(order, timeIn(order.restaurant.timeZone, order.readyAt), statusUrl);
  if (order.rejectionReason !== null) return rejectedMail(order, order.rejectionReason);
  throw new Error(`Order ${order.id} has no answer to tell`);
}

function acceptedMail(order: OrderView, time: string, statusUrl: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.accepted;
  const { name } = order.restaurant;
  return {
    subject: words.subject(time, name),
    html: mailLayout({
      title: words.title(time),
      preheader: words.preheader(name),
      bodyHtml: [
        paragraphHtml(words.body(name, time)),
        numberHtml(order),
        mailButton({ href: statusUrl, label: mailMessages.followOrder }),
        linesHtml(order),
        collectHtml(order),
      ].join('\n'),
      footerHtml: escapeHtml(mailMessages.footerDiner(name)),
    }),
    text: joinText([
      words.title(time),
      words.body(name, time),
      numberText(order),
      linesText(order),
      `${mailMessages.followOrder}: ${statusUrl}`,
      collectText(order),
    ]),
  };
}

function rejectedMail(order: OrderView, reason: string): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.rejected;
  const { name, phone } = order.restaurant;
  return {
    subject: words.subject(name),
    html: mailLayout({
      title: words.title,
      preheader: words.preheader(name),
      bodyHtml: [
        paragraphHtml(words.body(name)),
        panelHtml(words.reason, `<strong>${textHtml(reason)}</strong>`),
        phone ? `<p>${escapeHtml(words.call)} ${phoneHtml(phone)}</p>` : '',
        softHtml(words.order(order.number)),
        linesHtml(order),
      ].join('\n'),
      footerHtml: escapeHtml(mailMessages.footerDiner(name)),
    }),
    text: joinText([
      words.title,
      words.body(name),
      `${words.reason}:\n${reason}`,
      phone && `${words.call} ${phone}`,
      words.order(order.number),
      linesText(order),
    ]),
  };
}
