import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { blurOf } from '../../modules/uploads/makePicture.ts';
import { SAMPLE_COVERS } from '../../modules/sites/sampleCover.rules.ts';
import { isCover, pictureNames, sampleCoverKey } from './demoPictures.ts';

it('the stored blurs are those of the pictures', async () => {
  const folder = join(import.meta.dirname, 'pictures');
  const blurs = await Promise.all(
    pictureNames().map(async (name) => [
      name,
      await blurOf(sharp(readFileSync(join(folder, `${name}-480.webp`))), isCover(name)),
    ]),
  );
  const text = `${JSON.stringify(Object.fromEntries(blurs), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(join(folder, 'blurs.json'));
});

it('the keys of the sample covers are those of their content', () => {
  const names = Object.keys(SAMPLE_COVERS);
  expect(SAMPLE_COVERS).toEqual(Object.fromEntries(names.map((name) => [name, sampleCoverKey(name)])));
  expect(pictureNames().filter((name) => name.endsWith('-sample') && !names.includes(name))).toEqual([]);
});
