import { describe, expect, it } from 'vitest';
import { productOf, sizeProblem, uploadProblems, uploadRule, type UploadRule } from './upload.rules.ts';

const MB = 1024 * 1024;

describe('uploadRule', () => {
  it.each([
    ['project_design', 10 * MB],
    ['new_product', 5 * MB],
    ['menu_section', 5 * MB],
    ['product_0190f5a2-7c1b-7e3f-8a11-0123456789ab', 5 * MB],
    ['restaurant_hero', 10 * MB],
    ['restaurant_logo', 5 * MB],
  ])('the context %s allows %d bytes', (context, maxBytes) =>
    expect(uploadRule(context)?.maxBytes).toBe(maxBytes),
  );

  it.each([
    '',
    'product_',
    'product_a/b',
    `product_${'x'.repeat(101)}`,
    'logo',
    'RESTAURANT_LOGO',
    'toString',
    '__proto__',
  ])('the context %j is unknown', (context) => expect(uploadRule(context)).toBeNull());
});

describe('productOf', () => {
  it.each([
    ['product_abc-1', 'abc-1'],
    ['new_product', null],
    ['restaurant_logo', null],
    ['product_', null],
  ])('the product of the context %s is %s', (context, product) => expect(productOf(context)).toBe(product));
});

describe('sizeProblem', () => {
  const rule = { maxBytes: 5 * MB } as UploadRule;
  it.each([
    [1, null],
    [5 * MB, null],
    [5 * MB + 1, 'Please choose an image of at most 5 MB.'],
    [0, 'This file is empty. Please choose another one.'],
    [-1, 'This file is empty. Please choose another one.'],
  ])('the problem of %d bytes is %s', (bytes, expected) => expect(sizeProblem(bytes, rule)).toBe(expected));
});

describe('uploadProblems', () => {
  const good = {
    fileName: 'logo.png',
    contentType: 'image/png',
    sizeBytes: 1000,
    context: 'restaurant_logo',
  };

  it.each([
    ['announced', good],
    ['of unknown size', { ...good, sizeBytes: null }],
    ['as JPEG', { ...good, contentType: 'image/jpeg' }],
    ['as JPEG by its other name', { ...good, contentType: 'image/jpg' }],
    ['as JPEG in capitals', { ...good, contentType: 'IMAGE/JPEG' }],
    ['as WebP', { ...good, contentType: 'image/webp' }],
    ['as a hero of 10 MB', { ...good, context: 'restaurant_hero', sizeBytes: 10 * MB }],
    ['as a design of 10 MB', { ...good, context: 'project_design', sizeBytes: 10 * MB }],
    ['as a product of 5 MB', { ...good, context: 'new_product', sizeBytes: 5 * MB }],
    ['as a product that exists', { ...good, context: 'product_1', sizeBytes: 5 * MB }],
  ])('a picture %s has no problem', (_what, file) => expect(uploadProblems(file)).toEqual([]));

  it.each([
    ['fileName', { fileName: ' ' }, 'Please choose a file.'],
    ['fileName', { fileName: 'x'.repeat(256) }, 'The name of the file is too long. Please shorten it.'],
    ['contentType', { contentType: 'image/svg+xml' }, 'Please choose a JPEG, PNG or WebP image.'],
    ['contentType', { contentType: 'image/png; charset=utf-8' }, 'Please choose a JPEG, PNG or WebP image.'],
    ['contentType', { contentType: '' }, 'Please choose a JPEG, PNG or WebP image.'],
    ['sizeBytes', { sizeBytes: 0 }, 'This file is empty. Please choose another one.'],
    ['sizeBytes', { sizeBytes: 5 * MB + 1 }, 'Please choose an image of at most 5 MB.'],
    [
      'sizeBytes',
      { context: 'restaurant_hero', sizeBytes: 10 * MB + 1 },
      'Please choose an image of at most 10 MB.',
    ],
    ['sizeBytes', { context: 'product_1', sizeBytes: 5 * MB + 1 }, 'Please choose an image of at most 5 MB.'],
    ['context', { context: 'nothing' }, 'We don’t support this kind of upload.'],
  ])('an invalid file has its problem at %s', (path, change, message) =>
    expect(uploadProblems({ ...good, ...change })).toEqual([{ path, message }]),
  );

  it('all problems are returned together', () =>
    expect(
      uploadProblems({
        fileName: '',
        contentType: 'text/html',
        sizeBytes: 0,
        context: 'restaurant_logo',
      }).map(({ path }) => path),
    ).toEqual(['fileName', 'contentType', 'sizeBytes']));
});
