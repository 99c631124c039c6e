import { escapeHtml } from '../../lib/escapeHtml.ts';
import { MAIL_THEME } from './mailTheme.ts';

const { surface2, textSoft } = MAIL_THEME;

/** Plain text for HTML, its line breaks kept. */
export const textHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** A paragraph of plain text. */
export const paragraphHtml = (text: string): string => `<p>${textHtml(text)}</p>`;

/** A quiet line above what it introduces. */
export const softHtml = (text: string): string =>
  `<p class="soft" style="margin:0 0 6px;color:${textSoft}">${escapeHtml(text)}</p>`;

/** A tinted box with a quiet heading. */
export const panelHtml = (heading: string, bodyHtml: string): string =>
  `<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td class="panel" bgcolor="${surface2}" style="padding:14px 18px;background:${surface2};border-radius:12px">
<span class="soft" style="font-size:13px;color:${textSoft}">${escapeHtml(heading)}</span><br>${bodyHtml}</td></tr></table>`;

/** An e-mail address that opens the mail program. */
export const emailHtml = (email: string): string =>
  `<a href="mailto:${encodeURIComponent(email).replaceAll('%40', '@')}">${escapeHtml(email)}</a>`;

/** Parts of a plain text mail with an empty line between; empty parts are left out. */
export const joinText = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part).join('\n\n')}\n`;
