import { describe, expect, it } from 'vitest';
import { chargeProblem, checkCard } from './card.rules.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z') / 1000;
const check = (number: string, expiry = '12/30', code = '123') => {
  const verdict = checkCard({ number, expiry, code }, NOW);
  return verdict.ok
    ? verdict.card.brand
    : `${verdict.problem.field} ${verdict.problem.declineCode ?? verdict.problem.code}`;
};

describe('checkCard', { tags: ['@long'] }, () => {
  it.each([
    ['4242424242424242', 'visa'],
    ['4242 4242 4242 4242', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
    ['4000000000000341', 'visa'],
    ['4000000000000002', 'number generic_decline'],
    ['4000000000009995', 'number insufficient_funds'],
    ['4242424242424241', 'number incorrect_number'],
    ['4111111111111111', 'number card_declined'],
    ['', 'number incorrect_number'],
    ['not a number', 'number incorrect_number'],
    ['42', 'number incorrect_number'],
  ])('the result of the card number %j is %s', (number, expected) => expect(check(number)).toBe(expected));

  it.each([
    ['11/26', 'visa'],
    ['11 / 2026', 'visa'],
    ['1/27', 'visa'],
    ['10/26', 'expiry invalid_expiry_year'],
    ['13/30', 'expiry invalid_expiry_month'],
    ['00/30', 'expiry invalid_expiry_month'],
    ['', 'expiry invalid_expiry_month'],
    ['next year', 'expiry invalid_expiry_month'],
  ])('the result of the expiry date %j is %s', (expiry, expected) =>
    expect(check('4242424242424242', expiry)).toBe(expected),
  );

  it.each([
    ['123', 'visa'],
    ['1234', 'visa'],
    ['12', 'code incorrect_cvc'],
    ['', 'code incorrect_cvc'],
    ['abc', 'code incorrect_cvc'],
  ])('the result of the security code %j is %s', (code, expected) =>
    expect(check('4242424242424242', '12/30', code)).toBe(expected),
  );
});

describe('chargeProblem', { tags: ['@long'] }, () => {
  it.each([
    ['4242', 12, 2030, null],
    ['4242', 11, 2026, null],
    ['4242', 10, 2026, 'expired_card'],
    ['0341', 12, 2030, 'card_declined'],
  ])('charging the card %s that expires %i/%i fails with %s', (last4, exp_month, exp_year, code) =>
    expect(chargeProblem({ last4, exp_month, exp_year }, NOW)?.code ?? null).toBe(code),
  );
});
