import { DAY_MS, MINUTE_MS } from './durations.ts';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { dayIn, timeIn } from './zonedTime.ts';
import { kitchenStart, orderNow, slotsOf, type HoursQuestion } from './hours.ts';
import { hoursOfDay } from './openings.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from './ordering.ts';

/** Around both changes of the clocks in London and New York, and an ordinary week. */
const CHANGES = ['2026-10-24', '2026-10-31', '2027-03-13', '2027-03-27', '2026-06-10'].map((day) =>
  Date.parse(day),
);

const time = fc
  .integer({ min: 0, max: 24 * 12 - 1 })
  .map(
    (fives) => `${`${Math.floor(fives / 12)}`.padStart(2, '0')}:${`${(fives % 12) * 5}`.padStart(2, '0')}`,
  );
const hours = fc.record({ from: time, to: time });
const week = fc.array(
  fc.record({ days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), from: time, to: time }),
  { maxLength: 6 },
);

const question: fc.Arbitrary<HoursQuestion> = fc
  .record({
    change: fc.constantFrom(...CHANGES),
    minutes: fc.integer({ min: 0, max: 4 * 24 * 60 }),
    timeZone: fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'),
    periods: week,
    special: fc.option(fc.array(hours, { maxLength: 2 })),
    daysAhead: fc.integer({ min: 0, max: 14 }),
    prepMinutes: fc.integer({ min: 5, max: 180 }),
    lastOrdersMinutes: fc.integer({ min: 0, max: 120 }),
    leadMinutes: fc.integer({ min: 0, max: 600 }),
    busy: fc.option(
      fc.record({ minutes: fc.integer({ min: 5, max: 120 }), forMinutes: fc.integer({ min: 0, max: 600 }) }),
    ),
    pauseMinutes: fc.option(fc.integer({ min: 0, max: 3 * 24 * 60 })),
    extraMinutes: fc.integer({ min: 0, max: 60 }),
  })
  .map(
    ({ change, minutes, timeZone, special, busy, pauseMinutes, daysAhead, extraMinutes, ...collection }) => {
      const now = new Date(change + minutes * MINUTE_MS);
      const later = (by: number) => new Date(now.getTime() + by * MINUTE_MS).toISOString();
      const settings: OrderingSettings = {
        ...ORDERING_DEFAULTS,
        hasHours: true,
        daysAhead,
        collection: { isOffered: true, ...collection },
        specialDays: special
          ? [
              {
                day: dayIn(timeZone, new Date(now.getTime() + DAY_MS)),
                reason: '',
                collection: special,
                delivery: [],
              },
            ]
          : [],
        busy: busy && { minutes: busy.minutes, until: later(busy.forMinutes) },
        pauses: pauseMinutes === null ? [] : [{ fulfilment: 'COLLECTION', until: later(pauseMinutes) }],
      };
      return { settings, timeZone, fulfilment: 'COLLECTION', now, extraMinutes };
    },
  );

const minuteOfDay = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** The last minute before the clocks went back when they show this time for the second time; otherwise null. */
function minuteBeforeRepeat(timeZone: string, at: Date): Date | null {
  const shown = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  const first = shown.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const change = shown.getTimeZoneTransition('previous');
  return first.equals(shown) || !change ? null : new Date(change.epochMilliseconds - MINUTE_MS);
}

/**
 * Whether the clocks on the wall show an open time: calculated from local days and times only. A restaurant that is
 * open when the clocks go back does not close for the minutes that they show again.
 */
function isOpenOnTheWall(asked: HoursQuestion, at: Date): boolean {
  const before = minuteBeforeRepeat(asked.timeZone, at);
  return showsOpenTime(asked, at) || (before !== null && showsOpenTime(asked, before));
}

function showsOpenTime({ settings, timeZone }: HoursQuestion, at: Date): boolean {
  const minute = minuteOfDay(timeIn(timeZone, at));
  const today = dayIn(timeZone, at);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const isIn = (from: string, to: string, shown: number) => {
    const [begins, ends] = [minuteOfDay(from), minuteOfDay(to)];
    return shown >= begins && shown < (ends > begins ? ends : ends + 24 * 60);
  };
  return (
    hoursOfDay(settings, 'COLLECTION', today).some(({ from, to }) => isIn(from, to, minute)) ||
    hoursOfDay(settings, 'COLLECTION', yesterday).some(({ from, to }) => isIn(from, to, minute + 24 * 60))
  );
}

