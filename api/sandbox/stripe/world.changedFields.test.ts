import { expect, it } from 'vitest';
import { changedFields } from './world.ts';

it.each([
  ['nothing', { a: 1, b: { c: [1] } }, { a: 1, b: { c: [1] } }, null],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }],
  ['something inside', { a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 1 } }],
  ['to null', { a: 'x' }, { a: null }, { a: 'x' }],
])('changedFields returns the former value of %s', { tags: ['@long'] }, (_what, before, after, expected) =>
  expect(changedFields(before, after)).toEqual(expected),
);
