import { createTransport } from 'nodemailer';
import { oneLine } from '@forkfront/common/plainText.ts';
import type { MailConfig } from '../../serviceSettings.ts';
import { PermanentError } from '../jobs/jobs.gateway.ts';
import type { MailGateway } from './mail.gateway.ts';
import { canReplyTo, type MailAddress, parseMailAddress } from './mailAddress.rules.ts';

const TIMEOUT_MS = 10_000;
/** As many as jobs that send mails run at the same time. */
const MAX_CONNECTIONS = 4;

/** `timeoutMs` limits each answer of the server. */
export function createSmtpMail(
  config: MailConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): MailGateway {
  const from = oneAddress('from', config.from);
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const closing = new AbortController();
  const transport = createTransport({
    url: config.smtpUrl,
    // Connections stay open between mails: opening one costs more than a mail.
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, html, text, fromName, replyTo, id }) {
      const mail = {
        from: fromName === undefined ? from : { ...from, name: oneLine(fromName) },
        to: oneAddress('to', to),
        ...replyToOf(replyTo),
        subject: oneLine(subject),
        html,
        text,
        // Quoted-printable costs a sixth of the CPU time of a mail.
        textEncoding: 'base64' as const,
        messageId: messageIdOf(id, domain),
        // Prevents automatic replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: closing.signal,
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isRefusedForGood(error) ? new PermanentError(error.message, { cause: error }) : error;
      });
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

/** A 5xx for the recipient or the content is permanent. A refused login is not: the configuration can be corrected. */
const isRefusedForGood = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

/** No Reply-To for an address that only some servers can take: a server that cannot would refuse the whole mail. */
function replyToOf(text: string | undefined): { replyTo?: MailAddress } {
  if (text === undefined) return {};
  const replyTo = oneAddress('replyTo', text);
  return canReplyTo(replyTo.address) ? { replyTo } : {};
}

function oneAddress(field: string, text: string): MailAddress {
  const address = parseMailAddress(text);
  if (!address) throw new Error(`${field} of a mail must be one e-mail address`);
  return address;
}

/** The Message-ID (RFC 5322) of an id. Forbidden characters are percent-encoded, so different ids stay different. */
export function messageIdOf(id: string, domain: string): string {
  if (id === '') throw new Error('a mail needs an id');
  const local = encodeURIComponent(id).replace(
    /[().]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `<${local}@${domain}>`;
}
