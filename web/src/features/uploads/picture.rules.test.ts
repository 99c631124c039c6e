import { PICTURE_BYTES } from '@forkfront/common/limits.ts';
import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { megabytes } from '@forkfront/common/pictures.ts';
import { pictureProblem, thumbnailOf } from './picture.rules.ts';

test.each([
  { type: 'image/jpeg', size: 1, problem: null },
  { type: 'image/png', size: PICTURE_BYTES.small, problem: null },
  { type: 'image/webp', size: 400_000, problem: null },
  { type: 'image/png', size: PICTURE_BYTES.small + 1, problem: 'Please choose an image of at most 5 MB.' },
  { type: 'image/png', size: 0, problem: messages.emptyFile },
  { type: 'image/svg+xml', size: 100, problem: messages.wrongType },
  { type: 'image/gif', size: 100, problem: messages.wrongType },
  { type: 'application/pdf', size: 100, problem: messages.wrongType },
  { type: '', size: 100, problem: messages.wrongType },
])('the problem of a file of type $type with $size bytes: $problem', ({ problem, ...file }) => {
  expect(pictureProblem(file, PICTURE_BYTES.small)).toBe(problem);
});

test('limits are shown in whole megabytes', () => {
  expect(megabytes(PICTURE_BYTES.small)).toBe(5);
});

test.each([
  ['http://s3/public/products/1234/1920.webp', 'http://s3/public/products/1234/480.webp'],
  ['http://s3/public/products/1234/600.webp', 'http://s3/public/products/1234/480.webp'],
  ['http://s3/public/products/1234/480.webp', 'http://s3/public/products/1234/480.webp'],
  ['http://s3/public/products/1234/320.webp', 'http://s3/public/products/1234/320.webp'],
  ['http://s3/public/products/dish.webp', 'http://s3/public/products/dish.webp'],
  ['http://s3/public/products/1920.png', 'http://s3/public/products/1920.png'],
])('the thumbnail of %s is %s', (url, thumbnail) => {
  expect(thumbnailOf(url)).toBe(thumbnail);
});
