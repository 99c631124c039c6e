import { escapeHtml } from '../../lib/plainText.ts';
import type { Mail } from './mail.gateway.ts';
import { MAIL_THEME, mailLayout, type MailBrand } from './mailLayout.ts';

const { surface2, textSoft } = MAIL_THEME;

/** Plain text as HTML, with its line breaks. */
export const textHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** A paragraph of plain text. */
export const paragraphHtml = (text: string): string => `<p>${textHtml(text)}</p>`;

/** A line of secondary text. */
export const softHtml = (text: string): string =>
  `<p class="soft" style="margin:0 0 6px;color:${textSoft}">${escapeHtml(text)}</p>`;

/** Breaks words that are wider than a phone. Old mail clients support only the second rule. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

/** A tinted box with a small heading. */
export const panelHtml = (heading: string, bodyHtml: string): string =>
  `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td class="panel" bgcolor="${surface2}" style="padding:14px 18px;background:${surface2};border-radius:12px;${BREAK}">
<span class="soft" style="font-size:13px;color:${textSoft}">${escapeHtml(heading)}</span><br>${bodyHtml}</td></tr></table>`;

interface MailedPicture {
  /** A size for mails. */
  src: string;
  /** The largest size. */
  href: string;
  alt: string;
  /** Text of the link to the largest size. */
  label: string;
}

/** A picture in the width of the mail, with a link to the largest size. */
export function pictureHtml({ src, href, alt, label }: MailedPicture): string {
  const style = `display:block;width:100%;height:auto;border:1px solid ${MAIL_THEME.line};border-radius:12px`;
  return `<p><a href="${escapeHtml(href)}"><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="518" style="${style}"></a></p>
<p style="font-size:14px;line-height:21px"><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;
}

/** An e-mail address that opens the mail program. */
export const emailHtml = (email: string): string =>
  `<a href="mailto:${encodeURIComponent(email).replaceAll('%40', '@')}" style="${BREAK}">${escapeHtml(email)}</a>`;

/** Joins the parts of a plain text mail with empty lines; empty parts are left out. */
export const joinText = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part).join('\n\n')}\n`;

interface MailButton {
  /** An http, https, mailto or tel address. */
  href: string;
  label: string;
  /** `primary` is filled, `secondary` outlined. */
  kind?: 'primary' | 'secondary';
  /** null: the colours of the product. */
  brand?: MailBrand | null;
}

const ALLOWED = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A button, 44 px high, that Outlook renders too. Throws for other kinds of addresses. */
export function mailButton({ href, label, kind = 'primary', brand }: MailButton): string {
  if (!ALLOWED.test(href)) throw new Error(`a mail cannot link to ${href}`);
  const filled = kind === 'primary';
  const edge = brand ? (filled ? brand.light.action : MAIL_THEME.text) : MAIL_THEME.primary;
  const background = filled ? edge : MAIL_THEME.surface;
  const colour = filled ? (brand?.light.onAction ?? MAIL_THEME.onPrimary) : edge;
  const style = `display:inline-block;padding:11px 18px;border:1px solid ${edge};border-radius:10px;background:${background};color:${colour};font:600 16px/20px ${MAIL_THEME.sans};text-align:center;text-decoration:none`;
  return (
    '<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="button" ' +
    'style="margin:0 12px 12px 0;display:inline-table;vertical-align:top;border-collapse:separate"><tr>' +
    `<td class="button-${kind}" bgcolor="${background}" style="border-radius:10px">` +
    `<a class="button-${kind}" href="${escapeHtml(href)}" target="_blank" style="${style}">${escapeHtml(label)}</a>` +
    '</td></tr></table>'
  );
}

interface MailTexts {
  subject: string;
  /** The subject without one. */
  title?: string;
  preheader: string;
  /** Parts of the body as HTML. */
  html: readonly string[];
  /** The same parts as plain text; empty ones are left out. */
  text: readonly (string | null)[];
  footer: string;
  brand?: MailBrand | null;
}

/** A mail as HTML and as plain text: title, body, footer. */
export const mailOf = ({
  subject,
  title = subject,
  preheader,
  html,
  text,
  footer,
  brand = null,
}: MailTexts) =>
  ({
    subject,
    html: mailLayout({ title, preheader, brand, bodyHtml: html.join('\n'), footerHtml: escapeHtml(footer) }),
    text: joinText([title, ...text, footer]),
  }) satisfies Partial<Mail>;
