import type { InboxMessage } from './mailbox.ts';

/** The address of a link in a mail's HTML, by its text. Throws when there is none. */
export function linkOf(mail: InboxMessage, words: string): string {
  const links = (mail.html ?? '').matchAll(/<a [^>]*href="(?<href>[^"]*)"[^>]*>(?<label>.*?)<\/a>/gs);
  for (const { groups } of links)
    if (groups?.['href'] && groups['label']?.replaceAll(/<[^>]*>/g, '').trim() === words)
      return groups['href'].replaceAll('&amp;', '&');
  throw new Error(`The mail "${mail.subject}" has no link "${words}".`);
}
