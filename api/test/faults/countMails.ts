import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that only records recipients, because the inbox of the stand-in keeps at most 500 mails. */
export interface MailCount {
  smtpUrl: string;
  recipients: ReadonlySet<string>;
  close(): Promise<void>;
}

export async function countMails(): Promise<MailCount> {
  const recipients = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) recipients.add(address);
        done();
      });
      stream.resume();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    recipients,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
