import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { blurOf } from '../../modules/uploads/makePicture.ts';
import { demoPictureNames } from './demoPictures.ts';

it('the stored blurs are those of the pictures', async () => {
  const folder = join(import.meta.dirname, 'pictures');
  const blurs = await Promise.all(
    demoPictureNames().map(async (name) => [
      name,
      await blurOf(sharp(readFileSync(join(folder, `${name}-480.webp`))), name.endsWith('-cover')),
    ]),
  );
  const text = `${JSON.stringify(Object.fromEntries(blurs), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(folder, 'blurs.json'));
});
