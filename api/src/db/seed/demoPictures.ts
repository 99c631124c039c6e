import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_COVERS, SAMPLE_FOLDER } from '../../modules/sites/sampleCover.rules.ts';

/** Rendered by the scripts in docs/pictures. The build copies them beside the compiled seed, so images of the server have them, too. */
const FOLDER = join(import.meta.dirname, 'pictures');
/** Widths in px of a dish and of a cover. The storefront derives the smaller ones from the key, which names the largest (decision 11). */
const WIDTHS = [480, 800];
const COVER_WIDTHS = [480, 960, 1600];

/** The blurs of the pictures by their names; `npm run vitest -- api/src/db/seed/demoPictures -u` writes them. */
const BLURS: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(FOLDER, 'blurs.json'), 'utf8'));

const fileOf = (name: string, width: number): Buffer => readFileSync(join(FOLDER, `${name}-${width}.webp`));

/** Whether a picture is as wide as the page. */
export const isCover = (name: string): boolean => /-(?:cover|sample)$/.test(name);

const widthsOf = (name: string): number[] => (isCover(name) ? COVER_WIDTHS : WIDTHS);

/**
 * The key of a picture. It follows from the content, because the file at a public address never changes. No row of `uploads`
 * names it, so the sweep of unused uploads leaves it alone.
 */
export const demoPictureKey = (name: string): string => keyIn('demo', name);

/** The key of a picture as the sample cover of new sites. */
export const sampleCoverKey = (name: string): string => keyIn(SAMPLE_FOLDER, name);

function keyIn(folder: string, name: string): string {
  const largest = Math.max(...widthsOf(name));
  const digest = createHash('sha256').update(fileOf(name, largest)).digest('hex');
  const uuid = digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return `public/${folder}/${uuid}.${BLURS[name]}/${largest}.webp`;
}

/** A picture in one width, and the key under which the storage has it. */
export interface PictureFile {
  key: string;
  read: () => Buffer;
}

const filesOf = (name: string, key: string): PictureFile[] =>
  widthsOf(name).map((width) => ({
    key: key.replace(/\d+\.webp$/, `${width}.webp`),
    read: () => fileOf(name, width),
  }));

/** The pictures of the demo restaurants in all widths. */
export const demoPictureFiles = (): PictureFile[] =>
  pictureNames()
    .filter((name) => !name.endsWith('-sample'))
    .flatMap((name) => filesOf(name, demoPictureKey(name)));

/** The sample covers of new sites in all widths. */
export const sampleCoverFiles = (): PictureFile[] =>
  Object.entries(SAMPLE_COVERS).flatMap(([name, key]) => filesOf(name, key));

/** The names of all pictures. */
export const pictureNames = (): string[] => [
  ...new Set(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => file.replace(/-\d+\.webp$/, '')),
  ),
];
