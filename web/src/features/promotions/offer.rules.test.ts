import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { draftErrors, linkOf, newDraft, suggestedCode, termsOf, type OfferDraft } from './offer.rules.ts';

describe('what the form of an offer cannot send', () => {
  it.each<[string, Partial<OfferDraft>, Record<string, string>]>([
    ['nothing wrong', {}, {}],
    ['a code that is chosen and empty', { hasCode: true, code: ' ' }, { code: messages.codeMissing }],
    ['a cap that is no amount', { cap: '4.505' }, { cap: messages.moneyUnclear }],
    ['a cap of another kind', { kind: 'AMOUNT', amount: '5', cap: 'x' }, {}],
    ['an amount that is none', { kind: 'AMOUNT', amount: 'five' }, { amount: messages.moneyUnclear }],
    ['a minimum that is no amount', { minimum: '-' }, { minimum: messages.moneyUnclear }],
    ['a limit with a fraction', { useLimit: '2.5' }, { useLimit: messages.countUnclear }],
    ['a limit of a guest', { dinerLimit: 'x' }, { dinerLimit: messages.countUnclear }],
    ['a whole day', { periods: [{ key: '1', days: [1], from: '00:00', to: '00:00' }] }, {}],
    [
      'a period without days',
      { periods: [{ key: '1', days: [], from: '10:00', to: '11:00' }] },
      { 'periods.0': messages.periodProblems.days },
    ],
  ])('%s', (_title, changes, errors) => expect(draftErrors({ ...newDraft(), ...changes })).toEqual(errors));
});

describe('the terms of a form', () => {
  it.each<[string, Partial<OfferDraft>, object]>([
    ['a percentage with a cap', { cap: '4.50' }, { kind: 'PERCENT', percent: 10, cap: 450, amount: null }],
    ['an amount', { kind: 'AMOUNT', amount: '5' }, { amount: 500, percent: null, cap: null }],
    [
      'a percentage that is no whole number, which the server refuses',
      { percent: '12.5' },
      { percent: null },
    ],
    ['a code that is not used', { code: 'SPRING' }, { code: null }],
    ['a code', { hasCode: true, code: 'SPRING' }, { code: 'SPRING' }],
    ['no minimum', {}, { minimum: 0 }],
    ['all orders', {}, { fulfilment: null }],
    ['a first order, which a guest has once', { isFirstOrder: true, dinerLimit: '3' }, { dinerLimit: 1 }],
  ])('%s', (_title, changes, terms) => expect(termsOf({ ...newDraft(), ...changes })).toMatchObject(terms));

  it('of a ready-made start are complete', () => {
    expect(termsOf(newDraft('happyHour'))).toMatchObject({
      name: 'Happy hour',
      percent: 20,
      periods: [{ days: [1, 2, 3, 4], from: '16:00', to: '18:00' }],
    });
    expect(termsOf(newDraft('firstOrder'))).toMatchObject({ percent: 15, cap: 1000, isFirstOrder: true });
    expect(termsOf(newDraft('freeDelivery'))).toMatchObject({ kind: 'FREE_DELIVERY', minimum: 3000 });
  });
});

it.each([
  ['Happy hour', 42, 'HAPPY42'],
  ['2 for 1', 7, 'FOR07'],
  ['', 10, 'OFFER10'],
  ['Wintervergnügen', 11, 'WINTERVERGN11'],
])('the code for %j is %s', (name, digits, code) => expect(suggestedCode(name, digits)).toBe(code));

it('the link of an offer enters its code', () => {
  expect(linkOf('https://lucia.example.org', 'SPRING')).toBe('https://lucia.example.org/?code=SPRING');
  expect(linkOf('https://lucia.example.org', null)).toBe('https://lucia.example.org');
});
