import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { mailLayout } from '../../gateways/mail/mailLayout.ts';
import { mailButton, joinText, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '../../lib/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import type { DinerMailKind } from './dinerMail.ts';
import { mailMessages } from './messages.ts';
import type { OrderView } from './order.repository.ts';
import { numberHtml, numberText } from './orderMailParts.ts';
import { timeIn } from './orderTime.rules.ts';
import { answersHtml, answersText, type AnswerAddresses } from './ownerMail.ts';

const words = mailMessages.neutral;

/**
 * A mail to the diner while the restaurant's owner has not shown that any mailbox is theirs: whoever made the site may be
 * writing to strangers through us, so not one word of theirs is in it. The order page shows everything (decision 20).
 */
export function neutralDinerMail(
  kind: DinerMailKind,
  order: OrderView,
  statusUrl: string,
): Omit<Mail, 'id' | 'to'> {
  const { subject, body } = dinerWords(kind, order);
  const number = `${mailMessages.orderNumber} ${order.number}`;
  return {
    subject,
    html: mailLayout({
      title: subject,
      preheader: body,
      bodyHtml: [
        paragraphHtml(body),
        paragraphHtml(number),
        mailButton({ href: statusUrl, label: words.open }),
      ].join('\n'),
      footerHtml: escapeHtml(words.footerDiner),
    }),
    text: joinText([subject, body, number, `${words.open}: ${statusUrl}`, words.footerDiner]),
  };
}

/** A new order, to the account's address that nobody has confirmed yet: it can be answered, and is read on its page. */
export function neutralOwnerMail(order: OrderView, addresses: AnswerAddresses): Omit<Mail, 'id' | 'to'> {
  const { subject, body, confirm, footer } = words.owner;
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
  const { subject, body } = words.missed;
  const title = subject(number, formatPence(total));
  return {
    subject: title,
    html: mailLayout({
      title,
      preheader: body,
      bodyHtml: paragraphHtml(body),
      footerHtml: escapeHtml(words.owner.footer),
    }),
    text: joinText([title, body, words.owner.footer]),
  };
}

function dinerWords(kind: DinerMailKind, order: OrderView): { subject: string; body: string } {
  const { placed, accepted, rejected, ready, expired } = words;
  switch (kind) {
    case 'placed-diner':
      return placed;
    case 'answered':
      return order.readyAt
        ? { ...accepted, subject: accepted.subject(timeIn(order.restaurant.timeZone, order.readyAt)) }
        : rejected;
    case 'ready':
      return ready;
    case 'expired-diner':
      return expired;
  }
}
