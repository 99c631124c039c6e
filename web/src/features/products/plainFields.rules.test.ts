import { expect, test } from 'vitest';
import { FIELD_DEFAULTS } from '@forkfront/common/productFields.ts';
import { presentErrors } from '../../forms/fields.ts';
import { BLANK_FIELDS, fieldProblems, fieldsDraftOf, fieldsInput } from './plainFields.rules.ts';

test('a choice that this page does not know is left out, or shown as the default', () => {
  const sent = { ...FIELD_DEFAULTS, dietaryTags: ['VEGAN', 'RAW'], vatClass: 'SUPER' };
  expect(fieldsDraftOf(sent)).toMatchObject({ dietaryTags: ['VEGAN'], vatClass: 'STANDARD' });
});

test.each([
  ['', null],
  [' 540 ', 540],
  ['0', 0],
  ['9999', 9999],
])('the calories %j are sent as %j', (calories, sent) => {
  const draft = { ...BLANK_FIELDS, calories };
  expect(fieldsInput(draft)).toEqual({ ...FIELD_DEFAULTS, calories: sent });
  expect(presentErrors(fieldProblems(draft))).toEqual({});
});

test.each(['10000', '-1', '1.5', 'many', '540 kcal'])('the calories %j are refused', (calories) => {
  expect(presentErrors(fieldProblems({ ...BLANK_FIELDS, calories }))).toEqual({
    calories: 'Please enter a whole number from 0 to 9,999, or nothing.',
  });
});

test.each([null, undefined])('calories that are not stated (%s) are an empty field', (calories) => {
  expect(fieldsDraftOf({ ...FIELD_DEFAULTS, calories }).calories).toBe('');
  expect(fieldsDraftOf({ ...FIELD_DEFAULTS, calories: 540 }).calories).toBe('540');
});
