import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { type Availability, isAvailableAt } from './availability.ts';
import { dayBefore, dayIn, minuteOf, timeIn } from './zonedTime.ts';
import { PRODUCT_DEFAULTS, SECTION_DEFAULTS } from './menu.ts';
import type { WeeklyPeriod } from './weeklyHours.ts';
import { ordersNow, opensAtAll, type OrderNow } from './hours.ts';
import { ORDERING_DEFAULTS } from './ordering.ts';
import type { CurrentPromotion } from './discount.ts';
import type { SitePromotion } from './promotion.ts';
import { FACT_DEFAULTS, type SiteDocument, type StoredDocument, type WholeDocument } from './siteDocument.ts';

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
  const orders = ordersNow(whole.ordering, whole.timeZone, now);
  const document = {
    ...whole,
    acceptsOrders: whole.acceptsOrders && opensAtAll(whole.ordering),
    orderNow: orders,
    promotions: promotionsAt(whole, now),
    ...menuFor(whole, [now]),
  };
  return { document, until: Math.min(nextChange(whole, now), ...Object.values(orders).map(endOf)) };
}

/**
 * What of a menu is sold at one of these times: the time of an order, or all times that can be chosen. They are not before the
 * time of the menu.
 */
export function menuFor(
  { sections, optionGroups, timeZone }: Pick<WholeDocument, 'sections' | 'optionGroups' | 'timeZone'>,
  times: readonly Date[],
): Pick<SiteDocument, 'sections' | 'optionGroups'> {
  const ordered = times.toSorted((one, other) => one.getTime() - other.getTime());
  const clocks = sections.some(({ periods }) => periods.length > 0)
    ? ordered.map((time) => clockOf(timeZone, time))
    : [];
  const lastOpen = (periods: readonly WeeklyPeriod[]): Date | undefined =>
    periods.length === 0
      ? ordered.at(-1)
      : ordered[clocks.findLastIndex((clock) => openingDays(periods, clock).length > 0)];
  // What is sold at one time is sold at all later ones.
  const soldAt = <T extends Availability>(thing: T, last = ordered.at(-1)): T => ({
    ...thing,
    isAvailable: last === undefined ? thing.isAvailable : isAvailableAt(thing, last),
  });
  return {
    sections: sections.map((section) => {
      const last = lastOpen(section.periods);
      return {
        ...section,
        isOpen: last !== undefined,
        items: section.items.map((item) => soldAt(item, last)),
      };
    }),
    optionGroups: optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => soldAt(option)),
    })),
  };
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
  const clock = clockOf(timeZone, now);
  const { today } = clock;
  const restOf = ({ startsOn, endsOn, periods }: SitePromotion): CurrentPromotion['rest'] => {
    const days = periods.length === 0 ? [today] : openingDays(periods, clock);
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
function nextBegin(periods: readonly WeeklyPeriod[], timeZone: string, now: Date): string | null {
  const { weekday, minute } = clockOf(timeZone, now);
  const later = periods.filter(({ days, from }) => days.includes(weekday) && minuteOf(from) > minute);
  return later.map(({ from }) => from).toSorted()[0] ?? null;
}

/** Whether these periods, of a promotion or a section, count at this time; without periods always. */
export function isOpenAt(periods: readonly WeeklyPeriod[], timeZone: string, at: Date): boolean {
  return periods.length === 0 || openingDays(periods, clockOf(timeZone, at)).length > 0;
}

/** The days, as `2026-11-20`, on which those of the periods began that are open then: today, or yesterday before midnight. */
function openingDays(periods: readonly WeeklyPeriod[], { today, weekday, minute }: LocalClock): string[] {
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
  const sellable: Availability[] = [
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
function periodChange(periods: readonly WeeklyPeriod[], timeZone: string, now: Date): number {
  if (periods.length === 0) return Infinity;
  const { minute } = clockOf(timeZone, now);
  const waits = periods
    .flatMap(({ from, to }) => [minuteOf(from), minuteOf(to)])
    .map((at) => (at > minute ? at - minute : at - minute + MINUTES_A_DAY) * MINUTE_MS);
  const startOfMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return startOfMinute + Math.min(MAX_PERIOD_WAIT_MS, ...waits);
}

/** What calendar and clock show somewhere. */
interface LocalClock {
  /** As `2026-11-20`. */
  today: string;
  /** ISO weekday: 1 is Monday. */
  weekday: number;
  /** Minutes since midnight. */
  minute: number;
}

function clockOf(timeZone: string, now: Date): LocalClock {
  const today = dayIn(timeZone, now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || DAYS_A_WEEK;
  return { today, weekday, minute: minuteOf(timeIn(timeZone, now)) };
}
