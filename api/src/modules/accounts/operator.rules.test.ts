import { expect, it } from 'vitest';
import { needsSecondFactor, requireOperator } from './operator.rules.ts';

const OPERATORS = ['otis@forkfront.example', 'olga@forkfront.example'];
const otis = {
  id: 'otis',
  email: 'otis@forkfront.example',
  emailVerified: true,
  hasAuthenticator: true,
  hasPasskey: false,
};

it('a person with a verified address of the configuration is an operator', () => {
  expect(requireOperator(otis, OPERATORS)).toMatchObject({ id: 'otis', email: 'otis@forkfront.example' });
});

it('a passkey is a second factor too', () => {
  const person = { ...otis, hasAuthenticator: false, hasPasskey: true };
  expect(requireOperator(person, OPERATORS)).not.toBeNull();
  expect(needsSecondFactor(person, OPERATORS)).toBe(false);
});

it('the address may be written in capitals', () => {
  expect(requireOperator({ ...otis, email: 'Otis@Forkfront.example' }, OPERATORS)?.email).toBe(otis.email);
});

it.each([
  ['a guest', null, OPERATORS],
  ['an address that is not verified', { ...otis, emailVerified: false }, OPERATORS],
  ['who has no second factor', { ...otis, hasAuthenticator: false, hasPasskey: false }, OPERATORS],
  ['who looks through the eyes of an operator', { ...otis, watchedBy: 'olga@forkfront.example' }, OPERATORS],
  ['another address', { ...otis, email: 'ana@example.org' }, OPERATORS],
  ['a longer address', { ...otis, email: 'not-otis@forkfront.example' }, OPERATORS],
  ['an address of a server without operators', otis, []],
])('%s is no operator', (_what, viewer, operators) => {
  expect(requireOperator(viewer, operators)).toBeNull();
});

it.each([
  ['who only lacks a second factor', { ...otis, hasAuthenticator: false, hasPasskey: false }, true],
  ['who has one', otis, false],
  [
    'without a verified address',
    { ...otis, hasAuthenticator: false, hasPasskey: false, emailVerified: false },
    false,
  ],
  [
    'with another address',
    { ...otis, hasAuthenticator: false, hasPasskey: false, email: 'ana@example.org' },
    false,
  ],
])('a person %s must add a second factor: %j', (_what, person, expected) =>
  expect(needsSecondFactor(person, OPERATORS)).toBe(expected),
);
