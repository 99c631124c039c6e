import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { digestOf, type FileDigest, isMissing, measure } from '../../lib/fileDigest.ts';
import { StartFailure } from '../../lib/lifecycle.ts';

/** A file of the folder in which the stand-in of the storage keeps its objects. Its name is made of digests. */
export const FolderFile = z.strictObject({
  name: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{64}$/),
  bytes: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type FolderFile = z.infer<typeof FolderFile>;

const PART = /^[0-9a-f]{2}$/;
const NAME = /^[0-9a-f]{64}$/;

/** Copies all files below `from` to `to`, one after the other. The product may add and remove files meanwhile. */
export async function* copyFolder(from: string, to: string): AsyncGenerator<FolderFile> {
  for await (const part of entriesOf(from)) {
    // A backup without files would seem complete.
    if (!PART.test(part)) throw new Error(`${join(from, part)} is not a folder of the storage.`);
    for await (const name of entriesOf(join(from, part))) {
      // Others are objects that are just being written.
      if (!NAME.test(name)) continue;
      const copied = await copyFile(join(from, part, name), join(to, part, name));
      if (copied) yield { name: `${part}/${name}`, ...copied };
    }
  }
}

/** Throws StartFailure when the copy of a file in `folder` is not as it was written. */
export async function checkFile(folder: string, { name, bytes, sha256 }: FolderFile): Promise<void> {
  const found = await digestOf(join(folder, name));
  if (found?.bytes !== bytes || found.sha256 !== sha256)
    throw new StartFailure(`The backup is damaged: ${join(folder, name)} is missing or has changed.`);
}

/** Puts a file of a backup back into the storage. A reader sees the old or the new one. */
export async function putBack(from: string, to: string, { name }: FolderFile): Promise<void> {
  const target = join(to, name);
  const temporary = `${target}.restore.tmp`;
  await rm(temporary, { force: true });
  if (!(await copyFile(join(from, name), temporary)))
    throw new StartFailure(`The backup is damaged: ${join(from, name)} is missing.`);
  await rename(temporary, target);
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    // Nothing was ever stored.
    if (!isMissing(error)) throw error;
  }
}

/** Null when the file does not exist. */
async function copyFile(from: string, to: string): Promise<FileDigest | null> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const { through, digest } = measure();
  try {
    const target = createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(createReadStream(from), through, target);
    return digest();
  } catch (error) {
    await rm(to, { force: true });
    if (isMissing(error)) return null;
    throw error;
  }
}
