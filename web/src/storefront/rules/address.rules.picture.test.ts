import { describe, expect, it } from 'vitest';
import { blurStyle, pictureSet, smallPicture } from './address.rules.ts';

const FOLDER = 'https://files.example/shop/public/heroes/0190f5a2-7c1b-7e3f-8a11-0123456789ab/';
const ONE_SIZE = [
  `${FOLDER}480.webp`,
  `${FOLDER}300.webp`,
  `${FOLDER}1920.webp?x=1`,
  `${FOLDER}19200.webp`,
  'https://files.example/public/logos/0190f5a2-7c1b-7e3f-8a11-0123456789ab.webp',
  'https://img.example/c.webp',
  '',
];

describe.each([
  [1920, [480, 960, 1920]],
  [1300, [480, 960, 1300]],
  [960, [480, 960]],
])('photo with a largest size of %d px', (largest, widths) => {
  it('a photo has a srcset of its sizes', () =>
    expect(pictureSet(`${FOLDER}${largest}.webp`)).toBe(
      widths.map((width) => `${FOLDER}${width}.webp ${width}w`).join(', '),
    ));

  it('a photo has a small size', () =>
    expect(smallPicture(`${FOLDER}${largest}.webp`)).toBe(`${FOLDER}480.webp`));
});

it.each(ONE_SIZE)('the address %j has no other sizes', (url) => {
  expect(pictureSet(url)).toBeUndefined();
  expect(smallPicture(url)).toBe(url);
});

it('the blur of a dish is its two colours, once for all its pictures', () => {
  const dish = FOLDER.replace(/\/$/, '.f00777/960.webp');
  expect(blurStyle([dish, dish, `${FOLDER}960.webp`, ''])).toBe(
    '[src*=".f00777"]{background-image:radial-gradient(#f00,#777)}',
  );
  expect(smallPicture(dish)).toBe(dish.replace('960', '480'));
});

it('the blur of a cover is a bitmap', () => {
  const blur = `${'A'.repeat(30)}-_`;
  const [, bitmap = ''] =
    /^\[src\*="\.A{30}-_"\]\{background-image:url\(data:image\/bmp;base64,([\w+/]+)\)\}$/.exec(
      blurStyle([FOLDER.replace(/\/$/, `.${blur}/1920.webp`)]),
    ) ?? [];
  const bytes = Buffer.from(bitmap, 'base64');
  expect(bytes).toHaveLength(78);
  expect(bytes.subarray(54).toString('base64url')).toBe(blur);
});
