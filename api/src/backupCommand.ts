import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { commandDatabaseUrl } from './commandDatabaseUrl.ts';
import { readConfig } from './config.ts';
import { backupDatabase } from './db/backup/backupDatabase.ts';
import { type Manifest, writeManifest } from './db/backup/manifest.ts';
import { isMissing } from './lib/fileDigest.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import { operatorCommand } from './lib/operatorCommand.ts';
import { runCommand } from './runCommand.ts';
import { backupBucketList, backupFiles, folderOfFiles } from './storedFiles.ts';

const USAGE = `Usage:
  ${operatorCommand('backup')} [folder]
  The folder is new or empty; by default it is named after the time, in the folder "backups".`;

const PACKAGE = resolve(import.meta.dirname, '../../package.json');

/** Copies the database of one moment and the stored files to a new folder (`npm run backup`). The product may run. */
async function backup([name, ...more]: string[], teardown: Teardown): Promise<string> {
  if (more.length > 0 || name?.startsWith('-')) throw new StartFailure(USAGE);
  const config = readConfig();
  const folder = resolve(name ?? join('backups', new Date().toISOString().replaceAll(':', '-')));
  await makeFolder(folder);
  try {
    const database = await backupDatabase(await commandDatabaseUrl(config, teardown), folder);
    // The files come after the rows that name them.
    const files =
      config.storage || config.sandbox.url ? null : await backupFiles(folderOfFiles(config), folder);
    const bucket = config.storage && (await backupBucketList(config.storage, folder));
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(PACKAGE, 'utf8')));
    await writeManifest(folder, { version, ...database, files, bucket });
    return describe(folder, { ...database, files, bucket });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Nobody else may read it, because it holds personal data. */
async function makeFolder(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  if (found.length > 0) throw new StartFailure(`The folder ${folder} is not empty. Choose a new one.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

function describe(
  folder: string,
  {
    snapshotAt,
    tables,
    jobs,
    files,
    bucket,
  }: Pick<Manifest, 'snapshotAt' | 'tables' | 'jobs' | 'files' | 'bucket'>,
): string {
  const rows = tables.reduce((sum, { rows: each }) => sum + each, 0);
  return [
    `Backup of ${snapshotAt} in ${folder}`,
    `${tables.length} tables with ${rows} rows, ${jobs.rows} queued jobs, ${
      files ? `${files.rows} files with ${files.totalBytes} bytes` : 'no files'
    }.`,
    ...(bucket
      ? [
          `The ${bucket.rows} files of the bucket (${bucket.totalBytes} bytes) are listed, not copied: back them up there.`,
        ]
      : []),
    ...(files || bucket ? [] : ['The files are in the storage of another process: back them up there.']),
    'Keep APP_SECRET (or DATA_DIR/app.secret) with it, in another place: links in mails need it.',
  ].join('\n');
}

await runCommand((teardown) => backup(process.argv.slice(2), teardown));
