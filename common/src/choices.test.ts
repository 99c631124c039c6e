import { expect, test } from 'vitest';
import { choiceProblem } from './choices.ts';

const option = (maxQuantity = 1, isDefault = false) => ({ maxQuantity, isDefault });
const two = [option(2, true), option(1, true)];

test.each([
  [{ min: 0, max: 0 }, two, null],
  [{ min: 3, max: 3 }, two, null],
  [{ min: 0, max: 0 }, [], { at: 'options', is: 'noOption' }],
  [{ min: 0, max: 0 }, Array.from({ length: 51 }, () => option()), { at: 'options', is: 'tooManyOptions' }],
  [{ min: -1, max: 0 }, two, { at: 'min', is: 'notACount' }],
  [{ min: 0, max: 0.5 }, two, { at: 'max', is: 'notACount' }],
  [{ min: 2, max: 1 }, two, { at: 'max', is: 'belowMin' }],
  [{ min: 4, max: 0 }, two, { at: 'min', is: 'moreThanThereIs' }],
  [{ min: 0, max: 1 }, two, { at: 'max', is: 'belowDefaults' }],
])('the choice %j of %j has the problem %j', (choice, options, problem) =>
  expect(choiceProblem(choice, options)).toEqual(problem),
);
