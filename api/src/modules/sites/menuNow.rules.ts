import { dayBefore, dayIn, minuteOf, timeIn } from '../../lib/zonedTime.ts';
import { PRODUCT_DEFAULTS, SECTION_DEFAULTS, type MenuPeriod, type MenuProduct } from './menu.types.ts';
import { ordersNow, opensAtAll, type OrderNow } from './hours.rules.ts';
import { ORDERING_DEFAULTS } from './ordering.types.ts';
import type { CurrentPromotion } from './promotion.rules.ts';
import type { SitePromotion } from './promotion.types.ts';
import { FACT_DEFAULTS, type SiteDocument, type StoredDocument, type WholeDocument } from './site.entity.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const MINUTES_A_DAY = 24 * 60;
const DAYS_A_WEEK = 7;
/** A document with periods is looked at again at least this often, so that a change of the clocks never counts for longer. */
const MAX_PERIOD_WAIT_MS = HOUR_MS / 4;

/** A day begins. */
const MIDNIGHT = { days: [], from: '00:00', to: '00:00' };

/** A document as it is at one time, and when it must be made again (ms since 1970; Infinity: never). */
interface CurrentDocument {
  document: SiteDocument;
  until: number;
}

/** What diners see of a stored document at this time: what is sold out, and which sections are open. */
export function documentAt(stored: StoredDocument, now: Date): CurrentDocument {
  const whole = wholeDocument(stored);
  const isOpen = (periods: readonly MenuPeriod[]) => isOpenAt(periods, whole.timeZone, now);
  const nowOf = <T extends Sellable>(thing: T): T => ({ ...thing, isAvailable: isAvailableAt(thing, now) });
  const orders = ordersNow(whole.ordering, whole.timeZone, now);
  const document = {
    ...whole,
    acceptsOrders: whole.acceptsOrders && opensAtAll(whole.ordering),
    orderNow: orders,
    promotions: promotionsAt(whole, now),
    sections: whole.sections.map((section) => ({
      ...section,
      isOpen: isOpen(section.periods),
      items: section.items.map(nowOf),
    })),
    optionGroups: whole.optionGroups.map((group) => ({ ...group, options: group.options.map(nowOf) })),
  };
  return { document, until: Math.min(nextChange(whole, now), ...Object.values(orders).map(endOf)) };
}

/**
 * A site as its owner tries it in test mode: for as soon as possible at any time, whatever is closed, paused or full. What is
 * sold out stays sold out.
 */
export const testView = (stored: StoredDocument): StoredDocument => ({
  ...stored,
  acceptsOrders: true,
  orderLimitReached: false,
  ordering: {
    ...stored.ordering,
    // Without hours there are no slots either.
    hasHours: false,
    opensWithoutHours: true,
    pauses: [],
    unattendedSince: null,
    capacity: ORDERING_DEFAULTS.capacity,
  },
  sections: stored.sections.map((section) => ({ ...section, periods: [] })),
});

const endOf = ({ until }: OrderNow): number => until?.getTime() ?? Infinity;

/** Fills in the fields that older documents do not have. */
const wholeDocument = (stored: StoredDocument): WholeDocument => ({
  ...FACT_DEFAULTS,
  optionGroups: [],
  ...stored,
  ordering: {
    ...ORDERING_DEFAULTS,
    ...stored.ordering,
    // The orders of a preview are tests.
    opensWithoutHours: stored.isPreview || stored.ordering?.opensWithoutHours === true,
  },
  sections: stored.sections.map((section) => ({
    ...SECTION_DEFAULTS,
    ...section,
    items: section.items.map((item) => ({ ...PRODUCT_DEFAULTS, ...item })),
  })),
});

/** The promotions as they are at a time; none when the plan is not paid for too long. */
function promotionsAt(
  { promotions, promotionsEnd, timeZone }: Pick<WholeDocument, 'promotions' | 'promotionsEnd' | 'timeZone'>,
  now: Date,
): CurrentPromotion[] {
  if (promotionsEnd !== null && now.getTime() >= Date.parse(promotionsEnd)) return [];
  const today = dayIn(timeZone, now);
  const restOf = ({ startsOn, endsOn, periods }: SitePromotion): CurrentPromotion['rest'] => {
    const days = periods.length === 0 ? [today] : openingDays(periods, timeZone, now);
    if (days.some((day) => (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn)))
      return null;
    if (startsOn !== null && today < startsOn) return 'NOT_YET';
    return endsOn !== null && today > endsOn ? 'OVER' : 'OTHER_TIME';
  };
  return promotions.map((promotion) => {
    const rest = restOf(promotion);
    return {
      ...promotion,
      rest,
      beginsAt: rest === 'OTHER_TIME' ? nextBegin(promotion.periods, timeZone, now) : null,
    };
  });
}

