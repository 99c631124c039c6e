import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that only records recipients and ids, because the inbox of the stand-in keeps at most 500 mails. */
export interface MailCount {
  smtpUrl: string;
  recipients: ReadonlySet<string>;
  /** How often each Message-ID came, without its domain. */
  ids: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export async function countMails(): Promise<MailCount> {
  const recipients = new Set<string>();
  const ids = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((mail) => {
        for (const { address } of session.envelope.rcptTo) recipients.add(address);
        const id = /^Message-ID:\s*<([^@>]+)@/im.exec(mail)?.[1] ?? 'without an id';
        ids.set(id, (ids.get(id) ?? 0) + 1);
        done();
      }, done);
    },
  });
  // A killed client breaks its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    recipients,
    ids,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
