import { backLink } from './backLink.ts';
import { mailboxPage } from './mailboxPage.ts';
import { MAILBOX_TEXTS } from './messages.ts';

/** What stands in place of a mail that is not kept (any more). */
export const missingPage = (base: string): string =>
  mailboxPage({
    base,
    title: MAILBOX_TEXTS.missing,
    bodyHtml: `${backLink(base)}
<h1>${MAILBOX_TEXTS.missing}</h1><p class="soft">${MAILBOX_TEXTS.missingHint}</p>`,
  });
