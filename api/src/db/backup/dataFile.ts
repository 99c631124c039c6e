import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { digestOf, measure } from '../../lib/fileDigest.ts';
import { StartFailure } from '../../lib/lifecycle.ts';
import type { DataFile } from './manifest.ts';

/** Most of the saving, at a third of the work of the default. */
const LEVEL = 1;

/** Writes a stream to a new compressed file. Memory does not grow with the stream. */
export async function writeDataFile(
  folder: string,
  file: string,
  source: Readable,
): Promise<Omit<DataFile, 'rows'>> {
  const { through, digest } = measure();
  const target = createWriteStream(join(folder, file), { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, createGzip({ level: LEVEL }), through, target);
  return { file, ...digest() };
}

/** Throws StartFailure when a file of a backup is missing or is not as it was written. */
export async function checkDataFile(folder: string, { file, bytes, sha256 }: DataFile): Promise<void> {
  const path = join(folder, file);
  const found = await digestOf(path);
  if (found?.bytes !== bytes || found.sha256 !== sha256)
    throw new StartFailure(`The backup is damaged: ${path} is missing or has changed.`);
}

/** Reads a compressed file of a backup into `target`. */
export const readDataFile = (folder: string, { file }: DataFile, target: Writable): Promise<void> =>
  pipeline(createReadStream(join(folder, file)), createGunzip(), target);
