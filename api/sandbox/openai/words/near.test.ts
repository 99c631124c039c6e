import { expect, it } from 'vitest';
import { isNear, plainWords } from './near.ts';

it.each([
  ['comission', 'commission', true],
  ['contarct', 'contract', true],
  ['printr', 'printer', true],
  ['crad', 'card', true],
  ['site', 'size', false],
  ['pie', 'pic', false],
  ['charge', 'change', true],
  ['orders', 'borders', false],
])('%j is %j with a typing error: %s', (word, known, expected) => expect(isNear(word, known)).toBe(expected));

it('words are spelled out', () => {
  expect(plainWords('Wot do U charge, n is V.A.T. incl?')).toEqual([
    'what',
    'do',
    'you',
    'charge',
    'and',
    'is',
    'vat',
    'incl',
  ]);
});
