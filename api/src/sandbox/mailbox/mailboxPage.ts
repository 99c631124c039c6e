import { escapeHtml } from '../../lib/escapeHtml.ts';
import { PRODUCT_NAME } from '../../lib/product.ts';
import { MAILBOX_TEXTS } from './messages.ts';

/** The frame of every inbox page. `base` is the path the router is mounted at; `bodyHtml` is escaped already. */
export function mailboxPage({
  base,
  title,
  bodyHtml,
}: {
  base: string;
  title: string;
  bodyHtml: string;
}): string {
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
