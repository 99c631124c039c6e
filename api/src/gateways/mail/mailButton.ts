import { escapeHtml } from '../../lib/escapeHtml.ts';
import { MAIL_THEME, type MailBrand } from './mailTheme.ts';

export interface MailButton {
  /** An http, https, mailto or tel address. */
  href: string;
  label: string;
  /** `primary` is filled, `secondary` outlined. */
  kind?: 'primary' | 'secondary';
  /** The restaurant whose mail it is; the product's own colours without one. */
  brand?: MailBrand | null;
}

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A button for a mail's body, 44 px high, that also Outlook draws. Throws for an address that is no link. */
export function mailButton({ href, label, kind = 'primary', brand }: MailButton): string {
  if (!ALLOWED.test(href)) throw new Error(`a mail cannot link to ${href}`);
  const filled = kind === 'primary';
  const edge = brand ? (filled ? brand.light.action : MAIL_THEME.text) : MAIL_THEME.primary;
  const background = filled ? edge : MAIL_THEME.surface;
  const colour = filled ? (brand?.light.onAction ?? MAIL_THEME.onPrimary) : edge;
  const link = [
    'display:inline-block',
    'padding:11px 22px',
    `border:1px solid ${edge}`,
    'border-radius:10px',
    `background:${background}`,
    `color:${colour}`,
    `font:600 16px/20px ${MAIL_THEME.sans}`,
    'text-align:center',
    'text-decoration:none',
  ].join(';');
  return (
    '<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="button" ' +
    'style="margin:0 12px 12px 0;display:inline-table;border-collapse:separate"><tr>' +
    `<td class="button-${kind}" bgcolor="${background}" style="border-radius:10px">` +
    `<a class="button-${kind}" href="${escapeHtml(href)}" target="_blank" style="${link}">${escapeHtml(label)}</a>` +
    '</td></tr></table>'
  );
}
