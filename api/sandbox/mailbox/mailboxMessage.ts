import PostalMime, { type Address } from 'postal-mime';

/** A received mail. */
export interface MailboxMessage {
  /** UUID of version 7; later mails have greater ids. */
  id: string;
  /** With display name, e.g. `Forkfront <orders@forkfront.example>`. */
  from: string;
  /** The recipients of the SMTP envelope, joined with `, `. */
  to: string;
  subject: string;
  /** Time of arrival, RFC 3339 UTC. */
  date: string;
  /** null without such a part. */
  text: string | null;
  html: string | null;
  /** First value of each header as sent, names in lower case, e.g. `message-id`. */
  headers: Record<string, string>;
}

/** Headers that the receiving server prepends; the first of each is ours. */
const DELIVERED_TO = 'delivered-to';
const RETURN_PATH = 'return-path';

export interface Envelope {
  from: string;
  to: readonly string[];
}

/** The stored form of a mail: its bytes below two headers with the envelope. */
export const withEnvelope = (raw: Buffer, { from, to }: Envelope): Buffer =>
  Buffer.concat([Buffer.from(`Return-Path: <${from}>\r\nDelivered-To: ${to.join(', ')}\r\n`), raw]);

/** Parses what `withEnvelope` made. Rejects anything else (too deep nesting, megabytes of headers). */
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
