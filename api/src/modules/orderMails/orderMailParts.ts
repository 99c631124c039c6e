import { MAIL_THEME } from '../../gateways/mail/mailLayout.ts';
import { mailButton, mailOf, panelHtml, paragraphHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { ALLERGEN_NAMES, allergenWords, unconfirmedDishes } from '@forkfront/common/allergens.ts';
import { isWithoutFood } from '@forkfront/common/orderState.ts';
import { messages } from './messages.ts';
import type { OrderView } from '../orders/order.repository.ts';
import { momentText, timeIn } from '@forkfront/common/zonedTime.ts';
import { vatReceiptOf } from '@forkfront/common/vat.ts';

const { line, surface2, textSoft, serif } = MAIL_THEME;
const EDGE = `border-bottom:1px solid ${line}`;
const CELL = `padding:9px 0;${EDGE};vertical-align:top`;
const MONEY = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums';
const TOP = 'padding:9px 0 0;vertical-align:top';

/** A part of a mail as HTML and as plain text; null or empty: that version leaves it out. */
export interface MailPart {
  html: string;
  text: string | null;
}

type MailTexts = Omit<Parameters<typeof mailOf>[0], 'html' | 'text'>;

/** A mail of these parts. */
export const mailOfParts = (words: MailTexts, parts: readonly MailPart[]) =>
  mailOf({ ...words, html: parts.map(({ html }) => html), text: parts.map(({ text }) => text) });

export const paragraph = (text: string): MailPart => ({ html: paragraphHtml(text), text });

export const button = (link: Parameters<typeof mailButton>[0]): MailPart => ({
  html: mailButton(link),
  text: `${link.label}: ${link.href}`,
});

/** A telephone number that opens the dialler. */
export const phoneHtml = (phone: string): string =>
  `<a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}" style="white-space:nowrap">${escapeHtml(phone)}</a>`;

/** Buttons, with 24 px below them: their margin of 12 px and a padding, which does not collapse with it. */
export const buttonsHtml = (buttons: readonly string[]): string =>
  `<div style="padding:0 0 12px">${buttons.join('\n')}</div>`;

/** A time of an order: `18:30`, or `Tue 24 Nov, 18:30` on another day than it was placed. */
export const momentOf = ({ placedAt, restaurant: { timeZone } }: OrderView, at: Date): string =>
  momentText(at, timeZone, placedAt);

/** When the diner wants an order. */
export function wantedText(order: OrderView): string {
  const { scheduledFor, dueAt } = order;
  if (scheduledFor) return momentOf(order, scheduledFor);
  return dueAt ? messages.around(momentOf(order, dueAt)) : messages.asSoonAsPossible;
}

/** A tinted box with a heading and lines of plain text; the first line is strong. */
function panel(
  heading: string,
  [first = '', ...more]: readonly string[],
  phone: string | null = null,
): MailPart {
  const html = [`<strong>${escapeHtml(first)}</strong>`, ...more.map(escapeHtml), phone && phoneHtml(phone)];
  return {
    html: panelHtml(heading, html.filter(Boolean).join('<br>')),
    text: [`${heading}:`, first, ...more, phone].filter(Boolean).join('\n'),
  };
}

/** For the kitchen: collection or delivery, when, and where to. */
export function wantedParts(order: OrderView): MailPart[] {
  const { fulfilment, deliveryAddress } = order;
  const wanted = panel(messages.wantedFor[fulfilment], [messages.fulfilment[fulfilment], wantedText(order)]);
  if (!deliveryAddress) return [wanted];
  const { line1, line2, town, postcode } = deliveryAddress;
  return [wanted, panel(messages.deliverTo, [line1, line2, town, postcode].filter(Boolean))];
}

/** For the diner: when and where. A delivery shows only the postcode, because the rest is a text of the diner (decision 20). */
export function placeParts(order: OrderView): MailPart[] {
  const { fulfilment, deliveryAddress, readyAt, restaurant } = order;
  const { name, addressLine, phone } = restaurant;
  const place = deliveryAddress
    ? [
        panel(messages.deliveredTo, [deliveryAddress.postcode, messages.addressOnPage]),
        panel(messages.contact, [name], phone),
      ]
    : [panel(messages.collectFrom, [name, ...(addressLine ? [addressLine] : [])], phone)];
  return readyAt ? place : [panel(messages.fulfilment[fulfilment], [wantedText(order)]), ...place];
}

/** What a total is: still to be paid, paid already, or not charged. */
function totalTexts({ state, fulfilment }: OrderView): { label: string; pay: string } {
  if (isWithoutFood(state)) return { label: messages.notCharged, pay: messages.notCharged };
  const pay = state === 'COMPLETED' ? messages.total : messages.pay[fulfilment];
  return { label: messages.total, pay };
}

/** The number of an order, large enough for a kitchen, and the total. */
export function numberPart(order: OrderView): MailPart {
  const { number, placedAt, total, restaurant } = order;
  const placed = messages.placedAt(timeIn(restaurant.timeZone, placedAt));
  const { pay } = totalTexts(order);
  const cell = `class="panel" bgcolor="${surface2}"`;
  const html = `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td ${cell} style="padding:16px 0 18px 20px;background:${surface2};border-radius:12px 0 0 12px">
<span class="soft" style="font-size:13px;color:${textSoft}">${messages.orderNumber}</span><br>
<span style="font:600 44px/1 ${serif};letter-spacing:-0.02em">${number}</span></td>
<td ${cell} align="right" style="padding:16px 20px 18px 12px;background:${surface2};border-radius:0 12px 12px 0;vertical-align:bottom">
<strong style="font-size:20px">${formatPence(total)}</strong><br>
<span class="soft" style="font-size:13px;line-height:19px;color:${textSoft}">${pay}<br>${placed}</span></td>
</tr></table>`;
  return { html, text: `${messages.orderNumber} ${number}\n${placed}\n${pay}` };
}

type Line = OrderView['lines'][number];

/** Quantity, product and size of a line, e.g. `2 × Margherita, Large`. */
export const lineTitle = ({
  quantity,
  name,
  sizeName,
}: Pick<Line, 'quantity' | 'name' | 'sizeName'>): string =>
  `${quantity} × ${sizeName ? `${name}, ${sizeName}` : name}`;

type Reader = 'diner' | 'owner';

/** What the shop does when a product is missing; nothing for the order of a restaurant. */
export function ifMissingParts({ ifMissing }: OrderView, reader: Reader): MailPart[] {
  if (ifMissing === null) return [];
  return [panel(messages.ifMissing, [messages.missing[reader][ifMissing]])];
}

/** What a line has besides its product: a text for each option, the note, the allergens and the age. */
function lineDetails(
  { options, note, allergens, isAlcohol, quantity: pieces }: Line,
  reader: Reader,
): string[] {
  const words = allergenWords(allergens);
  const chosen = options.map(({ name, quantity }) =>
    quantity > 1 && pieces > 1
      ? messages.optionEach(quantity, name)
      : `+ ${quantity > 1 ? `${quantity} × ` : ''}${name}`,
  );
  return [
    ...chosen,
    ...(reader === 'owner' && note ? [`“${note}”`] : []),
    ...(words ? [words] : []),
    ...(isAlcohol ? [messages.alcohol] : []),
  ];
}

/** Once for an order: of which dishes not all allergens are confirmed. Nothing when all are. */
export function unconfirmedParts({ lines, restaurant: { phone } }: OrderView, reader: Reader): MailPart[] {
  const dishes = unconfirmedDishes(
    lines.map(({ name, sizeName, allergens }) => ({
      name: sizeName ? `${name}, ${sizeName}` : name,
      allergens,
    })),
    ALLERGEN_NAMES,
  );
  if (dishes === '') return [];
  const { all, of, more } = messages.unconfirmed[reader];
  const which = dishes === null ? all : of(dishes);
  if (reader === 'owner' || !phone) return [paragraph(`${which} ${more}`)];
  const words = `${which} ${messages.unconfirmed.diner.call}`;
  return [{ html: `<p>${escapeHtml(words)} ${phoneHtml(phone)}</p>`, text: `${words} ${phone}` }];
}

/** The VAT that an order contains, by rate, with who sold it; empty when there is no receipt. */
function vatParts(order: OrderView): { sums: [label: string, amount: string][]; trader: string | null } {
  const receipt = vatReceiptOf(order);
  if (!receipt) return { sums: [], trader: null };
  const { rates, vatNumber, traderName, traderAddress } = receipt;
  return {
    sums: rates.map(({ rate, gross, vat }) => [messages.vat(rate, formatPence(gross)), formatPence(vat)]),
    trader: messages.trader([traderName, traderAddress].filter(Boolean).join(', '), vatNumber),
  };
}

/**
 * The lines of an order with the fee of a delivery, the saving of an offer, and the total. Diners do not see the notes of the lines,
 * because their address may belong to another person.
 */
export function linesPart(order: OrderView, reader: Reader): MailPart {
  const { label: totalLabel } = totalTexts(order);
  const { lines, total, fulfilment, deliveryFee, discount, promotion } = order;
  const vat = vatParts(order);
  const fee = deliveryFee > 0 ? formatPence(deliveryFee) : messages.freeDelivery;
  const isDelivery = fulfilment === 'DELIVERY';
  const rows = lines.map((line) => {
    const [quantity = '', ...title] = lineTitle(line).split(' × ');
    const details = lineDetails(line, reader).map(escapeHtml).join('<br>');
    // The details have a row of their own, so that they are as wide as the mail.
    return `<tr><td style="${TOP};width:36px;white-space:nowrap"><strong>${quantity}&nbsp;×</strong></td>
<td dir="auto" style="${TOP};padding-right:12px">${escapeHtml(title.join(' × '))}</td>
<td style="${TOP};${MONEY}">${formatPence(line.total)}</td></tr>
<tr><td style="${EDGE}"></td><td colspan="2" style="padding:2px 0 10px;${EDGE}">
<div class="soft" style="font-size:13px;line-height:19px;color:${textSoft}">${details}</div></td></tr>`;
  });
  const sums = [
    ...(isDelivery ? [[messages.deliveryFee, fee] as const] : []),
    ...(promotion ? [[promotion.name, formatPence(-discount)] as const] : []),
  ];
  const sumRows = sums.map(
    ([label, amount]) =>
      `<tr><td colspan="2" style="${CELL}">${escapeHtml(label)}</td><td style="${CELL};${MONEY}">${amount}</td></tr>`,
  );
  const html = `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
${[...rows, ...sumRows].join('\n')}
<tr><td colspan="2" style="padding:11px 0"><strong>${totalLabel}</strong></td>
<td style="padding:11px 0;text-align:right;white-space:nowrap"><strong>${formatPence(total)}</strong></td></tr>${vatHtml(vat)}</table>`;
  const text = lines.map((line) =>
    [
      `${lineTitle(line)}  ${formatPence(line.total)}`,
      ...lineDetails(line, reader).map((detail) => `    ${detail}`),
    ].join('\n'),
  );
  const sumText = sums.map(([label, amount]) => `${label}  ${amount}`);
  const vatText = [...vat.sums.map(([label, amount]) => `${label}  ${amount}`), vat.trader ?? ''].filter(
    Boolean,
  );
  return {
    html,
    text: [...text, ...sumText, `${totalLabel}  ${formatPence(total)}`, ...vatText].join('\n'),
  };
}

const SMALL = `font-size:13px;line-height:19px;color:${textSoft}`;

const vatHtml = ({ sums, trader }: ReturnType<typeof vatParts>): string =>
  [
    ...sums.map(
      ([label, amount]) =>
        `\n<tr><td colspan="2" class="soft" style="${SMALL}">${escapeHtml(label)}</td><td class="soft" style="${SMALL};${MONEY}">${amount}</td></tr>`,
    ),
    ...(trader === null
      ? []
      : [
          `\n<tr><td colspan="3" class="soft" style="padding-top:4px;${SMALL}">${escapeHtml(trader)}</td></tr>`,
        ]),
  ].join('');
