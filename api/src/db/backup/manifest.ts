import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartFailure } from '../../lib/lifecycle.ts';

const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** The largest manifest has a line for each of some hundred tables. */
const MAX_BYTES = 4_000_000;

const count = z.number().int().nonnegative();
/** Names of files in the folder of the backup: none leads out of it. */
const fileName = z.string().regex(/^[a-z0-9_]{1,80}\.(?:copy|list)\.gz$/);
const DataFile = z.strictObject({
  file: fileName,
  /** Rows of the table, or entries of the list. */
  rows: count,
  /** Size of the file. */
  bytes: count,
  /** Digest of the file, as `sha256sum` prints it. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
/** A list of stored files, and the sum of their sizes. */
const FileList = DataFile.extend({ totalBytes: count });
export type FileList = z.infer<typeof FileList>;
const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  /** Version of the product. */
  version: z.string(),
  postgres: z.string(),
  /** Time of the snapshot (RFC 3339): what was committed before is in the backup. */
  snapshotAt: z.iso.datetime(),
  /** Names of the migrations of the database, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(DataFile.extend({ table: z.string(), columns: z.array(z.string()).min(1) })),
  /** The queued jobs. */
  jobs: DataFile,
  /** The list of the pictures and documents that were copied; null: they are in a bucket, or of another process. */
  files: FileList.nullable(),
  /** The list of those in a bucket, which were not copied; null: there is none. */
  bucket: FileList.nullable(),
});

/** A file of a backup with its size and digest. */
export type DataFile = z.infer<typeof DataFile>;
/** What a backup contains; it is written last, so a folder with a manifest is complete. */
export type Manifest = z.infer<typeof Manifest>;

/** Writes the manifest of a backup in `folder`. */
export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
    flag: 'wx',
  });

/** Reads the manifest of a backup. Throws StartFailure when `folder` has no complete backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST), 'utf8');
  } catch (cause) {
    throw new StartFailure(`${folder} is not a complete backup: it has no ${MANIFEST}.`, { cause });
  }
  const parsed = Manifest.safeParse(text.length > MAX_BYTES ? null : parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartFailure(
    `${join(folder, MANIFEST)} is damaged, or a newer version of Forkfront wrote it (${issue?.path.join('.')}: ${issue?.message}).`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It is refused as every other value that is not a manifest.
    return null;
  }
}
