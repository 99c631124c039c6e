import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';
import type { MailGateway } from './mail.gateway.ts';
import { type MailAddress, parseMailAddress } from './mailAddress.rules.ts';
import { messageIdOf } from './messageId.rules.ts';

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
    async send({ to, subject, html, text, replyTo, id }) {
      await transport.sendMail({
        from,
        to: oneAddress('to', to),
        ...(replyTo === undefined ? {} : { replyTo: oneAddress('replyTo', replyTo) }),
        subject: subject.replace(LINE_BREAKING, ' ').trim(),
        html,
        text,
        messageId: messageIdOf(id, domain),
        // Keeps out-of-office replies away (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: closing.signal,
      });
    },
    close() {
      closing.abort();
      transport.close();
    },
  };
}

function oneAddress(field: string, text: string): MailAddress {
  const address = parseMailAddress(text);
  if (!address) throw new Error(`${field} of a mail must be one e-mail address`);
  return address;
}
