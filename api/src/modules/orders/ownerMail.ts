import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import {
  mailButton,
  emailHtml,
  joinText,
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
  /** One for each of the offered times. */
  accept: { minutes: number; url: string }[];
  rejectUrl: string;
  readyUrl: string;
}

/**
 * The restaurant's mail of a new order: how to answer it first, since a kitchen has no time to scroll, then everything that
 * is needed to cook it. A reply goes to the diner.
 */
export function placedOwnerMail(order: OwnerOrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.owner;
  const { number, total, customerName, customerEmail, restaurant, lines } = order;
  const footer = `${words.reply(customerName)} ${words.footer(restaurant.name)}`;
  const answers = answersText(addresses);
  return {
    subject: words.subject(number, restaurant.name, formatPence(total), customerName),
    html: mailLayout({
      title: words.title(number),
      preheader: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
      bodyHtml: [
        paragraphHtml(words.ask),
        answersHtml(addresses),
        ...detailsHtml(order),
        paragraphHtml(words.ready),
        mailButton({ href: addresses.readyUrl, label: words.markReady, kind: 'secondary' }),
      ].join('\n'),
      footerHtml: escapeHtml(footer),
    }),
    text: joinText([
      words.title(number),
      words.ask,
      answers,
      ...detailsText(order),
      `${words.markReady}: ${addresses.readyUrl}`,
      footer,
    ]),
    replyTo: customerEmail,
  };
}

/** The restaurant's mail of an order that nobody answered in time. A reply goes to the diner. */
export function missedOrderMail(order: OwnerOrderView): Omit<Mail, 'id' | 'to'> {
  const words = mailMessages.missed;
  const { number, total, customerEmail, restaurant } = order;
  return {
    subject: words.subject(number, restaurant.name, formatPence(total)),
    html: mailLayout({
      title: words.title(number),
      preheader: words.body,
      bodyHtml: [paragraphHtml(words.body), ...detailsHtml(order)].join('\n'),
      footerHtml: escapeHtml(words.footer(restaurant.name)),
    }),
    text: joinText([words.title(number), words.body, ...detailsText(order), words.footer(restaurant.name)]),
    replyTo: customerEmail,
  };
}

/** A new order, to the account's address that nobody has confirmed yet: it can be answered, and is read on its page. */
export function neutralOwnerMail(order: OrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const { subject, body, confirm, footer } = mailMessages.neutral.owner;
  const title = subject(order.number, formatPence(order.total));
  return {
    subject: title,
    html: mailLayout({
      title,
      preheader: body,
      bodyHtml: [paragraphHtml(body), answersHtml(addresses), numberHtml(order), paragraphHtml(confirm)].join(
        '\n',
      ),
      footerHtml: escapeHtml(footer),
    }),
    text: joinText([title, body, answersText(addresses), numberText(order), confirm, footer]),
  };
}

/** An order that nobody answered, to an address that nobody has confirmed yet. */
export function neutralMissedMail({ number, total }: OrderView): Omit<Mail, 'id' | 'to'> {
  const { missed, owner } = mailMessages.neutral;
  const { subject, body } = missed;
  const title = subject(number, formatPence(total));
  return {
    subject: title,
    html: mailLayout({
      title,
      preheader: body,
      bodyHtml: paragraphHtml(body),
      footerHtml: escapeHtml(owner.footer),
    }),
    text: joinText([title, body, owner.footer]),
  };
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
