import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { type MessageStore, openMessageStore } from './messageStore.ts';

/** Bytes. */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;
/** Time for unfinished mails when the server closes. */
const CLOSE_TIMEOUT_MS = 1000;

const REFUSED = /^refuse@/i;
const UNANSWERED = /^hang@/i;

const smtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/**
 * An SMTP server that stores every mail in `store`. Two kinds of recipients cause faults: `refuse@…` is answered with
 * 550, `hang@…` never. With `hang` the server accepts connections and never answers.
 */
function createSmtpReceiver(store: MessageStore, hang: boolean): SMTPServer {
  const receiver = new SMTPServer({
    name: 'localhost',
    size: MAX_MESSAGE_BYTES,
    closeTimeout: CLOSE_TIMEOUT_MS,
    // Loopback only: no accounts, and no certificate that a client could trust.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect(_session, callback) {
      if (!hang) callback();
    },
    onRcptTo({ address }, _session, callback) {
      if (UNANSWERED.test(address)) return;
      callback(REFUSED.test(address) ? smtpError(550, 'No such user here') : null);
    },
    onData(stream, session, callback) {
      receive(stream, session, store).then(() => callback(null, 'Kept'), callback);
    },
  });
  // A disconnected client is no error here; without a listener it would end this process.
  receiver.on('error', () => undefined);
  return receiver;
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  store: MessageStore,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk));
  if (stream.sizeExceeded) throw smtpError(552, 'Message exceeds fixed maximum message size');
  const { mailFrom, rcptTo } = session.envelope;
  await store.add(Buffer.concat(chunks), {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  });
}

export interface MailboxOptions extends StandInPlace {
  /** Folder of the mails; earlier mails are shown again. */
  dir: string;
  /** For tests: connections are accepted and never answered. */
  hang?: boolean;
}

export interface Mailbox {
  /** e.g. `smtp://127.0.0.1:1025` */
  smtpUrl: string;
  /** The newest 500 mails, newest first. */
  messages(): Promise<MailboxMessage[]>;
  clear(): Promise<void>;
  /** Stops the server; the mails stay on disk. May be called again. */
  close(): Promise<void>;
}

/** An inbox that accepts every mail and delivers none: an SMTP server with the mails below `dir`. */
export async function startMailbox({ dir, hang = false, ...place }: MailboxOptions): Promise<Mailbox> {
  const store = await openMessageStore(dir);
  const receiver = createSmtpReceiver(store, hang);
  const { host } = new URL(await listenAt(receiver.server, place));
  return {
    smtpUrl: `smtp://${host}`,
    messages: () => store.list(),
    clear: () => store.clear(),
    close: () => new Promise((resolve) => receiver.close(resolve)),
  };
}
