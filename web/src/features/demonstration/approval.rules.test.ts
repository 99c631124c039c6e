import { expect, it } from 'vitest';
import { checkAddresses, feedbackError, missingParts } from './approval.rules.ts';

const values = { officeEmail: 'office@studio.example', clientEmail: 'ana@example.org', imageUrl: '/a.webp' };

it.each([
  ['', 'E-mail is required'],
  ['  ', 'E-mail is required'],
  ['ana', 'E-mail must be valid'],
  ['ana@example', 'E-mail must be valid'],
])('the address %j is refused at its field', (address, text) => {
  expect(checkAddresses({ ...values, officeEmail: address })).toEqual({ officeEmail: text });
  expect(checkAddresses({ ...values, clientEmail: address })).toEqual({ clientEmail: text });
});

it('office and client may have the same address', () =>
  expect(checkAddresses({ officeEmail: 'ana@example.org', clientEmail: ' ana@example.org ' })).toEqual({}));

it.each([
  [{}, []],
  [{ imageUrl: '' }, ['imageUrl']],
  [{ clientEmail: 'ana@' }, ['clientEmail']],
  [{ officeEmail: '', imageUrl: '' }, ['officeEmail', 'imageUrl']],
])('the form %j is missing %j', (change, parts) =>
  expect(missingParts({ ...values, ...change })).toEqual(parts),
);

it.each([
  ['', 'Feedback cannot be empty'],
  [' \n ', 'Feedback cannot be empty'],
  ['a', null],
  ['a'.repeat(5000), null],
  ['a'.repeat(5001), 'Please use at most 5000 characters.'],
])('the feedback is checked (case %#)', (feedback, text) => expect(feedbackError(feedback)).toBe(text));
