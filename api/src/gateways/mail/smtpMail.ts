import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../serviceSettings.ts';
import { PermanentError } from '../jobs/jobs.gateway.ts';
import type { MailGateway } from './mail.gateway.ts';
import { type MailAddress, parseMailAddress } from './mailAddress.rules.ts';

const TIMEOUT_MS = 10_000;
const LINE_BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Mail over SMTP. `timeoutMs` limits how long the server may take for each of its answers. */
export function createSmtpMail(
  config: MailConfig,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): MailGateway {
  const from = oneAddress('from', config.from);
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const closing = new AbortController();
  const transport = createTransport({
    url: config.smtpUrl,
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
        ...(replyTo === undefined ? {} : { replyTo: oneAddress('replyTo', replyTo) }),
        subject: oneLine(subject),
        html,
        text,
        messageId: messageIdOf(id, domain),
        // Keeps out-of-office replies away (RFC 3834).
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

const oneLine = (text: string): string => text.replace(LINE_BREAKING, ' ').trim();

/**
 * A server that refuses the recipient or the content with 5xx will do so again. A refused sign-in is a mistake of ours that
 * can be mended, so it is not one.
 */
const isRefusedForGood = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

function oneAddress(field: string, text: string): MailAddress {
  const address = parseMailAddress(text);
  if (!address) throw new Error(`${field} of a mail must be one e-mail address`);
  return address;
}

/**
 * A mail's id as Message-ID (RFC 5322) at the sender's domain. Different ids give different Message-IDs: what a
 * Message-ID may not contain is percent-encoded.
 */
export function messageIdOf(id: string, domain: string): string {
  if (id === '') throw new Error('a mail needs an id');
  const local = encodeURIComponent(id).replace(
    /[().]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `<${local}@${domain}>`;
}
