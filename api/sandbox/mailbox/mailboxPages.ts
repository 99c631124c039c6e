import { escapeHtml } from '../../src/lib/plainText.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { MAILBOX_TEXTS } from './messages.ts';

const arrival = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});

/** A `<time>` element for an RFC 3339 time, shown as in London. */
const arrivalTime = (date: string): string =>
  `<time datetime="${escapeHtml(date)}">${arrival.format(new Date(date))}</time>`;

/** The link to the list. */
const backLink = (base: string): string =>
  `<a class="back" href="${base}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m12 19-7-7 7-7M19 12H5"/></svg>${MAILBOX_TEXTS.back}</a>`;

/** The layout of every page. `base` is the path of the router; `bodyHtml` is escaped. */
function mailboxPage({ base, title, bodyHtml }: { base: string; title: string; bodyHtml: string }): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(PRODUCT_NAME)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/mailbox.css">
</head>
<body>
<header class="bar"><div class="wrap"><a class="brand" href="${base}">${escapeHtml(PRODUCT_NAME)}</a><span>${MAILBOX_TEXTS.inbox}</span></div></header>
<main class="wrap">${bodyHtml}</main>
</body>
</html>
`;
}

const SNIPPET_LENGTH = 140;

const ENVELOPE = `<svg class="art" viewBox="0 0 120 90" width="120" height="90" aria-hidden="true" fill="none" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
<path class="paper" d="M28 40V14a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v26"/><path class="ink" d="M40 24h40M40 34h24"/>
<path class="ink" d="M14 34v42a6 6 0 0 0 6 6h80a6 6 0 0 0 6-6V34L66 60a11 11 0 0 1-12 0Z"/></svg>`;

/** The list, newest first; with `to`, only the mails to this recipient. */
export function messageListPage(base: string, messages: MailboxMessage[], to: string | null): string {
  const list =
    messages.length === 0 ? emptyState(to) : `<ol class="list">${messages.map(row(base)).join('')}</ol>`;
  const showAll = to === null ? '' : `<a class="button quiet" href="${base}">${MAILBOX_TEXTS.showAll}</a>`;
  const count = `<p class="count">${MAILBOX_TEXTS.count(messages.length)}</p>`;
  const clear = `<form method="post" action="${base}/clear"><button class="button quiet">${MAILBOX_TEXTS.clear}</button></form>`;
  const bodyHtml = `
<div class="head"><div><h1>${MAILBOX_TEXTS.inbox}</h1><p class="soft">${MAILBOX_TEXTS.lead}</p></div>
${messages.length === 0 ? '' : count}</div>
<div class="tools"><form class="filter" method="get" action="${base}">
<label for="to">${MAILBOX_TEXTS.filterLabel}</label>
<input id="to" name="to" type="search" inputmode="email" autocomplete="off" value="${escapeHtml(to ?? '')}">
<button class="button">${MAILBOX_TEXTS.filterButton}</button>${showAll}</form>
<div class="actions"><a class="button quiet" href="${base}${to === null ? '' : `?to=${encodeURIComponent(to)}`}">${MAILBOX_TEXTS.refresh}</a>
${messages.length === 0 ? '' : clear}</div></div>
${list}`;
  return mailboxPage({ base, title: MAILBOX_TEXTS.inbox, bodyHtml });
}

const row = (base: string) => (message: MailboxMessage) => {
  const snippet = (message.text ?? '').replace(/\s+/g, ' ').trim().slice(0, SNIPPET_LENGTH);
  return `<li><a class="row" href="${base}/${message.id}"><span class="to">${escapeHtml(message.to)}</span>
<span class="what"><span class="subject">${escapeHtml(message.subject || MAILBOX_TEXTS.noSubject)}</span>
<span class="snippet">${escapeHtml(snippet)}</span></span>${arrivalTime(message.date)}</a></li>`;
};

function emptyState(to: string | null): string {
  const [title, hint] =
    to === null
      ? [MAILBOX_TEXTS.empty, MAILBOX_TEXTS.emptyHint]
      : [MAILBOX_TEXTS.noMatch(to), MAILBOX_TEXTS.noMatchHint];
  return `<div class="empty">${ENVELOPE}<h2>${escapeHtml(title)}</h2><p class="soft">${hint}</p></div>`;
}

export type MessageView = 'html' | 'text' | 'headers';

const VIEWS: readonly MessageView[] = ['html', 'text', 'headers'];

/** Popups leave the sandbox, so that links in a mail open working pages. */
export const MAIL_SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** The page of a mail. Its HTML is in a sandboxed frame with its own address, `<base>/<id>/html`. */
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

/** The page of an unknown or deleted mail. */
export const missingPage = (base: string): string =>
  mailboxPage({
    base,
    title: MAILBOX_TEXTS.missing,
    bodyHtml: `${backLink(base)}
<h1>${MAILBOX_TEXTS.missing}</h1><p class="soft">${MAILBOX_TEXTS.missingHint}</p>`,
  });
