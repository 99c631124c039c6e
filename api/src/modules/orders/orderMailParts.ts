import { MAIL_THEME } from '../../gateways/mail/mailLayout.ts';
import { panelHtml } from '../../gateways/mail/mailParts.ts';
import { formatPence } from '../../lib/money.ts';
import { escapeHtml } from '../../lib/plainText.ts';
import { mailMessages } from './messages.ts';
import type { OrderView } from './order.repository.ts';
import { timeIn } from '../../lib/zonedTime.ts';

const { line, surface2, textSoft, serif } = MAIL_THEME;
const CELL = `padding:9px 0;border-bottom:1px solid ${line};vertical-align:top`;
const MONEY = `${CELL};text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums`;

/** A telephone number that opens the dialler. */
export const phoneHtml = (phone: string): string =>
  `<a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}" style="white-space:nowrap">${escapeHtml(phone)}</a>`;

/** Buttons, with 24 px below them: their margin of 12 px and a padding, which does not collapse with it. */
export const buttonsHtml = (buttons: readonly string[]): string =>
  `<div style="padding:0 0 12px">${buttons.join('\n')}</div>`;

/** Address and telephone number for the collection. */
export const collectHtml = ({ restaurant: { name, addressLine, phone } }: OrderView): string =>
  panelHtml(
    mailMessages.collectFrom,
    [
      `<strong>${escapeHtml(name)}</strong>`,
      addressLine && escapeHtml(addressLine),
      phone && phoneHtml(phone),
    ]
      .filter(Boolean)
      .join('<br>'),
  );

/** The same as plain text. */
export const collectText = ({ restaurant: { name, addressLine, phone } }: OrderView): string =>
  [`${mailMessages.collectFrom}:`, name, addressLine, phone].filter(Boolean).join('\n');

/** The number of an order, large enough for a kitchen, and the total. */
export function numberHtml({ number, placedAt, total, restaurant }: OrderView): string {
  const placed = mailMessages.placedAt(timeIn(restaurant.timeZone, placedAt));
  const cell = `class="panel" bgcolor="${surface2}"`;
  return `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td ${cell} style="padding:16px 0 18px 20px;background:${surface2};border-radius:12px 0 0 12px">
<span class="soft" style="font-size:13px;color:${textSoft}">${mailMessages.orderNumber}</span><br>
<span style="font:600 44px/1 ${serif};letter-spacing:-0.02em">${number}</span></td>
<td ${cell} align="right" style="padding:16px 20px 18px 12px;background:${surface2};border-radius:0 12px 12px 0;vertical-align:bottom">
<strong style="font-size:20px">${formatPence(total)}</strong><br>
<span class="soft" style="font-size:13px;line-height:19px;color:${textSoft}">${mailMessages.payOnCollection}<br>${placed}</span></td>
</tr></table>`;
}

/** The same as plain text. */
export const numberText = ({ number, placedAt, restaurant }: OrderView): string =>
  [
    `${mailMessages.orderNumber} ${number}`,
    mailMessages.placedAt(timeIn(restaurant.timeZone, placedAt)),
    mailMessages.payOnCollection,
  ].join('\n');

/** The lines of an order with their total. */
export function linesHtml({ lines, total }: OrderView, totalLabel = mailMessages.total): string {
  const rows = lines.map(
    ({ quantity, name, total: price }) =>
      `<tr><td style="${CELL};width:44px;white-space:nowrap"><strong>${quantity}&nbsp;×</strong></td>
<td style="${CELL};padding-right:12px">${escapeHtml(name)}</td><td style="${MONEY}">${formatPence(price)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px">
${rows.join('\n')}
<tr><td colspan="2" style="padding:11px 0"><strong>${totalLabel}</strong></td>
<td style="padding:11px 0;text-align:right;white-space:nowrap"><strong>${formatPence(total)}</strong></td></tr></table>`;
}

/** The same as plain text. */
export const linesText = ({ lines, total }: OrderView, totalLabel = mailMessages.total): string =>
  [
    ...lines.map(({ quantity, name, total: price }) => `${quantity} × ${name}  ${formatPence(price)}`),
    `${totalLabel}  ${formatPence(total)}`,
  ].join('\n');
