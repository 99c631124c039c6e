import { PHOTO_WIDTHS } from '@forkfront/common/pictures.ts';
import { describe, expect, it } from 'vitest';
import { coverBlur, dishBlur, pictureKey, pictureKeys, pictureWidths } from './picture.rules.ts';

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
    expect(pictureKeys(pictureKey(PHOTO, UUID, largest, null))).toEqual(
      expected.map((width) => `public/heroes/${UUID}/${width}.webp`),
    ),
  );

  it('the keys of a photo with a blur differ in their widths only', () => {
    const blur = coverBlur(Buffer.alloc(36));
    expect(pictureKeys(pictureKey(PHOTO, UUID, 960, blur))).toEqual([
      `public/heroes/${UUID}.${blur}/480.webp`,
      `public/heroes/${UUID}.${blur}/960.webp`,
    ]);
  });

  it.each([
    pictureKey(LOGO, UUID, 512, null),
    'public/seed/margherita.webp',
    'public/heroes/old/1920.webp',
    `public/heroes/${UUID}/1920.png`,
    `public/heroes/${UUID}/x1920.webp`,
  ])('the only key of %s is itself', (key) => expect(pictureKeys(key)).toEqual([key]));
});

const pixels = (...rows: number[][][]) => Buffer.from(rows.flat(2));
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const GREY = [119, 119, 119];

it('the blur of a cover has the pixels of a bitmap: the lowest row first, 5 bits a colour, the lower byte first', () => {
  const text = coverBlur(pixels([RED, RED, RED, RED], [RED, RED, RED, RED], [BLUE, BLUE, BLUE, BLUE]));
  expect(text).toMatch(/^[\w-]{32}$/);
  expect(Buffer.from(text, 'base64url').toString('hex')).toBe(`${'1f00'.repeat(4)}${'007c'.repeat(8)}`);
});

it('the blur of a dish is its colour in the middle and around it', () => {
  const edge = [GREY, GREY, GREY, GREY];
  expect(dishBlur(pixels(edge, [GREY, RED, RED, GREY], edge))).toBe('f00777');
});
