/** How an uploaded picture is stored. */
export interface PictureRule {
  /** Folder of the pictures, below `public/`. */
  folder: string;
  /** Widths in px, ascending. A narrower source is not enlarged. */
  widths: readonly [number, ...number[]];
  /** Maximum height in px. */
  maxHeight: number;
  /** WebP quality, 1 to 100. */
  quality: number;
}

/** Widths that browsers can choose from; the storefront's markup uses them too. */
export const PHOTO_WIDTHS = [480, 960, 1920] as const;

const SIZED_KEY = /^(public\/[\w-]+\/[\da-f-]{36}\/)(\d{1,4})\.webp$/;

/** The widths for a source of this size in px, ascending. The last is the largest that the rule and the source allow. */
export function pictureWidths(
  { width, height }: { width: number; height: number },
  { widths, maxHeight }: PictureRule,
): number[] {
  const widest = Math.min(width, widths.at(-1) ?? widths[0], Math.round((width * maxHeight) / height));
  const largest = Math.max(1, widest);
  return [...widths.filter((smaller) => smaller < largest), largest];
}

/** The key of the largest size, which identifies the picture. `uuid` is the upload's. */
export const pictureKey = ({ folder, widths }: PictureRule, uuid: string, largest: number): string =>
  widths.length > 1 ? `public/${folder}/${uuid}/${largest}.webp` : `public/${folder}/${uuid}.webp`;

/** The keys of all sizes of a picture, by its key; only the key itself for a picture in one size. */
export function pictureKeys(key: string): string[] {
  const [, folder, largest] = SIZED_KEY.exec(key) ?? [];
  if (folder === undefined) return [key];
  return [
    ...PHOTO_WIDTHS.filter((width) => width < Number(largest)).map((width) => `${folder}${width}.webp`),
    key,
  ];
}
