import { expect, test } from 'vitest';
import { cutName, cutOf } from './crop.rules.ts';

const WIDE = 16 / 9;
const all = { x: 0, y: 0, width: 100, height: 100 };

test.each([
  {
    name: 'a large picture becomes 1920 px wide',
    part: all,
    size: { width: 3840, height: 2160 },
    aspect: WIDE,
    cut: { x: 0, y: 0, width: 3840, height: 2160, toWidth: 1920, toHeight: 1080 },
  },
  {
    name: 'a small picture is not enlarged',
    part: all,
    size: { width: 320, height: 180 },
    aspect: WIDE,
    cut: { x: 0, y: 0, width: 320, height: 180, toWidth: 320, toHeight: 180 },
  },
  {
    name: 'a square is cropped from the middle',
    part: { x: 25, y: 0, width: 50, height: 100 },
    size: { width: 1000, height: 500 },
    aspect: 1,
    cut: { x: 250, y: 0, width: 500, height: 500, toWidth: 500, toHeight: 500 },
  },
  {
    name: 'rounding never leaves the picture',
    part: { x: 50.1, y: 0, width: 50, height: 100 },
    size: { width: 1000, height: 500 },
    aspect: 1,
    cut: { x: 500, y: 0, width: 500, height: 500, toWidth: 500, toHeight: 500 },
  },
  {
    name: 'a crop of no size becomes one pixel',
    part: { x: 0, y: 0, width: 0, height: 0 },
    size: { width: 1000, height: 500 },
    aspect: WIDE,
    cut: { x: 0, y: 0, width: 0, height: 0, toWidth: 1, toHeight: 1 },
  },
])('a crop is calculated: $name', ({ part, size, aspect, cut }) => {
  expect(cutOf(part, size, aspect)).toEqual(cut);
});

test.each([
  ['terrace.png', 'image/webp', 'terrace.webp'],
  ['my.holiday.jpeg', 'image/jpeg', 'my.holiday.jpg'],
  ['.png', 'image/webp', 'picture.webp'],
  ['noending', 'image/webp', 'noending.webp'],
])('the file %s cropped to %s is named %s', (name, type, result) => {
  expect(cutName(name, type)).toBe(result);
});
