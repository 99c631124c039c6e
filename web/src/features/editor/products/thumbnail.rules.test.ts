import { expect, test } from 'vitest';
import { thumbnailOf } from './ProductPicture.tsx';

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
