import sharp from 'sharp';
import { fail, ok, type Result } from '../../lib/result.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 10;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

// For the whole process: bytes from outside reach no other decoder (SVG, PDF, TIFF, GIF, HEIF…), whatever they claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

export type PictureProblem = 'unreadable' | 'tooManyPixels';

/**
 * A picture of our own from a file somebody sent: decoded in full and written anew as WebP, upright, at most `maxSide`
 * px on its longer side, transparency kept. What else the file carried (EXIF, places, scripts) is gone.
 */
export async function makePicture(file: Buffer, maxSide: number): Promise<Result<Buffer, PictureProblem>> {
  try {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return fail('unreadable');
    if (width * height > MAX_PIXELS) return fail('tooManyPixels');
    const picture = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, smartSubsample: true })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
    return ok(picture);
  } catch {
    // Whatever sharp objects to lies in the file.
    return fail('unreadable');
  }
}
