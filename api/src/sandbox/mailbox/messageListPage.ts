import { escapeHtml } from '../../lib/escapeHtml.ts';
import { arrivalTime } from './arrivalTime.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { mailboxPage } from './mailboxPage.ts';
import { MAILBOX_TEXTS } from './messages.ts';

const SNIPPET_LENGTH = 140;

const ENVELOPE = `<svg class="art" viewBox="0 0 120 90" width="120" height="90" aria-hidden="true" fill="none" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
<path class="paper" d="M28 40V14a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v26"/><path class="ink" d="M40 24h40M40 34h24"/>
<path class="ink" d="M14 34v42a6 6 0 0 0 6 6h80a6 6 0 0 0 6-6V34L66 60a11 11 0 0 1-12 0Z"/></svg>`;

/** The inbox: newest first, only those to `to` when it is given. */
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
