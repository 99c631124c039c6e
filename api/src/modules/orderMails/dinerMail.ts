import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import type { MailBrand } from '../../gateways/mail/mailLayout.ts';
import { panelHtml, softHtml, textHtml } from '../../gateways/mail/mailParts.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { messages } from './messages.ts';
import type { OrderView } from '../orders/order.repository.ts';
import {
  button,
  buttonsHtml,
  ifMissingParts,
  linesPart,
  type MailPart,
  mailOfParts,
  momentOf,
  numberPart,
  paragraph,
  phoneHtml,
  unconfirmedParts,
  placeParts,
} from './orderMailParts.ts';

export type MailKind = JobPayloads['mailOrder']['kind'];
/** Mails to the restaurant. */
export type OwnerMailKind = Extract<MailKind, `${string}-owner`>;
export type DinerMailKind = Exclude<MailKind, OwnerMailKind>;

/** Pages of the site that a mail to a diner links to. */
export interface DinerPages {
  statusUrl: string;
  menuUrl: string;
}

interface Content {
  subject: string;
  title: string;
  preheader: string;
  body: string;
  link: { href: string; label: string };
  parts: MailPart[];
}

/**
 * A mail to the diner in the name of a restaurant whose owner has a verified mailbox (decision 20). It contains no text of
 * the diner, because the address may belong to another person.
 */
export function dinerMail(
  kind: DinerMailKind,
  order: OrderView,
  pages: DinerPages,
  brand: MailBrand | null,
): Omit<Mail, 'id' | 'to'> {
  const { name } = order.restaurant;
  const { body, link, parts, ...words } = contentOf(kind, order, pages);
  const { html, text } = button({ ...link, brand });
  return {
    fromName: messages.from(name),
    ...mailOfParts({ ...words, footer: messages.footerDiner(name), brand }, [
      paragraph(body),
      { html: buttonsHtml([html]), text },
      ...parts,
    ]),
  };
}

function contentOf(kind: DinerMailKind, order: OrderView, pages: DinerPages): Content {
  if (order.state === 'COMPLETED') return completed(order, pages);
  switch (kind) {
    case 'placed-diner': {
      const words = messages.placed;
      const { scheduledFor } = order;
      const body = scheduledFor ? words.bodyScheduled(momentOf(order, scheduledFor)) : words.body;
      const subject = words.subject(order.number, order.restaurant.name);
      return awaited(order, pages, { ...words, subject, body });
    }
    case 'answered':
      return answered(order, pages);
    case 'delayed':
      return delayed(order, pages);
    case 'ready': {
      const words = messages.ready;
      const texts = { subject: words.subject(order.restaurant.name), body: words.body(order.number) };
      return awaited(order, pages, { ...words, ...texts });
    }
    case 'out-for-delivery': {
      const words = messages.onItsWay;
      const texts = { subject: words.subject(order.restaurant.name), body: words.body(order.number) };
      return awaited(order, pages, { ...words, ...texts });
    }
    case 'cancelled-diner': {
      const { call, menu, ...by } = messages.cancelled;
      const { subject, title, body } = by[order.cancelledBy ?? 'RESTAURANT'];
      const { name } = order.restaurant;
      const words = { subject: subject(name), title, body: body(name), call, menu };
      return closed(order, pages, words, order.rejectionReason);
    }
    case 'expired-diner': {
      const { subject, title, body, call, menu } = messages.expired;
      const { name } = order.restaurant;
      const words = { subject: subject(name), title, body: body(name) };
      return closed(order, pages, { ...words, call, menu }, null);
    }
  }
}

/** The restaurant's answer. Throws when there is none. */
function answered(order: OrderView, pages: DinerPages): Content {
  const { name } = order.restaurant;
  if (order.readyAt) {
    const time = momentOf(order, order.readyAt);
    const { preheader } = messages.accepted;
    const { subject, title, body } = messages.accepted[order.fulfilment];
    const words = { subject: subject(time, name), title: title(time), preheader: preheader(name) };
    return awaited(order, pages, { ...words, body: body(name, time) });
  }
  if (order.rejectionReason === null) throw new Error(`Order ${order.id} has no answer to tell`);
  const { subject, title, body, call, menu } = messages.rejected;
  const words = { subject: subject(name), title, body: body(name), call, menu };
  return closed(order, pages, words, order.rejectionReason);
}

