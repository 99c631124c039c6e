import 'reflect-metadata';
import { resolve } from 'node:path';
import { commandDatabaseUrl } from './commandDatabaseUrl.ts';
import { type Config, readConfig } from './config.ts';
import { checkDataFile } from './db/backup/dataFile.ts';
import { type Manifest, readManifest } from './db/backup/manifest.ts';
import { restoreDatabase } from './db/backup/restoreDatabase.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import { lockFolder } from './lib/lockFolder.ts';
import { operatorCommand } from './lib/operatorCommand.ts';
import { alignedLines } from './lib/plainText.ts';
import { entities } from './modules.ts';
import { runCommand } from './runCommand.ts';
import { checkFiles, countMissing, folderOfFiles, restoreFiles } from './storedFiles.ts';

const REPLACE = '--replace';
const USAGE = `Usage:
  ${operatorCommand('restore')} <folder> [${REPLACE}]
  ${REPLACE} removes everything that the database has now.`;

/** Restores a backup into the database and the folder of the stored files (`npm run restore`). The product must not run. */
async function restore(words: string[], teardown: Teardown): Promise<string> {
  const [name, ...more] = words.filter((word) => word !== REPLACE);
  if (!name || more.length > 0 || name.startsWith('-')) throw new StartFailure(USAGE);
  const config = readConfig();
  const folder = resolve(name);
  const manifest = await readManifest(folder);
  if (manifest.files) {
    refuseUsedFolder(config, teardown);
    await checkFiles(folder, manifest.files);
  }
  if (manifest.bucket) await checkDataFile(folder, manifest.bucket);
  await restoreDatabase(folder, manifest, {
    url: await commandDatabaseUrl(config, teardown),
    entities,
    isReplacing: words.includes(REPLACE),
  });
  const files = manifest.files && (await restoreFiles(folder, manifest.files, folderOfFiles(config)));
  const missing =
    manifest.bucket && config.storage && (await countMissing(folder, manifest.bucket, config.storage));
  return describe(manifest, files, missing);
}

/** With an outside database, a product that keeps its files here holds the folder. The built-in one checks it itself. */
function refuseUsedFolder({ databaseUrl, dataDir }: Config, teardown: Teardown): void {
  if (databaseUrl === null) return;
  const lock = lockFolder(dataDir);
  if (lock.isHeld)
    throw new StartFailure(`The folder ${resolve(dataDir)} is in use by process ${lock.by}. Stop it first.`);
  teardown.add(() => lock.release());
}

function describe(
  { snapshotAt, tables, jobs, bucket }: Manifest,
  files: number | null,
  missing: number | null,
): string {
  const rows = [
    ...tables.filter((table) => table.rows > 0).map((table) => [table.table, String(table.rows)]),
    ['queued jobs', String(jobs.rows)],
    ['files', files === null ? 'none in the backup' : String(files)],
    ...(bucket
      ? [['in the bucket', missing === null ? 'not checked' : `${bucket.rows}, ${missing} missing`]]
      : []),
  ];
  return [`Restored the backup of ${snapshotAt}:`, ...alignedLines(rows, '  ')].join('\n');
}

await runCommand((teardown) => restore(process.argv.slice(2), teardown));
