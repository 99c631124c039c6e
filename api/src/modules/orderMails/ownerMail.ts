import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { canReplyTo } from '../../gateways/mail/mailAddress.rules.ts';
import { emailHtml, panelHtml, paragraphHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { messages } from './messages.ts';
import type { OrderView, OwnerOrderView } from '../orders/order.repository.ts';
import {
  button,
  buttonsHtml,
  ifMissingParts,
  linesPart,
  lineTitle,
  type MailPart,
  mailOfParts,
  momentOf,
  numberPart,
  paragraph,
  phoneHtml,
  unconfirmedParts,
  wantedParts,
} from './orderMailParts.ts';

/** The pages on which the owner answers the order. */
export interface AnswerAddresses {
  /** One for each offered time; `minutes` null: the time that the diner chose. */
  accept: { minutes: number | null; url: string }[];
  rejectUrl: string;
  readyUrl: string;
  pauseUrl: string;
}

type Composed = Omit<Mail, 'id' | 'to'>;

/** A new order: first the answers, because a kitchen has no time to scroll, then the details. A reply goes to the diner. */
export function placedOwnerMail(order: OwnerOrderView, addresses: AnswerAddresses): Composed {
  const words = messages.owner;
  const { number, total, customerName, restaurant, scheduledFor } = order;
  const ask = scheduledFor ? words.askScheduled(momentOf(order, scheduledFor)) : words.ask;
  const subject = words.subject(number, restaurant.name, formatPence(total), customerName);
  return withAnswers(order, addresses, { subject, title: words.title(number), ask });
}

/** An order that waits for two minutes: the same answers and details again. */
export function reminderMail(order: OwnerOrderView, addresses: AnswerAddresses): Composed {
  const words = messages.reminder;
  const { number, total, restaurant } = order;
  const subject = words.subject(number, restaurant.name, formatPence(total));
  return withAnswers(order, addresses, {
    subject,
    title: words.title(number),
    ask: words.ask(closingTime(order)),
  });
}

const closingTime = (order: OrderView): string => momentOf(order, order.expiresAt ?? order.placedAt);

function withAnswers(
  order: OwnerOrderView,
  addresses: AnswerAddresses,
  { subject, title, ask }: { subject: string; title: string; ask: string },
): Composed {
  const words = messages.owner;
  const { customerName, customerEmail, restaurant, lines } = order;
  const mail = mailOfParts(
    {
      subject,
      title,
      preheader: lines.map(lineTitle).join(', '),
      footer: canReplyTo(customerEmail)
        ? `${words.reply(customerName)} ${words.footer(restaurant.name)}`
        : words.footer(restaurant.name),
    },
    [
      paragraph(ask),
      answers(order, addresses),
      pausePart(addresses),
      ...details(order),
      { html: paragraphHtml(words.ready), text: words.ready },
      button({ href: addresses.readyUrl, label: words.markReady, kind: 'secondary' }),
    ],
  );
  return { ...mail, replyTo: customerEmail };
}

/** An order that ended without an answer, or that the diner cancelled. A reply goes to the diner. */
export function endedMail(order: OwnerOrderView, kind: 'missed' | 'cancelledByDiner'): Composed {
  const words = messages[kind];
  const { number, total, customerEmail, restaurant } = order;
  const mail = mailOfParts(
    {
      subject: words.subject(number, restaurant.name, formatPence(total)),
      title: words.title(number),
      preheader: words.body,
      footer: messages.missed.footer(restaurant.name),
    },
    [paragraph(words.body), ...details(order)],
  );
  return { ...mail, replyTo: customerEmail };
}

/** A new order, to an address that is not verified: with the answers but without the details. */
export function neutralOwnerMail(order: OrderView, addresses: AnswerAddresses): Composed {
  const { subject, body } = messages.neutral.owner;
  return neutralAnswers(order, addresses, subject(order.number, formatPence(order.total)), body);
}

/** An order that waits for two minutes, to an address that is not verified. */
export function neutralReminderMail(order: OrderView, addresses: AnswerAddresses): Composed {
  const subject = messages.neutral.reminder.subject(order.number, formatPence(order.total));
  return neutralAnswers(order, addresses, subject, messages.reminder.ask(closingTime(order)));
}

function neutralAnswers(
  order: OrderView,
  addresses: AnswerAddresses,
  subject: string,
  body: string,
): Composed {
  const { confirm, footer } = messages.neutral.owner;
  return mailOfParts({ subject, preheader: body, footer }, [
    paragraph(body),
    answers(order, addresses),
    pausePart(addresses),
    numberPart(order),
    paragraph(confirm),
  ]);
}

/** An order that ended without an answer, or that the diner cancelled, to an address that is not verified. */
export function neutralEndedMail(
  { number, total }: OrderView,
  kind: 'missed' | 'cancelledByDiner',
): Composed {
  const { neutral } = messages;
  const subject = neutral[kind].subject(number, formatPence(total));
  const body = kind === 'missed' ? neutral.missed.body : messages.cancelledByDiner.body;
  return mailOfParts({ subject, preheader: body, footer: neutral.owner.footer }, [paragraph(body)]);
}

/** Buttons for each offered time, and for declining. */
function answers(order: OrderView, { accept, rejectUrl }: AnswerAddresses): MailPart {
  const words = messages.owner;
  const labelOf = (minutes: number | null): string =>
    minutes === null
      ? words.acceptFor(momentOf(order, order.dueAt ?? order.placedAt))
      : words.accept(minutes);
  const parts = [
    ...accept.map(({ minutes, url }) => button({ href: url, label: labelOf(minutes) })),
    button({ href: rejectUrl, label: words.decline, kind: 'secondary' }),
  ];
  return {
    html: buttonsHtml(parts.map(({ html }) => html)),
    text: parts.map(({ text }) => text).join('\n'),
  };
}

/** A quiet link, because it is no answer to the order. */
function pausePart({ pauseUrl }: AnswerAddresses): MailPart {
  const { busy, pause } = messages.owner;
  return {
    html: `<p style="margin:0 0 24px">${escapeHtml(busy)} <a href="${escapeHtml(pauseUrl)}">${escapeHtml(pause)}</a></p>`,
    text: `${busy} ${pause}: ${pauseUrl}`,
  };
}

function details(order: OwnerOrderView): MailPart[] {
  const { customerName, customerPhone, customerEmail, note } = order;
  return [
    numberPart(order),
    ...wantedParts(order),
    {
      html: note && panelHtml(messages.note, `<strong>${textHtml(note)}</strong>`),
      text: note && `${messages.note}:\n${note}`,
    },
    ...ifMissingParts(order, 'owner'),
    linesPart(order, 'owner'),
    ...unconfirmedParts(order, 'owner'),
    {
      html: panelHtml(
        messages.customer,
        `<strong>${escapeHtml(customerName)}</strong><br>${phoneHtml(customerPhone)}<br>${emailHtml(customerEmail)}`,
      ),
      text: [customerName, customerPhone, customerEmail].join('\n'),
    },
  ];
}
