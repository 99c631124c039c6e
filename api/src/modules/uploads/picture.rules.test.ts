import { describe, expect, it } from 'vitest';
import { PHOTO_WIDTHS, pictureKey, pictureKeys, pictureWidths } from './picture.rules.ts';

const PHOTO = { folder: 'heroes', widths: PHOTO_WIDTHS, maxHeight: 3840, quality: 82 };
const LOGO = { folder: 'logos', widths: [512], maxHeight: 512, quality: 90 } as const;
const UUID = '0190f5a2-7c1b-7e3f-8a11-0123456789ab';

describe('pictureWidths', () => {
  it.each([
    [4000, 2000, [480, 960, 1920]],
    [1920, 1080, [480, 960, 1920]],
    [1919, 1080, [480, 960, 1919]],
    [960, 960, [480, 960]],
    [480, 480, [480]],
    [1, 1, [1]],
    [2000, 8000, [480, 960]],
    [1, 50_000_000, [1]],
  ])('the widths of a photo of %d x %d depend on its size', (width, height, expected) =>
    expect(pictureWidths({ width, height }, PHOTO)).toEqual(expected),
  );

  it.each([
    [2000, 1000, [512]],
    [1000, 2000, [256]],
    [40, 20, [40]],
  ])('the width of a logo of %d x %d depends on its size', (width, height, expected) =>
    expect(pictureWidths({ width, height }, LOGO)).toEqual(expected),
  );
});

describe('pictureKeys', () => {
  it.each([
    [1920, [480, 960, 1920]],
    [1300, [480, 960, 1300]],
    [960, [480, 960]],
    [300, [300]],
  ])('pictureKeys names the sizes of a photo whose largest is %d px wide', (largest, expected) =>
    expect(pictureKeys(pictureKey(PHOTO, UUID, largest))).toEqual(
      expected.map((width) => `public/heroes/${UUID}/${width}.webp`),
    ),
  );

  it.each([
    pictureKey(LOGO, UUID, 512),
    'public/seed/margherita.webp',
    'public/heroes/old/1920.webp',
    `public/heroes/${UUID}/1920.png`,
    `public/heroes/${UUID}/x1920.webp`,
  ])('the only key of %s is itself', (key) => expect(pictureKeys(key)).toEqual([key]));
});
