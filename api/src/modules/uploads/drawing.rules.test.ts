import { describe, expect, it } from 'vitest';
import { drawingOf, promptProblems } from './drawing.rules.ts';

describe('promptProblems', () => {
  it.each([
    ['Pizza', null],
    ['x'.repeat(300), null],
    [` ${'x'.repeat(300)}\n`, null],
    ['', 'Please describe the picture.'],
    [' \n\t', 'Please describe the picture.'],
    ['x'.repeat(301), 'Please describe the picture in at most 300 characters.'],
  ])('of %j is %s', (prompt, message) =>
    expect(promptProblems(prompt)).toEqual(message === null ? [] : [{ path: 'prompt', message }]),
  );
});

it('asks for the dish in the words of its owner', () =>
  expect(drawingOf('  Pizza Diavola ')).toMatch(/The dish: Pizza Diavola$/));
