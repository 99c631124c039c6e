import { expect, it } from 'vitest';
import { requireOperator } from './operator.rules.ts';

const OPERATORS = ['otis@forkfront.example', 'olga@forkfront.example'];
const otis = { id: 'otis', email: 'otis@forkfront.example', emailVerified: true };

it('a person with a verified address of the configuration is an operator', () => {
  expect(requireOperator(otis, OPERATORS)).toMatchObject({ id: 'otis', email: 'otis@forkfront.example' });
});

it('the address may be written in capitals', () => {
  expect(requireOperator({ ...otis, email: 'Otis@Forkfront.example' }, OPERATORS)?.email).toBe(otis.email);
});

it.each([
  ['a guest', null, OPERATORS],
  ['an address that is not verified', { ...otis, emailVerified: false }, OPERATORS],
  ['another address', { ...otis, email: 'ana@example.org' }, OPERATORS],
  ['a longer address', { ...otis, email: 'not-otis@forkfront.example' }, OPERATORS],
  ['an address of a server without operators', otis, []],
])('%s is no operator', (_what, viewer, operators) => {
  expect(requireOperator(viewer, operators)).toBeNull();
});
