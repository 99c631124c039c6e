// `npm run demo:pictures`: draws the pictures of the demo restaurants into api/src/db/seed/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { COVER, COVERS } from './covers.ts';
import { CURRY_HOUSE } from './curryHouse.ts';
import { CURRY_PLATES } from './curryPlates.ts';
import { PIZZERIA } from './pizzeria.ts';
import { PIZZERIA_PLATES } from './pizzeriaPlates.ts';

const FOLDER = join(import.meta.dirname, '../../api/src/db/seed/pictures');
/** Widths in px (decision 11); the largest names the picture in the storage. */
const WIDTHS = [480, 800];
const COVER_WIDTHS = [480, 960, 1600];
/** A picture of a dish has at most 40 KB. */
const MAX_BYTES = 40 * 1024;
/** Bytes per px of a cover: at most 41 KB on a phone (960 px wide), which a new connection sends in two round trips. */
const MAX_COVER_DENSITY = 0.08;
/** Sigma in px that softens the drawn edges of covers, so that they need fewer bytes. */
const COVER_BLUR = 0.7;

mkdirSync(FOLDER, { recursive: true });
const wanted = process.argv.slice(2);
const dishes = { ...PIZZERIA, ...PIZZERIA_PLATES, ...CURRY_HOUSE, ...CURRY_PLATES };
for (const [name, draw] of Object.entries({ ...dishes, ...COVERS })) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const drawn = sharp(Buffer.from(draw())).removeAlpha();
  const { width: wide, height: high, margin } = COVER;
  const crop = { left: margin, top: margin, width: wide, height: high };
  const large = await (name in COVERS ? drawn.extract(crop) : drawn).png().toBuffer();
  for (const width of name in COVERS ? COVER_WIDTHS : WIDTHS) {
    const most = name in COVERS ? MAX_COVER_DENSITY * width * width * (high / wide) : MAX_BYTES;
    const bytes = await webp(large, width, most, name in COVERS ? COVER_BLUR : false);
    writeFileSync(join(FOLDER, `${name}-${width}.webp`), bytes);
    console.log(`${name}-${width}.webp  ${(bytes.length / 1024).toFixed(1)} KB`);
  }
}

/** The best quality that fits. */
async function webp(large: Buffer, width: number, most: number, blur: number | false): Promise<Buffer> {
  const resized = sharp(large).resize({ width }).blur(blur);
  for (let quality = 70; ; quality -= 4) {
    const bytes = await resized.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= most || quality < 40) return bytes;
  }
}
