import { DAY_MS } from '@forkfront/common/durations.ts';
import { isUuid } from '../../lib/ids.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { isDay } from '@forkfront/common/zonedTime.ts';
import { weekProblems } from '../ordering/hoursCheck.rules.ts';
import { isCode, normalCode } from '@forkfront/common/discount.ts';
import { PROMOTION_LIMITS, type PromotionTerms } from '@forkfront/common/promotion.ts';
import { sortedDays } from '@forkfront/common/weeklyHours.ts';
import { messages } from './messages.ts';
import type { Promotion } from './promotion.entity.ts';

/** Whether a promotion counts now, and why not. */
export const PROMOTION_STATES = ['ACTIVE', 'SCHEDULED', 'PAUSED', 'ENDED'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** The state of a promotion on a day (`2026-11-20`) of the restaurant. One that is used up has ended. */
export function stateOf(
  promotion: Pick<PromotionTerms, 'startsOn' | 'endsOn' | 'useLimit'> & {
    uses: number;
    pausedAt?: Date | null | undefined;
    endedAt?: Date | null | undefined;
  },
  today: string,
): PromotionState {
  const { startsOn, endsOn, useLimit, uses, pausedAt, endedAt } = promotion;
  if (endedAt || (endsOn !== null && endsOn < today) || (useLimit !== null && uses >= useLimit))
    return 'ENDED';
  if (pausedAt) return 'PAUSED';
  return startsOn !== null && startsOn > today ? 'SCHEDULED' : 'ACTIVE';
}

const WEEK = 7;
const { amount: AMOUNT, money, name: NAME, code: CODE_LENGTH, targets, periods: PERIODS } = PROMOTION_LIMITS;

/** Checks what an owner entered, in its stored form. `today`: the day of the restaurant. */
export function checkTerms(input: PromotionTerms, today: string): Result<PromotionTerms, FieldProblem[]> {
  const terms = storedTerms(input);
  const problems = termProblems(terms, today);
  return problems.length > 0 ? fail(problems) : ok(terms);
}

/** What an owner entered as it is stored. What the kind does not use is left out. */
export function storedTerms(input: PromotionTerms): PromotionTerms {
  const { kind } = input;
  return {
    ...input,
    name: oneLine(input.name),
    code: input.code === null || input.code.trim() === '' ? null : normalCode(input.code),
    percent: kind === 'PERCENT' ? input.percent : null,
    cap: kind === 'PERCENT' ? input.cap : null,
    amount: kind === 'AMOUNT' ? input.amount : null,
    sectionIds: kind === 'FREE_DELIVERY' ? [] : [...new Set(input.sectionIds)].filter(isUuid),
    productIds: kind === 'FREE_DELIVERY' ? [] : [...new Set(input.productIds)].filter(isUuid),
    fulfilment: kind === 'FREE_DELIVERY' ? 'DELIVERY' : input.fulfilment,
    periods: input.periods.map(({ days, from, to }) => ({
      days: sortedDays(days),
      from,
      to,
    })),
    // Somebody has one first order.
    dinerLimit: input.isFirstOrder ? 1 : input.dinerLimit,
  };
}

/** Why terms in their stored form cannot be used. */
export function termProblems(terms: PromotionTerms, today: string): FieldProblem[] {
  const { kind } = terms;
  return [
    ...problemAt('name', nameProblem(terms.name)),
    ...problemAt(
      'code',
      terms.code === null || isCode(terms.code)
        ? null
        : messages.codeInvalid(CODE_LENGTH.min, CODE_LENGTH.max),
    ),
    ...problemAt(
      'percent',
      kind === 'PERCENT' && !isBetween(terms.percent, 1, 100) ? messages.percentInvalid : null,
    ),
    ...problemAt(
      'amount',
      kind === 'AMOUNT' && !isBetween(terms.amount, AMOUNT.min, AMOUNT.max) ? messages.amountInvalid : null,
    ),
    ...problemAt(
      'cap',
      terms.cap === null || isBetween(terms.cap, AMOUNT.min, AMOUNT.max) ? null : messages.amountInvalid,
    ),
    ...problemAt('minimum', isBetween(terms.minimum, 0, money) ? null : messages.moneyInvalid),
    ...targetProblems(terms),
    ...dayProblems(terms, today),
    ...periodProblems(terms),
    ...problemAt('useLimit', limitProblem(terms.useLimit, PROMOTION_LIMITS.uses)),
    ...problemAt('dinerLimit', limitProblem(terms.dinerLimit, PROMOTION_LIMITS.dinerUses)),
  ];
}

const isBetween = (value: number | null, min: number, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;

const limitProblem = (limit: number | null, max: number): string | null =>
  limit === null || isBetween(limit, 1, max) ? null : messages.limitInvalid;

function nameProblem(name: string): string | null {
  if (!name) return messages.nameMissing;
  return name.length > NAME ? messages.nameTooLong(NAME) : null;
}

function targetProblems({ kind, sectionIds, productIds }: PromotionTerms): FieldProblem[] {
  const count = sectionIds.length + productIds.length;
  if (kind === 'FREE_PRODUCT' && count === 0)
    return [{ path: 'productIds', message: messages.freeDishMissing }];
  return problemAt('productIds', count > targets ? messages.tooManyTargets(targets) : null);
}

function dayProblems({ startsOn, endsOn }: PromotionTerms, today: string): FieldProblem[] {
  const wrong = (path: string, day: string | null) =>
    problemAt(path, day === null || isDay(day) ? null : messages.dayInvalid);
  const problems = [...wrong('startsOn', startsOn), ...wrong('endsOn', endsOn)];
  if (problems.length > 0 || endsOn === null) return problems;
  if (startsOn !== null && endsOn < startsOn) return [{ path: 'endsOn', message: messages.daysSwapped }];
  return problemAt('endsOn', endsOn < today ? messages.dayOver : null);
}

/** The weekdays from one day to another, 1 for Monday; all of them without a first or a last day. */
function weekdaysOf({ startsOn, endsOn }: Pick<PromotionTerms, 'startsOn' | 'endsOn'>): ReadonlySet<number> {
  const [first, last] = [Date.parse(startsOn ?? ''), Date.parse(endsOn ?? '')];
  const days = Number.isNaN(last - first) ? WEEK : Math.min(WEEK, Math.round((last - first) / DAY_MS) + 1);
  const weekday = new Date(Number.isNaN(first) ? 0 : first).getUTCDay();
  return new Set(Array.from({ length: days }, (_none, after) => ((weekday + after + 6) % WEEK) + 1));
}

function periodProblems(terms: PromotionTerms): FieldProblem[] {
  const { periods } = terms;
  if (periods.length > PERIODS) return [{ path: 'periods', message: messages.tooManyPeriods(PERIODS) }];
  const wrong = weekProblems('periods', periods);
  if (wrong.length > 0 || periods.length === 0) return wrong;
  const weekdays = weekdaysOf(terms);
  const counts = periods.some(({ days }) => days.some((day) => weekdays.has(day)));
  return problemAt('periods', counts ? null : messages.periodsNever);
}

/** The terms that are stored with a promotion. */
export const termsIn = (promotion: Promotion): PromotionTerms => ({
  name: promotion.name,
  code: promotion.code ?? null,
  kind: promotion.kind,
  percent: promotion.percent ?? null,
  amount: promotion.amount ?? null,
  cap: promotion.cap ?? null,
  minimum: promotion.minimum,
  startsOn: promotion.startsOn ?? null,
  endsOn: promotion.endsOn ?? null,
  periods: promotion.periods,
  fulfilment: promotion.fulfilment ?? null,
  sectionIds: promotion.sectionIds,
  productIds: promotion.productIds,
  isFirstOrder: promotion.isFirstOrder,
  useLimit: promotion.useLimit ?? null,
  dinerLimit: promotion.dinerLimit ?? null,
});
