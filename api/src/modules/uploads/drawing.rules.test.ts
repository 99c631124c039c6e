import { describe, expect, it } from 'vitest';
import { drawingOf, DRAWINGS, promptProblems } from './drawing.rules.ts';

describe('promptProblems', () => {
  it.each([
    ['Pizza', null],
    ['x'.repeat(300), null],
    [` ${'x'.repeat(300)}\n`, null],
    ['', 'Please describe the image.'],
    [' \n\t', 'Please describe the image.'],
    ['x'.repeat(301), 'Please describe the image in at most 300 characters.'],
  ])('the problem of the prompt %j is %s', (prompt, message) =>
    expect(promptProblems(prompt)).toEqual(message === null ? [] : [{ path: 'prompt', message }]),
  );
});

it.each([
  [
    'product',
    'square',
    /^A realistic photograph for a restaurant's menu: .* It shows: Pizza Diavola$/,
    'products',
  ],
  ['hero', 'landscape', /^A realistic wide photograph .* It shows: Pizza Diavola$/, 'heroes'],
] as const)(
  'the prompt for a %s asks for a %s picture in the words of the owner',
  (purpose, shape, words, folder) => {
    expect(drawingOf('  Pizza Diavola ', purpose)).toMatch(words);
    expect(DRAWINGS[purpose]).toMatchObject({ shape, rule: { folder } });
  },
);
