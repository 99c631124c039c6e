// `npm run demo:pictures`: stores the renders of .cache/pictures (docs/pictures/README.md) in api/src/db/seed/pictures, and again
// those that the home page shows.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const RENDERS = join(import.meta.dirname, '../.cache/pictures');
const FOLDER = join(import.meta.dirname, '../api/src/db/seed/pictures');
const HOME = join(import.meta.dirname, '../web/public/food');
/** Widths in px (decision 11); the largest names the picture in the storage. */
const WIDTHS = [480, 800];
const COVER_WIDTHS = [480, 960, 1600];
/** A picture of a dish has at most 40 KB. */
const MAX_BYTES = 40 * 1024;
/** Bytes per px of a cover: at most 33 KB on a phone (960 px wide), which a new connection sends in two round trips. */
const MAX_COVER_DENSITY = 0.065;

const wanted = process.argv.slice(2);
for (const file of readdirSync(RENDERS).filter((each) => each.endsWith('.png'))) {
  const name = file.replace('.png', '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const render = sharp(join(RENDERS, file)).removeAlpha();
  const { width: wide, height: high } = await render.metadata();
  const isCover = /-(?:cover|sample)$/.test(name);
  for (const width of isCover ? COVER_WIDTHS : WIDTHS) {
    const most = isCover ? MAX_COVER_DENSITY * width * width * (high / wide) : MAX_BYTES;
    const bytes = await webp(render, width, most);
    const stored = `${name}-${width}.webp`;
    writeFileSync(join(FOLDER, stored), bytes);
    if (existsSync(join(HOME, stored))) writeFileSync(join(HOME, stored), bytes);
    console.log(`${stored}  ${(bytes.length / 1024).toFixed(1)} KB`);
  }
}

/** The best quality that fits. */
async function webp(render: Sharp, width: number, most: number): Promise<Buffer> {
  const resized = render.clone().resize({ width });
  for (let quality = 80; ; quality -= 4) {
    const bytes = await resized.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= most || quality < 40) return bytes;
  }
}
