import sharp, { type Sharp } from 'sharp';
import { fail, ok, type Result } from '../../lib/result.ts';
import { BLUR, coverBlur, dishBlur, pictureWidths, type PictureRule } from './picture.rules.ts';

const MAX_PIXELS = 25_000_000;
/** The limit of WebP, in px. A longer strip costs far more time than its number of pixels suggests. */
const MAX_SIDE = 16_383;
/** Limit of each step: decoding, and writing one size. */
const MAX_SECONDS = 5;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

// One thread per picture; decoded pictures are not cached.
sharp.concurrency(1);
sharp.cache(false);

// For the whole process: no other decoder (SVG, PDF, TIFF, GIF, HEIF…) may read bytes from outside, whatever their type
// claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

type PictureProblem = 'unreadable' | 'tooManyPixels';

export interface Picture {
  /** WebP in each width (px), ascending. */
  sizes: { width: number; bytes: Buffer }[];
  /** What is shown until it has loaded; null for a picture with transparency. */
  blur: string | null;
}

/** The blur of a picture; null when something would be seen through the picture. */
export async function blurOf(picture: Sharp, isCover = false): Promise<string | null> {
  const { isOpaque } = await picture.clone().stats();
  if (!isOpaque) return null;
  const small = picture.clone().resize({ ...BLUR, fit: 'fill' });
  const rgb = await small.removeAlpha().toColourspace('srgb').raw().toBuffer();
  return isCover ? coverBlur(rgb) : dishBlur(rgb);
}

/**
 * Decodes a received file completely and writes it as WebP in the widths of the rule, ascending: upright, never enlarged,
 * with its shape and transparency. All other data (EXIF, locations, scripts) is removed. Takes one thread for up to some
 * seconds: call it through `PictureQueue`.
 */
export async function makePicture(file: Buffer, rule: PictureRule): Promise<Result<Picture, PictureProblem>> {
  try {
    const { format, width, height, autoOrient, depth, hasProfile } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (!FORMATS.has(format)) return fail('unreadable');
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return fail('tooManyPixels');
    const widths = pictureWidths(autoOrient, rule);
    const decoded = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
    // sharp works in P3 on pictures with 16 bits and a profile, and writes raw pixels as they are then.
    if (depth === 'ushort' && hasProfile) decoded.withIccProfile('srgb');
    const { data, info } = await decoded
      .resize({ width: widths.at(-1) ?? 1 })
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const sizes: Picture['sizes'] = [];
    for (const width of widths) {
      const bytes = await sharp(data, { raw })
        .resize({ width })
        .webp({ quality: rule.quality, smartSubsample: true })
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer();
      sizes.push({ width, bytes });
    }
    return ok({ sizes, blur: await blurOf(sharp(data, { raw }), rule.isCover) });
  } catch {
    // Any error of sharp is a fault of the file.
    return fail('unreadable');
  }
}
