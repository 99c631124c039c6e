import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid, newId } from '../../src/lib/ids.ts';
import { type Envelope, type MailboxMessage, parseMailboxMessage, withEnvelope } from './mailboxMessage.ts';

export interface MessageStore {
  /** Stores a mail; deletes the oldest above 500. */
  add(raw: Buffer, envelope: Envelope): Promise<void>;
  /** Newest first. */
  list(): Promise<MailboxMessage[]>;
  clear(): Promise<void>;
}

const KEPT = 500;
const EXTENSION = '.eml';

/** Mails in a folder, one `.eml` file each. Several processes may use the same folder. */
export async function openMessageStore(dir: string): Promise<MessageStore> {
  await mkdir(dir, { recursive: true });
  const parsed = new Map<string, MailboxMessage>();
  const fileOf = (id: string) => join(dir, id + EXTENSION);

  const newestFirst = async (): Promise<string[]> =>
    (await readdir(dir))
      .filter((name) => name.endsWith(EXTENSION) && isUuid(name.slice(0, -EXTENSION.length)))
      .map((name) => name.slice(0, -EXTENSION.length))
      .sort()
      .reverse();

  const remove = async (ids: string[]): Promise<void> => {
    await Promise.all(ids.map((id) => rm(fileOf(id), { force: true })));
    for (const id of ids) parsed.delete(id);
  };

  const load = async (id: string): Promise<MailboxMessage | null> => {
    const known = parsed.get(id);
    if (known) return known;
    const stored = await readUnlessGone(fileOf(id));
    if (!stored) return null;
    const message = await parseMailboxMessage(id, stored);
    parsed.set(id, message);
    return message;
  };

  return {
    async add(raw, envelope) {
      const id = newId();
      const stored = withEnvelope(raw, envelope);
      const message = await parseMailboxMessage(id, stored);
      const temporary = `${fileOf(id)}.tmp`;
      await writeFile(temporary, stored, { flush: true });
      await rename(temporary, fileOf(id));
      parsed.set(id, message);
      await remove((await newestFirst()).slice(KEPT));
    },
    async list() {
      const messages = await Promise.all((await newestFirst()).map(load));
      return messages.filter((message) => message !== null);
    },
    clear: async () => remove(await newestFirst()),
  };
}

/** null when the file was deleted in the meantime. */
async function readUnlessGone(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
