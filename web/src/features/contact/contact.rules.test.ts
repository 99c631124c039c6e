import { expect, it } from 'vitest';
import { checkContact } from './contact.rules.ts';

const values = { name: 'Ana', email: 'ana@example.org', subject: 'Hello', message: 'One\nTwo' };

it.each([
  ['ordinary words', {}],
  [
    'words of the greatest length',
    { name: 'n'.repeat(100), subject: 's'.repeat(150), message: 'm'.repeat(5000) },
  ],
])('a message with %s has no errors', (_what, change) =>
  expect(checkContact({ ...values, ...change })).toEqual({}),
);

it.each([
  ['name', ' ', 'Please enter your name.'],
  ['name', 'n'.repeat(101), 'Please use at most 100 characters.'],
  ['email', '', 'Please enter your email address.'],
  ['email', 'ana', 'Please check the email address.'],
  ['subject', '', 'Please enter a subject.'],
  ['subject', 's'.repeat(151), 'Please use at most 150 characters.'],
  ['message', '\n', 'Please write your message.'],
  ['message', 'm'.repeat(5001), 'Please use at most 5000 characters.'],
])('the field %s with the value %j has an error', (field, value, text) =>
  expect(checkContact({ ...values, [field]: value })).toEqual({ [field]: text }),
);
