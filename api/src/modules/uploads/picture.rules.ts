import { PHOTO_WIDTHS } from '@forkfront/common/pictures.ts';

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
  /** Whether it is shown as wide as the page, so that its blur needs more than two colours. */
  isCover?: true;
}

/** The blur is missing in keys of pictures with transparency, and of those from before there were blurs. */
const SIZED_KEY = /^(public\/[\w-]+\/[\da-f-]{36}(?:\.[\w-]+)?\/)(\d{1,4})\.webp$/;

/** The widths for a source of this size in px, ascending. The last is the largest that the rule and the source allow. */
export function pictureWidths(
  { width, height }: { width: number; height: number },
  { widths, maxHeight }: PictureRule,
): number[] {
  const widest = Math.min(width, widths.at(-1) ?? widths[0], Math.round((width * maxHeight) / height));
  const largest = Math.max(1, widest);
  return [...widths.filter((smaller) => smaller < largest), largest];
}

/** Px of the picture that a blur is made of. */
export const BLUR = { width: 4, height: 3 } as const;
const MIDDLE = [5, 6];

/** The blur of a cover: the pixels of a bitmap, 32 characters. 5 bits a colour, the lowest row first. `rgb`: three bytes a pixel. */
export function coverBlur(rgb: Buffer): string {
  const { width, height } = BLUR;
  const pixels = Buffer.alloc(2 * width * height);
  for (let at = 0; at < width * height; at += 1) {
    const from = 3 * ((height - 1 - Math.floor(at / width)) * width + (at % width));
    const five = (colour: number): number => Math.round(((rgb[from + colour] ?? 0) * 31) / 255);
    pixels.writeUInt16LE((five(0) << 10) | (five(1) << 5) | five(2), 2 * at);
  }
  return pixels.toString('base64url');
}

/** The blur of another picture: its colours in the middle and around it, as six hexadecimal digits. */
export function dishBlur(rgb: Buffer): string {
  const all = Array.from({ length: BLUR.width * BLUR.height }, (_, at) => at);
  const colourOf = (pixels: readonly number[]): string =>
    [0, 1, 2]
      .map((colour) => pixels.reduce((sum, at) => sum + (rgb[3 * at + colour] ?? 0), 0) / pixels.length)
      .map((mean) => Math.round((mean * 15) / 255).toString(16))
      .join('');
  return colourOf(MIDDLE) + colourOf(all.filter((at) => !MIDDLE.includes(at)));
}

/** The key of the largest size, which identifies the picture. `uuid` is the upload's; `blur` is null for none. */
export const pictureKey = (
  { folder, widths }: PictureRule,
  uuid: string,
  largest: number,
  blur: string | null,
): string =>
  widths.length > 1
    ? `public/${folder}/${uuid}${blur === null ? '' : `.${blur}`}/${largest}.webp`
    : `public/${folder}/${uuid}.webp`;

/** The keys of all sizes of a picture, by its key; only the key itself for a picture in one size. */
export function pictureKeys(key: string): string[] {
  const [, folder, largest] = SIZED_KEY.exec(key) ?? [];
  if (folder === undefined) return [key];
  return [
    ...PHOTO_WIDTHS.filter((width) => width < Number(largest)).map((width) => `${folder}${width}.webp`),
    key,
  ];
}
