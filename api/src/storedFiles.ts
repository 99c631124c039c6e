import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable } from 'node:stream';
import type { Config } from './config.ts';
import { checkDataFile, readDataFile, writeDataFile } from './db/backup/dataFile.ts';
import type { FileList } from './db/backup/manifest.ts';
import { checkFile, copyFolder, FolderFile, putBack } from './gateways/storage/folderFiles.ts';

const LIST = 'files.list.gz';
const FILES = 'files';

/** Where the stand-in of the storage keeps its objects, as startSandbox.ts decides. */
export const folderOfFiles = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'sandbox', 's3', 'forkfront');

/** Copies the stored files into the backup in `folder`, with a list of them. */
export async function backupFiles(from: string, folder: string): Promise<FileList> {
  let rows = 0;
  let totalBytes = 0;
  async function* lines() {
    for await (const file of copyFolder(from, join(folder, FILES))) {
      rows += 1;
      totalBytes += file.bytes;
      yield `${JSON.stringify(file)}\n`;
    }
  }
  const written = await writeDataFile(folder, LIST, Readable.from(lines()));
  return { ...written, rows, totalBytes };
}

/** Throws StartFailure when a file of the backup is missing or has changed. */
export async function checkFiles(folder: string, list: FileList): Promise<void> {
  await checkDataFile(folder, list);
  for await (const file of listed(folder, list)) await checkFile(join(folder, FILES), file);
}

/** Puts the files of the backup back, beside those that were stored since. Returns their number. */
export async function restoreFiles(folder: string, list: FileList, to: string): Promise<number> {
  let count = 0;
  for await (const file of listed(folder, list)) {
    await putBack(join(folder, FILES), to, file);
    count += 1;
  }
  return count;
}

async function* listed(folder: string, list: FileList): AsyncGenerator<FolderFile> {
  const text = new PassThrough();
  const read = readDataFile(folder, list, text);
  // It rejects below, once the lines have ended.
  read.catch(() => undefined);
  for await (const line of createInterface({ input: text })) yield FolderFile.parse(JSON.parse(line));
  await read;
}
