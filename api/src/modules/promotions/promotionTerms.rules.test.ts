import { describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { PROMOTION_LIMITS, type PromotionTerms } from '@forkfront/common/promotion.ts';
import { messages } from './messages.ts';
import { checkTerms, stateOf, storedTerms, termProblems } from './promotionTerms.rules.ts';

const TODAY = '2026-11-20';
const uuid = (number: number) => `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const LUNCH = { days: [1, 2], from: '12:00', to: '14:00' };
const AMOUNT = { kind: 'AMOUNT', amount: 500 } as const;

describe('what an owner enters for a promotion', () => {
  it.each<[string, Partial<PromotionTerms>]>([
    ['10 % off everything', {}],
    ['a code in any spelling', { code: ' spring 26' }],
    ['an amount', AMOUNT],
    ['a free delivery', { kind: 'FREE_DELIVERY' }],
    ['a free dish', { kind: 'FREE_PRODUCT', productIds: [uuid(1)] }],
    ['today as the last day', { startsOn: '2026-11-01', endsOn: TODAY }],
    ['hours', { periods: [LUNCH] }],
    ['the largest limits', { useLimit: PROMOTION_LIMITS.uses, dinerLimit: PROMOTION_LIMITS.dinerUses }],
  ])('%s can be saved', (_title, terms) =>
    expect(checkTerms({ ...TEN_PERCENT, ...terms }, TODAY)).toMatchObject({ ok: true }),
  );

  it.each<[Partial<PromotionTerms>, string, string]>([
    [{ name: ' ' }, 'name', messages.nameMissing],
    [{ name: 'n'.repeat(61) }, 'name', messages.nameTooLong(60)],
    [{ code: 'AB' }, 'code', messages.codeInvalid(3, 20)],
    [{ code: 'SPRING-26' }, 'code', messages.codeInvalid(3, 20)],
    [{ code: 'A'.repeat(21) }, 'code', messages.codeInvalid(3, 20)],
    [{ percent: null }, 'percent', messages.percentInvalid],
    [{ percent: 0 }, 'percent', messages.percentInvalid],
    [{ percent: 101 }, 'percent', messages.percentInvalid],
    [{ kind: 'AMOUNT' }, 'amount', messages.amountInvalid],
    [{ ...AMOUNT, amount: 100_001 }, 'amount', messages.amountInvalid],
    [{ cap: 0 }, 'cap', messages.amountInvalid],
    [{ minimum: -1 }, 'minimum', messages.moneyInvalid],
    [{ minimum: 100_001 }, 'minimum', messages.moneyInvalid],
    [{ kind: 'FREE_PRODUCT' }, 'productIds', messages.freeDishMissing],
    [
      { productIds: Array.from({ length: 51 }, (_, number) => uuid(number)) },
      'productIds',
      messages.tooManyTargets(50),
    ],
    [{ startsOn: '2026-02-30' }, 'startsOn', messages.dayInvalid],
    [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn', messages.daysSwapped],
    [{ endsOn: '2026-11-19' }, 'endsOn', messages.dayOver],
    [{ periods: Array.from({ length: 15 }, () => LUNCH) }, 'periods', messages.tooManyPeriods(14)],
    [{ useLimit: 0 }, 'useLimit', messages.limitInvalid],
    [{ dinerLimit: 101 }, 'dinerLimit', messages.limitInvalid],
  ])('%j is refused at the field %s', (terms, path, message) =>
    expect(checkTerms({ ...TEN_PERCENT, ...terms }, TODAY)).toEqual({
      ok: false,
      error: [{ path, message }],
    }),
  );

  it.each<[string, Partial<PromotionTerms>, Partial<PromotionTerms>]>([
    ['a code is stored in capitals', { code: ' spring 26' }, { code: 'SPRING26' }],
    ['an empty code is none', { code: ' ' }, { code: null }],
    ['an amount has no percentage', { ...AMOUNT, cap: 300 }, { percent: null, cap: null, amount: 500 }],
    [
      'a free delivery is for deliveries, and for no dish',
      { kind: 'FREE_DELIVERY', productIds: [uuid(1)], fulfilment: null },
      { fulfilment: 'DELIVERY', productIds: [] },
    ],
    ['somebody has one first order', { isFirstOrder: true }, { dinerLimit: 1 }],
    ['an id counts once', { productIds: [uuid(1), uuid(1), ''] }, { productIds: [uuid(1)] }],
  ])('%s', (_title, terms, stored) =>
    expect(storedTerms({ ...TEN_PERCENT, ...terms })).toMatchObject(stored),
  );
});

describe('the times of a promotion', () => {
  const times = (days: number[], startsOn: string | null, endsOn: string | null) =>
    termProblems(
      { ...TEN_PERCENT, startsOn, endsOn, periods: [{ days, from: '17:00', to: '19:00' }] },
      TODAY,
    ).map(({ path }) => path);
  it.each([
    // The 20th of November 2026 is a Friday.
    [[5], '2026-11-23', '2026-11-25', ['periods']],
    [[5], '2026-11-23', '2026-11-27', []],
    [[7], '2026-11-22', '2026-11-22', []],
    [[6], '2026-11-22', '2026-11-22', ['periods']],
    [[5], '2026-11-21', '2026-11-30', []],
    [[5], '2026-11-21', null, []],
    [[5], null, '2026-11-26', []],
  ])('on the weekdays %j from %s to %s have the problems %j', (days, from, to, paths) =>
    expect(times(days, from, to)).toEqual(paths),
  );
});

describe('the state of a promotion', () => {
  const open = { startsOn: null, endsOn: null, useLimit: null, uses: 0 };
  const then = new Date('2026-11-19T12:00:00Z');
  it.each([
    ['ACTIVE', {}],
    ['ACTIVE', { startsOn: TODAY, endsOn: TODAY, useLimit: 2, uses: 1 }],
    ['SCHEDULED', { startsOn: '2026-11-21' }],
    ['PAUSED', { pausedAt: then }],
    ['PAUSED', { pausedAt: then, startsOn: '2026-11-21' }],
    ['ENDED', { pausedAt: then, endedAt: then }],
    ['ENDED', { endsOn: '2026-11-19' }],
    ['ENDED', { useLimit: 2, uses: 2 }],
  ])('is %s with %j', (state, changes) => expect(stateOf({ ...open, ...changes }, TODAY)).toBe(state));
});
