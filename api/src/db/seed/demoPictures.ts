import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rendered by the scripts in docs/pictures. The build copies them beside the compiled seed, so images of the server have them, too. */
const FOLDER = join(import.meta.dirname, 'pictures');
/** Widths in px of a dish and of a cover. The storefront derives the smaller ones from the key, which names the largest (decision 11). */
const WIDTHS = [480, 800];
const COVER_WIDTHS = [480, 960, 1600];

/** The blurs of the pictures by their names; `npm run vitest -- api/src/db/seed/demoPictures -u` writes them. */
const BLURS: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(FOLDER, 'blurs.json'), 'utf8'));

const fileOf = (name: string, width: number): Buffer => readFileSync(join(FOLDER, `${name}-${width}.webp`));

const widthsOf = (name: string): number[] => (name.endsWith('-cover') ? COVER_WIDTHS : WIDTHS);

/**
 * The key of a picture. It follows from the content, because the file at a public address never changes. No row of `uploads`
 * names it, so the sweep of unused uploads leaves it alone.
 */
export function demoPictureKey(name: string): string {
  const largest = Math.max(...widthsOf(name));
  const digest = createHash('sha256').update(fileOf(name, largest)).digest('hex');
  const uuid = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `public/demo/${uuid}.${BLURS[name]}/${largest}.webp`;
}

/** All pictures in all widths, with the keys under which the storage has them. */
export const demoPictureFiles = (): { key: string; read: () => Buffer }[] =>
  demoPictureNames().flatMap((name) => {
    const key = demoPictureKey(name);
    return widthsOf(name).map((width) => ({
      key: key.replace(/\d+\.webp$/, `${width}.webp`),
      read: () => fileOf(name, width),
    }));
  });

/** The names of all pictures. */
export const demoPictureNames = (): string[] => [
  ...new Set(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.replace(/-\d+\.webp$/, '')),
  ),
];
