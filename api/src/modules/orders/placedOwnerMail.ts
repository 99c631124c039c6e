import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailButton } from '../../gateways/mail/mailButton.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { emailHtml, joinText, panelHtml, paragraphHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '../../lib/money.ts';
import { mailMessages } from './mailMessages.ts';
import { linesHtml, linesText, numberHtml, numberText, phoneHtml } from './orderMailParts.ts';
import type { OwnerOrderView } from './orderView.ts';

const words = mailMessages.owner;

/** The pages that answer the order. */
export interface AnswerAddresses {
  acceptUrl: string;
  rejectUrl: string;
}

/** The restaurant's mail of a new order: all it needs to cook it, and how to answer. A reply goes to the diner. */
export function placedOwnerMail(order: OwnerOrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const { number, total, customerName, customerEmail } = order;
  return {
    subject: words.subject(number, formatPence(total), customerName),
    html: html(order, addresses),
    text: text(order, addresses),
    replyTo: customerEmail,
  };
}

function html(order: OwnerOrderView, { acceptUrl, rejectUrl }: AnswerAddresses): string {
  const { customerName, customerPhone, customerEmail, note, restaurant, lines } = order;
  return mailLayout({
    title: words.title,
    preheader: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    bodyHtml: [
      numberHtml(order),
      linesHtml(order),
      note ? panelHtml(mailMessages.note, `<strong>${textHtml(note)}</strong>`) : '',
      panelHtml(
        mailMessages.diner,
        `<strong>${escapeHtml(customerName)}</strong><br>${phoneHtml(customerPhone)}<br>${emailHtml(customerEmail)}`,
      ),
      paragraphHtml(words.ask),
      mailButton({ href: acceptUrl, label: words.accept }),
      mailButton({ href: rejectUrl, label: words.reject, kind: 'secondary' }),
    ].join('\n'),
    footerHtml: `${escapeHtml(words.reply(customerName))} ${escapeHtml(words.footer(restaurant.name))}`,
  });
}

function text(order: OwnerOrderView, { acceptUrl, rejectUrl }: AnswerAddresses): string {
  const { customerName, customerPhone, customerEmail, note, restaurant } = order;
  return joinText([
    words.title,
    numberText(order),
    linesText(order),
    note && `${mailMessages.note}:\n${note}`,
    [customerName, customerPhone, customerEmail].join('\n'),
    words.ask,
    `${words.accept}: ${acceptUrl}\n${words.reject}: ${rejectUrl}`,
    `${words.reply(customerName)} ${words.footer(restaurant.name)}`,
  ]);
}
