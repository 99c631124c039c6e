import { escapeHtml } from '../../lib/escapeHtml.ts';
import { arrivalTime } from './arrivalTime.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { backLink } from './backLink.ts';
import { mailboxPage } from './mailboxPage.ts';
import { MAILBOX_TEXTS } from './messages.ts';

export type MessageView = 'html' | 'text' | 'headers';

const VIEWS: readonly MessageView[] = ['html', 'text', 'headers'];

/** Popups leave the sandbox, so that a link out of a mail opens a page that works. */
export const MAIL_SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** One mail. Its HTML is shown in a sandboxed frame of its own address, `<base>/<id>/html`. */
export function messagePage(base: string, message: MailboxMessage, view: MessageView): string {
  const subject = message.subject || MAILBOX_TEXTS.noSubject;
  const facts = [
    [MAILBOX_TEXTS.from, escapeHtml(message.from)],
    [MAILBOX_TEXTS.to, escapeHtml(message.to)],
    [MAILBOX_TEXTS.date, arrivalTime(message.date)],
  ].map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const tabs = VIEWS.map((name) => {
    const current = name === view ? ' aria-current="page"' : '';
    return `<a href="${base}/${message.id}?view=${name}"${current}>${MAILBOX_TEXTS[name]}</a>`;
  });
  const bodyHtml = `
${backLink(base)}
<h1>${escapeHtml(subject)}</h1>
<dl class="facts">${facts.join('')}</dl>
<nav class="tabs" aria-label="${MAILBOX_TEXTS.views}">${tabs.join('')}</nav>
${content(base, message, view, subject)}`;
  return mailboxPage({ base, title: subject, bodyHtml });
}

function content(base: string, message: MailboxMessage, view: MessageView, subject: string): string {
  if (view === 'headers') {
    const headers = Object.entries(message.headers).map(([name, value]) => `${name}: ${value}`);
    return plain(headers.join('\n'));
  }
  if (view === 'text') return message.text === null ? note(MAILBOX_TEXTS.noText) : plain(message.text);
  if (message.html === null) return note(MAILBOX_TEXTS.noHtml);
  const title = escapeHtml(MAILBOX_TEXTS.frameTitle(subject));
  return `<iframe class="mail" title="${title}" sandbox="${MAIL_SANDBOX}" src="${base}/${message.id}/html"></iframe>`;
}

const plain = (text: string): string => `<pre class="plain" tabindex="0">${escapeHtml(text)}</pre>`;

const note = (text: string): string => `<p class="plain soft">${text}</p>`;