/** When the next of these periods begins on this day; null when none does. */
function nextBegin(periods: readonly MenuPeriod[], timeZone: string, now: Date): string | null {
  const { weekday, minute } = localTime(timeZone, now);
  const later = periods.filter(({ days, from }) => days.includes(weekday) && minuteOf(from) > minute);
  return later.map(({ from }) => from).toSorted()[0] ?? null;
}

type Sellable = Pick<MenuProduct, 'isAvailable' | 'soldOutUntil'>;

const isAvailableAt = ({ isAvailable, soldOutUntil }: Sellable, now: Date): boolean =>
  isAvailable || (soldOutUntil !== null && now.getTime() >= Date.parse(soldOutUntil));

/** Whether products of a section with these periods can be ordered now; without periods always. */
export function isOpenAt(periods: readonly MenuPeriod[], timeZone: string, now: Date): boolean {
  return periods.length === 0 || openingDays(periods, timeZone, now).length > 0;
}

/** The days, as `2026-11-20`, on which those of the periods began that are open now: today, or yesterday before midnight. */
function openingDays(periods: readonly MenuPeriod[], timeZone: string, now: Date): string[] {
  const today = dayIn(timeZone, now);
  const { weekday, minute } = localTime(timeZone, now);
  const yesterday = ((weekday + DAYS_A_WEEK - 2) % DAYS_A_WEEK) + 1;
  return periods.flatMap((period) => {
    const [from, to] = [minuteOf(period.from), minuteOf(period.to)];
    const isOvernight = to <= from;
    const beganToday = period.days.includes(weekday) && minute >= from && (isOvernight || minute < to);
    const beganYesterday = isOvernight && period.days.includes(yesterday) && minute < to;
    return [...(beganToday ? [today] : []), ...(beganYesterday ? [dayBefore(today)] : [])];
  });
}

function nextChange({ timeZone, ...menu }: WholeDocument, now: Date): number {
  const sellable: Sellable[] = [
    ...menu.sections.flatMap(({ items }) => items),
    ...menu.optionGroups.flatMap(({ options }) => options),
  ];
  const backAt = sellable.flatMap(({ isAvailable, soldOutUntil }) =>
    isAvailable || soldOutUntil === null ? [] : [Date.parse(soldOutUntil)],
  );
  if (menu.promotionsEnd !== null) backAt.push(Date.parse(menu.promotionsEnd));
  const hasDays = menu.promotions.some(({ startsOn, endsOn }) => startsOn !== null || endsOn !== null);
  const periods = [
    ...menu.sections.flatMap((section) => section.periods),
    ...menu.promotions.flatMap((promotion) => promotion.periods),
    ...(hasDays ? [MIDNIGHT] : []),
  ];
  return [...backAt.filter((at) => at > now.getTime()), periodChange(periods, timeZone, now)].reduce(
    (first, at) => Math.min(first, at),
    Infinity,
  );
}

/** When the next period may begin or end. */
function periodChange(periods: readonly MenuPeriod[], timeZone: string, now: Date): number {
  if (periods.length === 0) return Infinity;
  const { minute } = localTime(timeZone, now);
  const waits = periods
    .flatMap(({ from, to }) => [minuteOf(from), minuteOf(to)])
    .map((at) => (at > minute ? at - minute : at - minute + MINUTES_A_DAY) * MINUTE_MS);
  const startOfMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return startOfMinute + Math.min(MAX_PERIOD_WAIT_MS, ...waits);
}

/** ISO weekday (1 is Monday) and minutes since midnight. */
function localTime(timeZone: string, now: Date): { weekday: number; minute: number } {
  const weekday = new Date(`${dayIn(timeZone, now)}T00:00:00Z`).getUTCDay() || DAYS_A_WEEK;
  return { weekday, minute: minuteOf(timeIn(timeZone, now)) };
}
