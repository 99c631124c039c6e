import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import {
  emailHtml,
  mailButton,
  mailOf,
  panelHtml,
  paragraphHtml,
  textHtml,
} from '../../gateways/mail/mailParts.ts';
import { formatPence } from '../../lib/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { mailMessages } from './messages.ts';
import type { OrderView, OwnerOrderView } from './order.repository.ts';
import { buttonsHtml, linesHtml, linesText, numberHtml, numberText, phoneHtml } from './orderMailParts.ts';

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
  const mail = mailOf({
    subject: words.subject(number, restaurant.name, formatPence(total), customerName),
    title: words.title(number),
    preheader: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    html: [
      paragraphHtml(words.ask),
      answersHtml(addresses),
      ...detailsHtml(order),
      paragraphHtml(words.ready),
      mailButton({ href: addresses.readyUrl, label: words.markReady, kind: 'secondary' }),
    ],
    text: [
      words.ask,
      answersText(addresses),
      ...detailsText(order),
      `${words.markReady}: ${addresses.readyUrl}`,
    ],
    footer: `${words.reply(customerName)} ${words.footer(restaurant.name)}`,
  });
  return { ...mail, replyTo: customerEmail };
}

/** An order that nobody answered in time. A reply goes to the diner. */
export function missedOrderMail(order: OwnerOrderView): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.missed;
  const { number, total, customerEmail, restaurant } = order;
  const mail = mailOf({
    subject: words.subject(number, restaurant.name, formatPence(total)),
    title: words.title(number),
    preheader: words.body,
    html: [paragraphHtml(words.body), ...detailsHtml(order)],
    text: [words.body, ...detailsText(order)],
    footer: words.footer(restaurant.name),
  });
  return { ...mail, replyTo: customerEmail };
}

/** A new order, to an address that is not verified: with the answers but without the details. */
export function neutralOwnerMail(order: OrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const { subject, body, confirm, footer } = mailMessages.neutral.owner;
  return mailOf({
    subject: subject(order.number, formatPence(order.total)),
    preheader: body,
    html: [paragraphHtml(body), answersHtml(addresses), numberHtml(order), paragraphHtml(confirm)],
    text: [body, answersText(addresses), numberText(order), confirm],
    footer,
  });
}

/** An order that nobody answered in time, to an address that is not verified. */
export function neutralMissedMail({ number, total }: OrderView): Omit<Mail, 'id' | 'to'> {
  const { missed, owner } = mailMessages.neutral;
  const { subject, body } = missed;
  return mailOf({
    subject: subject(number, formatPence(total)),
    preheader: body,
    html: [paragraphHtml(body)],
    text: [body],
    footer: owner.footer,
  });
}

/** Buttons for each offered time, and for declining. */
const answersHtml = ({ accept, rejectUrl }: AnswerAddresses): string =>
  buttonsHtml([
    ...accept.map(({ minutes, url }) => mailButton({ href: url, label: mailMessages.owner.accept(minutes) })),
    mailButton({ href: rejectUrl, label: mailMessages.owner.decline, kind: 'secondary' }),
  ]);

/** The same as plain text. */
const answersText = ({ accept, rejectUrl }: AnswerAddresses): string =>
  [
    ...accept.map(({ minutes, url }) => `${mailMessages.owner.accept(minutes)}: ${url}`),
    `${mailMessages.owner.decline}: ${rejectUrl}`,
  ].join('\n');

function detailsHtml(order: OwnerOrderView): string[] {
  const { customerName, customerPhone, customerEmail, note } = order;
  return [
    numberHtml(order),
    note ? panelHtml(mailMessages.note, `<strong>${textHtml(note)}</strong>`) : '',
    linesHtml(order),
    panelHtml(
      mailMessages.customer,
      `<strong>${escapeHtml(customerName)}</strong><br>${phoneHtml(customerPhone)}<br>${emailHtml(customerEmail)}`,
    ),
  ];
}

const detailsText = (order: OwnerOrderView): string[] => [
  numberText(order),
  order.note && `${mailMessages.note}:\n${order.note}`,
  linesText(order),
  [order.customerName, order.customerPhone, order.customerEmail].join('\n'),
];
