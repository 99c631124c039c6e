import PostalMime, { type Address } from 'postal-mime';

/** A mail that arrived, as the inbox and the tests read it. */
export interface MailboxMessage {
  /** UUID of version 7; later mails have greater ids. */
  id: string;
  /** With display name, e.g. `Forkfront <orders@forkfront.example>`. */
  from: string;
  /** Who it was delivered to: the addresses of the SMTP envelope, joined with `, `. */
  to: string;
  subject: string;
  /** When it arrived, RFC 3339 UTC. */
  date: string;
  /** null when the mail has no such part. */
  text: string | null;
  html: string | null;
  /** First value of each header as sent, names in lower case, e.g. `message-id`. */
  headers: Record<string, string>;
}

/** Headers that the receiving server puts in front of what it received; the first of each is ours. */
const DELIVERED_TO = 'delivered-to';
const RETURN_PATH = 'return-path';

export interface Envelope {
  from: string;
  to: readonly string[];
}

/** What is kept of a received mail: its bytes as sent, below two headers that tell the envelope. */
export const withEnvelope = (raw: Buffer, { from, to }: Envelope): Buffer =>
  Buffer.concat([Buffer.from(`Return-Path: <${from}>\r\nDelivered-To: ${to.join(', ')}\r\n`), raw]);

/** Reads what `withEnvelope` made. Rejects what is no mail at all (nesting without end, megabytes of headers). */
export async function parseMailboxMessage(id: string, stored: Buffer): Promise<MailboxMessage> {
  const mail = await PostalMime.parse(stored);
  const [returnPath, deliveredTo, ...sent] = mail.headers;
  if (returnPath?.key !== RETURN_PATH || deliveredTo?.key !== DELIVERED_TO)
    throw new Error(`mail ${id} was not stored by this mailbox`);
  return {
    id,
    from: mail.from ? formatAddress(mail.from) : returnPath.value.replace(/^<|>$/g, ''),
    to: deliveredTo.value,
    subject: mail.subject ?? '',
    date: arrivalOf(id),
    text: mail.text ?? null,
    html: mail.html ?? null,
    headers: Object.fromEntries(sent.toReversed().map(({ key, value }) => [key, value])),
  };
}

const formatAddress = ({ name, address }: Address): string =>
  name && address ? `${name} <${address}>` : (address ?? name);

/** The first 48 bits of a UUID of version 7 are its time in ms. */
const arrivalOf = (id: string): string =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();