/** The new time of a delayed order. Throws when it has none. */
function delayed(order: OrderView, pages: DinerPages): Content {
  if (!order.readyAt) throw new Error(`Order ${order.id} has no time to tell`);
  const { name } = order.restaurant;
  const time = momentOf(order, order.readyAt);
  const { subject, title, body, preheader } = messages.delayed;
  const words = { subject: subject(time, name), title: title(time), preheader: preheader(name) };
  return awaited(order, pages, { ...words, body: body[order.fulfilment](name, time) });
}

type ContentTexts = Pick<Content, 'subject' | 'title' | 'preheader' | 'body'>;

/** The mail about an order that the diner will get. */
const awaited = (order: OrderView, { statusUrl }: DinerPages, words: ContentTexts): Content => ({
  ...words,
  link: { href: statusUrl, label: messages.followOrder },
  parts: [
    numberPart(order),
    linesPart(order, 'diner'),
    ...unconfirmedParts(order, 'diner'),
    ...ifMissingParts(order, 'diner'),
    ...placeParts(order),
  ],
});

/** The mail about an order that the diner has got, whatever its news was: nothing is to be paid or collected any more. */
function completed(order: OrderView, { statusUrl }: DinerPages): Content {
  const { subject, title, preheader, body, link } = messages.completed;
  const { name, phone } = order.restaurant;
  const contact = [name, phone].filter(Boolean).join(', ');
  return {
    subject: subject(order.number, name),
    title,
    preheader,
    body: body(name),
    link: { href: statusUrl, label: link },
    parts: [
      numberPart(order),
      linesPart(order, 'diner'),
      ...unconfirmedParts(order, 'diner'),
      paragraph(contact),
    ],
  };
}

/** The mail about an order that ended without food. */
function closed(
  order: OrderView,
  { menuUrl }: DinerPages,
  { call, menu, ...words }: Omit<ContentTexts, 'preheader'> & { call: string; menu: string },
  reason: string | null,
): Content {
  const { phone } = order.restaurant;
  const heading = `${messages.orderNumber} ${order.number}`;
  return {
    ...words,
    preheader: words.body,
    link: { href: menuUrl, label: menu },
    parts: [
      {
        html: reason ? panelHtml(messages.rejected.reason, `<strong>${textHtml(reason)}</strong>`) : '',
        text: reason && `${messages.rejected.reason}:\n${reason}`,
      },
      {
        html: phone ? `<p>${escapeHtml(call)} ${phoneHtml(phone)}</p>` : '',
        text: phone && `${call} ${phone}`,
      },
      { html: softHtml(heading), text: heading },
      linesPart(order, 'diner'),
    ],
  };
}

/**
 * A mail to the diner while no mailbox of the restaurant's owner is verified. It contains no text of the owner, who could
 * otherwise use us to write to strangers. The order page shows everything (decision 20).
 */
export function neutralDinerMail(
  kind: DinerMailKind,
  order: OrderView,
  statusUrl: string,
): Omit<Mail, 'id' | 'to'> {
  const words = messages.neutral;
  const { subject, body } = neutralTexts(kind, order);
  const number = `${messages.orderNumber} ${order.number}`;
  return mailOfParts({ subject, preheader: body, footer: words.footerDiner }, [
    paragraph(body),
    paragraph(number),
    button({ href: statusUrl, label: words.open }),
  ]);
}

function neutralTexts(kind: DinerMailKind, order: OrderView): { subject: string; body: string } {
  const {
    placed,
    completed: done,
    accepted,
    delayed: later,
    rejected,
    ready,
    onItsWay,
    expired,
    cancelled,
  } = messages.neutral;
  const { state, fulfilment, readyAt } = order;
  if (state === 'COMPLETED') return done;
  switch (kind) {
    case 'placed-diner':
      return placed;
    case 'answered':
      return readyAt
        ? {
            subject: accepted.subject[fulfilment](momentOf(order, readyAt)),
            body: accepted.body[fulfilment],
          }
        : rejected;
    case 'delayed':
      return { subject: later.subject(readyAt ? momentOf(order, readyAt) : ''), body: later.body };
    case 'ready':
      return ready;
    case 'out-for-delivery':
      return onItsWay;
    case 'cancelled-diner':
      return { subject: cancelled.subject, body: cancelled.body[order.cancelledBy ?? 'RESTAURANT'] };
    case 'expired-diner':
      return expired;
  }
}
