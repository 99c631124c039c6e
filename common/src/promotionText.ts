import { formatPounds } from './money.ts';
import { WEEKDAYS, type WeeklyPeriod } from './weeklyHours.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { CodeProblem } from './discount.ts';
import type { PromotionTerms } from './promotion.ts';

/** Names of sections and products by their ids. */
export type MenuNames = ReadonlyMap<string, string>;

/** The names of a menu. */
export const namesOf = (
  sections: readonly { id: string; name: string; items: readonly { id: string; name: string }[] }[],
): MenuNames =>
  new Map(
    sections.flatMap(({ id, name, items }) => [
      [id, name] as const,
      ...items.map((item) => [item.id, item.name] as const),
    ]),
  );

const FULFILMENT: Record<Fulfilment, string> = { COLLECTION: 'collection', DELIVERY: 'delivery' };
const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayText = (day: string): string => LONG_DAY.format(new Date(`${day}T00:00:00Z`));

/**
 * A promotion in one sentence, e.g. "15% off everything from £20.00, Mondays to Thursdays, once per guest, with the code SPRING".
 * Without a full stop.
 */
export function promotionSentence(terms: PromotionTerms, names: MenuNames): string {
  const { minimum, fulfilment, isFirstOrder, periods, startsOn, endsOn, useLimit, dinerLimit, code } = terms;
  const way = fulfilment && terms.kind !== 'FREE_DELIVERY' ? ` for ${FULFILMENT[fulfilment]}` : '';
  const first = isFirstOrder ? ' on the first order' : '';
  const [benefit, most] = benefitText(terms, names);
  const limits = `${minimum > 0 ? ` from ${formatPounds(minimum)}` : ''}${way}${first}`;
  return [
    // `15% off everything, at most £3.00, from £20.00`
    most === null ? `${benefit}${limits}` : benefit,
    most !== null && most,
    most !== null && limits !== '' && limits.trimStart(),
    periods.length > 0 && periodsText(periods),
    daysText(startsOn, endsOn),
    dinerLimit !== null && !isFirstOrder && `${times(dinerLimit)} per guest`,
    useLimit !== null && `for the first ${useLimit} orders`,
    code !== null && `with the code ${code}`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}

/** What a promotion gives, and the most that it takes off; null without a limit. */
function benefitText(terms: PromotionTerms, names: MenuNames): [benefit: string, most: string | null] {
  const { kind, percent, amount, cap } = terms;
  switch (kind) {
    case 'PERCENT':
      return [
        `${percent}% off ${targetText(terms, names)}`,
        cap === null ? null : `at most ${formatPounds(cap)}`,
      ];
    case 'AMOUNT':
      return [`${formatPounds(amount ?? 0)} off ${targetText(terms, names)}`, null];
    case 'FREE_DELIVERY':
      return ['Free delivery', null];
    case 'FREE_PRODUCT':
      return [`One of ${targetText(terms, names)} free`, null];
  }
}

/** What a promotion is for, as diners read it. */
function targetText({ sectionIds, productIds }: PromotionTerms, names: MenuNames): string {
  const ids = [...sectionIds, ...productIds];
  if (ids.length === 0) return 'everything';
  const known = ids.flatMap((id) => names.get(id) ?? []);
  return known.length > 0 ? OR.format(known) : 'dishes that are no longer on the menu';
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

function daysText(startsOn: string | null, endsOn: string | null): string | null {
  if (startsOn !== null && endsOn !== null)
    return startsOn === endsOn
      ? `on ${dayText(startsOn)}`
      : `from ${dayText(startsOn)} to ${dayText(endsOn)}`;
  if (startsOn !== null) return `from ${dayText(startsOn)}`;
  return endsOn === null ? null : `until ${dayText(endsOn)}`;
}

/** Weekdays and hours, e.g. "Mondays to Thursdays 17:00 to 19:00". */
const periodsText = (periods: readonly WeeklyPeriod[]): string =>
  AND.format(
    periods.map(({ days, from, to }) => `${weekdaysText(days)}${from === to ? '' : ` ${from} to ${to}`}`),
  );

function weekdaysText(days: readonly number[]): string {
  if (days.length === WEEKDAYS.length) return 'every day';
  const sorted = days.toSorted((a, b) => a - b);
  const [first = 1, last = 1] = [sorted[0], sorted.at(-1)];
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  const name = (day: number) => `${WEEKDAYS[day - 1] ?? ''}s`;
  return isRun ? `${name(first)} to ${name(last)}` : AND.format(sorted.map(name));
}

/** Why a code does not count, for the diner. */
export function codeText(problem: CodeProblem, names: MenuNames): string {
  if (problem.reason === 'UNKNOWN') return 'We don’t know this code. Please check its spelling.';
  if (problem.reason === 'BETTER')
    return `“${problem.than.name}” saves you more, so it counts instead of this code.`;
  const { promotion, problem: why } = problem;
  switch (why.reason) {
    case 'NOT_YET':
      return `This code works from ${dayText(promotion.startsOn ?? '')}.`;
    case 'OVER':
      return 'This offer is over.';
    case 'OTHER_TIME':
      return `This code works ${periodsText(promotion.periods)}.`;
    case 'USED_UP':
      return 'This offer is used up.';
    case 'USED_BY_DINER':
      return 'You have already used this offer.';
    case 'NOT_FIRST':
      return 'This offer is for a first order.';
    case 'OTHER_FULFILMENT':
      return `This code is for ${FULFILMENT[why.fulfilment]} only.`;
    case 'MINIMUM':
      return `${formatPounds(why.missing)} more and it is yours.`;
    case 'DISH_MISSING':
      return promotion.kind === 'FREE_PRODUCT'
        ? `Add ${targetText(promotion, names)}: one of them is free.`
        : `This code is for ${targetText(promotion, names)}.`;
  }
}
