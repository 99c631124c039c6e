import { MAIL_THEME } from '../../gateways/mail/mailTheme.ts';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import { mailMessages } from './mailMessages.ts';

/** A picture in a mail. */
export interface MailedPicture {
  /** Address of a size that fits a mail. */
  src: string;
  /** Address of the largest size. */
  href: string;
}

/** The picture as wide as the mail, and a link to it in full. */
export function pictureHtml({ src, href }: MailedPicture): string {
  const style = `display:block;width:100%;height:auto;border:1px solid ${MAIL_THEME.line};border-radius:12px`;
  return `<p><a href="${escapeHtml(href)}"><img src="${escapeHtml(src)}" alt="${escapeHtml(mailMessages.picture)}" width="518" style="${style}"></a></p>
<p style="font-size:14px;line-height:21px"><a href="${escapeHtml(href)}">${escapeHtml(mailMessages.seeInFull)}</a></p>`;
}
