import { listenOnLoopback } from '../listenOnLoopback.ts';
import type { MailboxMessage } from './mailboxMessage.ts';
import { openMessageStore } from './messageStore.ts';
import { createSmtpReceiver } from './createSmtpReceiver.ts';

export interface MailboxOptions {
  /** Folder of the mails; what is there from an earlier run is shown again. */
  dir: string;
  /** Preferred SMTP port; 0, or one that is taken: any free one. */
  port: number;
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

/** An inbox that takes every mail and delivers none: SMTP on 127.0.0.1, mails kept below `dir`. */
export async function startMailbox({ dir, port, hang = false }: MailboxOptions): Promise<Mailbox> {
  const store = await openMessageStore(dir);
  const receiver = createSmtpReceiver(store, hang);
  const usedPort = await listenOnLoopback(receiver.server, port);
  return {
    smtpUrl: `smtp://127.0.0.1:${usedPort}`,
    messages: () => store.list(),
    clear: () => store.clear(),
    close: () => new Promise((resolve) => receiver.close(resolve)),
  };
}
