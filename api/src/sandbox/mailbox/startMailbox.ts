import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { openMessageStore } from './messageStore.ts';
import { createSmtpReceiver } from './createSmtpReceiver.ts';

export interface MailboxOptions extends StandInPlace {
  /** Folder of the mails; what is there from an earlier run is shown again. */
  dir: string;
  /** For tests: connections are taken and never answered. */
  hang?: boolean;
}

export interface Mailbox {
  /** e.g. `smtp://127.0.0.1:1025` */
  smtpUrl: string;
  /** The newest 500 mails, newest first. */
  messages(): Promise<MailboxMessage[]>;
  clear(): Promise<void>;
  /** Stops receiving; the mails stay on disk. May be called again. */
  close(): Promise<void>;
}

/** An inbox that takes every mail and delivers none: an SMTP server, and mails kept below `dir`. */
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
