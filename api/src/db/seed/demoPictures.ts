import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Drawn by `npm run demo:pictures`. The build copies them beside the compiled seed, so images of the server have them, too. */
const FOLDER = join(import.meta.dirname, 'pictures');
/** Widths in px. The storefront derives the smaller address from the key of the largest (decision 11). */
const WIDTHS = [480, 800] as const;

/** What the seed needs of the storage. */
export interface DemoStorage {
  /** Creates or replaces an object. */
  write(objectKey: string, object: { bytes: Buffer; contentType: string }): Promise<void>;
}

const fileOf = (name: string, width: number): Buffer => readFileSync(join(FOLDER, `${name}-${width}.webp`));

/** The names by their keys. */
const known = new Map<string, string>();

/**
 * The key of a picture. It follows from the content, because the file at a public address never changes. No row of `uploads`
 * names it, so the sweep of unused uploads leaves it alone.
 */
export function demoPictureKey(name: string): string {
  const digest = createHash('sha256').update(fileOf(name, WIDTHS[1])).digest('hex');
  const uuid = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const key = `public/demo/${uuid}/${WIDTHS[1]}.webp`;
  known.set(key, name);
  return key;
}

/** Stores the pictures of these keys in all widths. Storing them again changes nothing. */
export async function storeDemoPictures(storage: DemoStorage, keys: readonly string[]): Promise<void> {
  const writes = keys.flatMap((key) =>
    WIDTHS.map(async (width) =>
      storage.write(key.replace(`${WIDTHS[1]}.webp`, `${width}.webp`), {
        bytes: fileOf(known.get(key) ?? '', width),
        contentType: 'image/webp',
      }),
    ),
  );
  await Promise.all(writes);
}
