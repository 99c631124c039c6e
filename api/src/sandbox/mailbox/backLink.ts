import { MAILBOX_TEXTS } from './messages.ts';

/** The way back to the list. */
export const backLink = (base: string): string =>
  `<a class="back" href="${base}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m12 19-7-7 7-7M19 12H5"/></svg>${MAILBOX_TEXTS.back}</a>`;
