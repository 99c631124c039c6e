import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

interface TextOptions {
  /** `#rrggbb`. */
  ink: string;
  /** Relative to the renderer, and the name of its family. */
  font: { file: string; family: string };
  /** Folder of the built renderer. */
  directory: string;
  /** Px; the text is as large as fits in. */
  width: number;
  height: number;
  /** Px, in the picture that the text belongs to. */
  centre: { x: number; y: number };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A text to lay over a picture. Pango renders it in the site's font. No picture is decoded, so the loaders that uploads
 * block stay blocked.
 */
export async function drawText(
  words: string,
  { ink, font, directory, width, height, centre }: TextOptions,
): Promise<OverlayOptions> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escaped(words)}</span>`,
      font: font.family,
      fontfile: join(directory, font.file),
      width,
      height,
      align: 'centre',
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: info.channels },
    left: Math.round(centre.x - info.width / 2),
    top: Math.round(centre.y - info.height / 2),
  };
}
