import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { emailHtml, panelHtml, paragraphHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '../../lib/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { mailMessages } from './messages.ts';
import type { OrderView, OwnerOrderView } from './order.repository.ts';
import {
  button,
  buttonsHtml,
  linesPart,
  lineTitle,
  type MailPart,
  mailOfParts,
  numberPart,
  paragraph,
  phoneHtml,
} from './orderMailParts.ts';

/** The pages on which the owner answers the order. */
export interface AnswerAddresses {
  /** One for each offered time. */
  accept: { minutes: number; url: string }[];
  rejectUrl: string;
  readyUrl: string;
}

/** A new order: first the answers, because a kitchen has no time to scroll, then the details. A reply goes to the diner. */
export function placedOwnerMail(order: OwnerOrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.owner;
  const { number, total, customerName, customerEmail, restaurant, lines } = order;
  const mail = mailOfParts(
    {
      subject: words.subject(number, restaurant.name, formatPence(total), customerName),
      title: words.title(number),
      preheader: lines.map(lineTitle).join(', '),
      footer: `${words.reply(customerName)} ${words.footer(restaurant.name)}`,
    },
    [
      paragraph(words.ask),
      answers(addresses),
      ...details(order),
      { html: paragraphHtml(words.ready), text: null },
      button({ href: addresses.readyUrl, label: words.markReady, kind: 'secondary' }),
    ],
  );
  return { ...mail, replyTo: customerEmail };
}

/** An order that nobody answered in time. A reply goes to the diner. */
export function missedOrderMail(order: OwnerOrderView): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.missed;
  const { number, total, customerEmail, restaurant } = order;
  const mail = mailOfParts(
    {
      subject: words.subject(number, restaurant.name, formatPence(total)),
      title: words.title(number),
      preheader: words.body,
      footer: words.footer(restaurant.name),
    },
    [paragraph(words.body), ...details(order)],
  );
  return { ...mail, replyTo: customerEmail };
}

/** A new order, to an address that is not verified: with the answers but without the details. */
export function neutralOwnerMail(order: OrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const { subject, body, confirm, footer } = mailMessages.neutral.owner;
  return mailOfParts({ subject: subject(order.number, formatPence(order.total)), preheader: body, footer }, [
    paragraph(body),
    answers(addresses),
    numberPart(order),
    paragraph(confirm),
  ]);
}

/** An order that nobody answered in time, to an address that is not verified. */
export function neutralMissedMail({ number, total }: OrderView): Omit<Mail, 'id' | 'to'> {
  const { missed, owner } = mailMessages.neutral;
  const subject = missed.subject(number, formatPence(total));
  return mailOfParts({ subject, preheader: missed.body, footer: owner.footer }, [paragraph(missed.body)]);
}

/** Buttons for each offered time, and for declining. */
function answers({ accept, rejectUrl }: AnswerAddresses): MailPart {
  const parts = [
    ...accept.map(({ minutes, url }) => button({ href: url, label: mailMessages.owner.accept(minutes) })),
    button({ href: rejectUrl, label: mailMessages.owner.decline, kind: 'secondary' }),
  ];
  return {
    html: buttonsHtml(parts.map(({ html }) => html)),
    text: parts.map(({ text }) => text).join('\n'),
  };
}

function details(order: OwnerOrderView): MailPart[] {
  const { customerName, customerPhone, customerEmail, note } = order;
  return [
    numberPart(order),
    {
      html: note && panelHtml(mailMessages.note, `<strong>${textHtml(note)}</strong>`),
      text: note && `${mailMessages.note}:\n${note}`,
    },
    linesPart(order),
    {
      html: panelHtml(
        mailMessages.customer,
        `<strong>${escapeHtml(customerName)}</strong><br>${phoneHtml(customerPhone)}<br>${emailHtml(customerEmail)}`,
      ),
      text: [customerName, customerPhone, customerEmail].join('\n'),
    },
  ];
}
