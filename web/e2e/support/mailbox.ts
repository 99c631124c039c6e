import { expect } from '@playwright/test';

/** A mail of the inbox page's JSON (`/_dev/mail/messages`). */
export interface InboxMessage {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string | null;
  html: string | null;
  /** First value of each header, names in lower case. */
  headers: Record<string, string>;
}

/** All mails to an address on the server at `origin`. */
export async function messagesTo(origin: string, address: string): Promise<InboxMessage[]> {
  const response = await fetch(`${origin}/_dev/mail/messages?to=${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`The inbox answered ${response.status}.`);
  return (await response.json()) as InboxMessage[];
}

/** Waits for the mail to an address with a matching subject; fails when there are two. */
export async function mailTo(
  origin: string,
  address: string,
  subject: RegExp | string,
): Promise<InboxMessage> {
  let found: InboxMessage[] = [];
  await expect
    .poll(
      async () => {
        found = (await messagesTo(origin, address)).filter((message) =>
          typeof subject === 'string' ? message.subject.includes(subject) : subject.test(message.subject),
        );
        return found.length;
      },
      { message: `a mail to ${address} with subject ${subject}`, timeout: 20_000 },
    )
    .toBe(1);
  const [mail] = found;
  if (!mail) throw new Error('The mail went away.');
  return mail;
}