/** Clocks go back from 02:00 to 01:30 in this time zone, and the opening begins at 01:35. */
const OPENS_IN_REPEATED_TIME: HoursQuestion = {
  settings: {
    ...ORDERING_DEFAULTS,
    hasHours: true,
    daysAhead: 7,
    collection: {
      isOffered: true,
      periods: [{ days: [7, 1], from: '01:35', to: '00:00' }],
      prepMinutes: 56,
      lastOrdersMinutes: 0,
      leadMinutes: 0,
    },
  },
  timeZone: 'Australia/Lord_Howe',
  fulfilment: 'COLLECTION',
  now: new Date('2027-03-27T13:00:00.000Z'),
  extraMinutes: 0,
};

it('no slot shows a local time twice, and each shows a quarter of an hour', { tags: ['@long'] }, () => {
  fc.assert(
    fc.property(question, (asked) => {
      const labels = slotsOf(asked).map(
        (slot) => `${dayIn(asked.timeZone, slot)} ${timeIn(asked.timeZone, slot)}`,
      );
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.filter((label) => minuteOfDay(label.slice(-5)) % 15 !== 0)).toEqual([]);
    }),
  );
});

it(
  'slots are open on the wall when the kitchen starts, in order, after now and its lead time',
  { tags: ['@long'] },
  () => {
    fc.assert(
      fc.property(question, (asked) => {
        const slots = slotsOf(asked).map((slot) => slot.getTime());
        expect(slots).toEqual(slots.toSorted((one, other) => one - other));
        const lead = asked.now.getTime() + asked.settings.collection.leadMinutes * MINUTE_MS;
        expect(slots.filter((slot) => slot < lead)).toEqual([]);
        for (const slot of slots)
          expect(isOpenOnTheWall(asked, kitchenStart({ ...asked, now: new Date(0) }, new Date(slot)))).toBe(
            true,
          );
      }),
      { examples: [[OPENS_IN_REPEATED_TIME]] },
    );
  },
);

it('no order is taken during a pause', { tags: ['@long'] }, () => {
  fc.assert(
    fc.property(question, (asked) => {
      const [pause] = asked.settings.pauses;
      fc.pre(pause !== undefined && pause.until !== null);
      const until = Date.parse(pause?.until ?? '');
      expect(orderNow(asked).reason === 'PAUSED').toBe(until > asked.now.getTime());
      expect(slotsOf(asked).filter((slot) => kitchenStart(asked, slot).getTime() < until)).toEqual([]);
    }),
  );
});

it(
  'an order for now is taken only in open hours, and the answer holds until it says',
  { tags: ['@long'] },
  () => {
    fc.assert(
      fc.property(question, fc.double({ min: 0, max: 0.999, noNaN: true }), (asked, share) => {
        const answer = orderNow(asked);
        expect(answer.reason !== null || isOpenOnTheWall(asked, asked.now)).toBe(true);
        expect((answer.readyInMinutes === null) === (answer.reason !== null)).toBe(true);
        const until = answer.until?.getTime() ?? asked.now.getTime() + DAY_MS;
        const later = new Date(asked.now.getTime() + Math.floor((until - asked.now.getTime()) * share));
        // Another calendar day can have another reason, but it is still closed.
        expect(orderNow({ ...asked, now: later }).readyInMinutes === null).toBe(
          answer.readyInMinutes === null,
        );
        const opened = answer.opensAt && orderNow({ ...asked, now: answer.opensAt });
        expect(opened?.reason ?? null).toBeNull();
      }),
    );
  },
);

it('a closed special day has only slots of the night before', { tags: ['@long'] }, () => {
  fc.assert(
    fc.property(question, (asked) => {
      const [special] = asked.settings.specialDays;
      fc.pre(special?.collection.length === 0);
      const day = special?.day ?? '';
      const yesterday = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
      const ends = hoursOfDay(asked.settings, 'COLLECTION', yesterday)
        .filter(({ from, to }) => minuteOfDay(to) <= minuteOfDay(from))
        .map(({ to }) => minuteOfDay(to));
      const slots = slotsOf(asked).filter((slot) => dayIn(asked.timeZone, slot) === day);
      const late = slots.filter((slot) => minuteOfDay(timeIn(asked.timeZone, slot)) > Math.max(-1, ...ends));
      expect(late).toEqual([]);
    }),
  );
});
