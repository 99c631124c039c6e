import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import { z } from 'zod';
import type { Config } from './config.ts';
import { checkDataFile, readDataFile, writeDataFile } from './db/backup/dataFile.ts';
import type { FileList } from './db/backup/manifest.ts';
import { checkFile, copyFolder, FolderFile, putBack } from './gateways/storage/folderFiles.ts';
import { createS3Storage, listObjects } from './gateways/storage/s3Storage.ts';
import type { StorageConfig } from './serviceSettings.ts';

const LIST = 'files.list.gz';
const BUCKET_LIST = 'bucket.list.gz';
const FILES = 'files';
/** Objects that are looked up at the same time. */
const AT_ONCE = 16;

const BucketFile = z.strictObject({ key: z.string(), bytes: z.number().int().nonnegative() });

/** Where the stand-in of the storage keeps its objects, as startSandbox.ts decides. */
export const folderOfFiles = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'sandbox', 's3', 'forkfront');

/** Copies the stored files into the backup in `folder`, with a list of them. */
export const backupFiles = (from: string, folder: string): Promise<FileList> =>
  writeList(folder, LIST, copyFolder(from, join(folder, FILES)));

/** Lists the objects of a bucket in the backup in `folder`. */
export const backupBucketList = (config: StorageConfig, folder: string): Promise<FileList> =>
  writeList(folder, BUCKET_LIST, listObjects(config));

/** Throws StartFailure when a file of the backup is missing or has changed. */
export async function checkFiles(folder: string, list: FileList): Promise<void> {
  await checkDataFile(folder, list);
  for await (const file of listed(folder, list, FolderFile)) await checkFile(join(folder, FILES), file);
}

/** Puts the files of the backup back, beside those that were stored since. Returns their number. */
export async function restoreFiles(folder: string, list: FileList, to: string): Promise<number> {
  let count = 0;
  for await (const file of listed(folder, list, FolderFile)) {
    await putBack(join(folder, FILES), to, file);
    count += 1;
  }
  return count;
}

/** How many objects of the list the bucket does not have, or has with another size. */
export async function countMissing(folder: string, list: FileList, config: StorageConfig): Promise<number> {
  const storage = createS3Storage(config);
  let missing = 0;
  let waiting: z.infer<typeof BucketFile>[] = [];
  const look = async () => {
    const sizes = await Promise.all(waiting.map(({ key }) => storage.size(key)));
    missing += waiting.filter(({ bytes }, index) => sizes[index] !== bytes).length;
    waiting = [];
  };
  try {
    for await (const file of listed(folder, list, BucketFile)) {
      waiting.push(file);
      if (waiting.length === AT_ONCE) await look();
    }
    await look();
    return missing;
  } finally {
    storage.close();
  }
}

async function writeList(
  folder: string,
  name: string,
  files: AsyncIterable<{ bytes: number }>,
): Promise<FileList> {
  let rows = 0;
  let totalBytes = 0;
  async function* lines() {
    for await (const file of files) {
      rows += 1;
      totalBytes += file.bytes;
      yield `${JSON.stringify(file)}\n`;
    }
  }
  const written = await writeDataFile(folder, name, Readable.from(lines()));
  return { ...written, rows, totalBytes };
}

async function* listed<T>(folder: string, list: FileList, Entry: z.ZodType<T>): AsyncGenerator<T> {
  const text = new PassThrough();
  const read = readDataFile(folder, list, text);
  // It rejects below, once the lines have ended.
  read.catch(() => undefined);
  for await (const line of createInterface({ input: text })) yield Entry.parse(JSON.parse(line));
  await read;
}
