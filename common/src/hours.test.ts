import { describe, expect, it } from 'vitest';
import {
  isSlotOffered,
  kitchenStart,
  laterBy,
  orderNow,
  slotsOf,
  SUGGESTED_WEEK,
  type HoursQuestion,
} from './hours.ts';
import { hoursOfDay } from './openings.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from './ordering.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Open every day from 17:00 to 22:00; prepares 20 minutes, last orders 15 minutes before closing. */
const EVENINGS: OrderingSettings = {
  ...ORDERING_DEFAULTS,
  hasHours: true,
  opensWithoutHours: false,
  daysAhead: 0,
  collection: {
    ...ORDERING_DEFAULTS.collection,
    leadMinutes: 0,
    periods: [{ days: EVERY_DAY, from: '17:00', to: '22:00' }],
  },
};

/** A question on a Monday in winter, when London has UTC, at this time. */
const at = (time: string, change: Partial<OrderingSettings> = {}): HoursQuestion => ({
  settings: { ...EVENINGS, ...change },
  timeZone: 'Europe/London',
  fulfilment: 'COLLECTION',
  now: new Date(`2026-12-07T${time}:00Z`),
});

const collection = (change: Partial<OrderingSettings['collection']>) => ({
  collection: { ...EVENINGS.collection, ...change },
});

const times = (dates: readonly Date[]) => dates.map((date) => date.toISOString().slice(11, 16));

describe('orders for now', () => {
  it('an open kitchen promises the time of its preparation, and takes orders until the last orders', () => {
    expect(orderNow(at('18:00'))).toEqual({
      readyInMinutes: 20,
      reason: null,
      note: '',
      opensAt: null,
      until: new Date('2026-12-07T21:45:00Z'),
    });
  });

  it.each([
    ['before opening', at('16:59'), '2026-12-07T17:00'],
    ['after the last orders', at('21:45'), '2026-12-08T17:00'],
    [
      'on a day without hours',
      at('18:00', collection({ periods: [{ days: [3], from: '17:00', to: '22:00' }] })),
      '2026-12-09T17:00',
    ],
  ])('%s it is closed and says when it opens', (_when, question, opensAt) => {
    const answer = orderNow(question);
    expect(answer).toMatchObject({
      readyInMinutes: null,
      reason: 'CLOSED',
      opensAt: new Date(`${opensAt}:00Z`),
    });
  });

  it('closes after midnight on the next day', () => {
    const late = collection({ periods: [{ days: [7], from: '17:00', to: '02:00' }] });
    expect(orderNow(at('01:30', late)).readyInMinutes).toBe(20);
    expect(orderNow(at('01:45', late)).reason).toBe('CLOSED');
    // Monday itself has no hours.
    expect(orderNow(at('18:00', late)).reason).toBe('CLOSED');
  });

  it('two periods that touch at midnight are one opening without last orders in between', () => {
    const night = collection({
      periods: [
        { days: EVERY_DAY, from: '17:00', to: '00:00' },
        { days: EVERY_DAY, from: '00:00', to: '02:00' },
      ],
    });
    expect(orderNow(at('23:50', night))).toMatchObject({
      reason: null,
      until: new Date('2026-12-08T01:45:00Z'),
    });
  });

  it('hours that end when they begin last 24 hours', () => {
    const always = collection({ periods: [{ days: EVERY_DAY, from: '00:00', to: '00:00' }] });
    expect(orderNow(at('00:00', always)).reason).toBeNull();
    const answer = orderNow(at('23:59', always));
    expect(answer.reason).toBeNull();
    // It does not end tomorrow either.
    expect(answer.until?.getTime()).toBeGreaterThan(Date.parse('2026-12-08T23:59:00Z'));
  });

  it('a special day wins over the week, and the answer has its reason', () => {
    const closedDay = { day: '2026-12-07', reason: 'Staff party', collection: [], delivery: [] };
    expect(orderNow(at('18:00', { specialDays: [closedDay] }))).toMatchObject({
      readyInMinutes: null,
      reason: 'SPECIAL_DAY',
      note: 'Staff party',
      opensAt: new Date('2026-12-08T17:00:00Z'),
    });
    const lunch = { ...closedDay, collection: [{ from: '12:00', to: '14:00' }] };
    expect(orderNow(at('12:00', { specialDays: [lunch] })).reason).toBeNull();
    expect(orderNow(at('18:00', { specialDays: [lunch] })).reason).toBe('SPECIAL_DAY');
  });

  it('hours after midnight belong to the day on which they begin', () => {
    const late = collection({ periods: [{ days: EVERY_DAY, from: '17:00', to: '02:00' }] });
    const specialDays = [{ day: '2026-12-07', reason: '', collection: [], delivery: [] }];
    expect(orderNow(at('01:00', { ...late, specialDays })).reason).toBeNull();
  });

  it('a pause wins over open hours, and ends by itself or by a person', () => {
    const pause = (until: string | null) => ({ pauses: [{ fulfilment: 'COLLECTION' as const, until }] });
    expect(orderNow(at('18:00', pause('2026-12-07T18:30:00Z')))).toMatchObject({
      reason: 'PAUSED',
      opensAt: new Date('2026-12-07T18:30:00Z'),
      until: new Date('2026-12-07T18:30:00Z'),
    });
    expect(orderNow(at('18:30', pause('2026-12-07T18:30:00Z'))).reason).toBeNull();
    // The pause ends after the last orders.
    expect(orderNow(at('21:00', pause('2026-12-07T22:30:00Z'))).opensAt).toEqual(
      new Date('2026-12-08T17:00:00Z'),
    );
    expect(orderNow(at('18:00', pause(null)))).toMatchObject({
      reason: 'PAUSED',
      opensAt: null,
      until: null,
    });
    expect(orderNow(at('18:00', { pauses: [{ fulfilment: 'DELIVERY', until: null }] })).reason).toBeNull();
  });

  it('a busy kitchen and a far zone take longer', () => {
    const busy = { busy: { minutes: 15, until: '2026-12-07T19:00:00Z' } };
    expect(orderNow(at('18:00', busy))).toMatchObject({
      readyInMinutes: 35,
      until: new Date('2026-12-07T19:00:00Z'),
    });
    expect(orderNow(at('19:00', busy)).readyInMinutes).toBe(20);
    expect(orderNow({ ...at('18:00'), extraMinutes: 10 }).readyInMinutes).toBe(30);
    expect(laterBy(orderNow(at('18:00')), 10)).toEqual(orderNow({ ...at('18:00'), extraMinutes: 10 }));
    expect(laterBy(orderNow(at('12:00')), 10)).toEqual(orderNow({ ...at('12:00'), extraMinutes: 10 }));
  });

  it('a restaurant without hours takes no orders, unless it took them before there were hours', () => {
    expect(orderNow(at('18:00', { hasHours: false })).reason).toBe('NO_HOURS');
    const older = { hasHours: false, opensWithoutHours: true };
    expect(orderNow(at('04:00', older))).toMatchObject({
      readyInMinutes: 20,
      until: null,
    });
    expect(orderNow({ ...at('18:00', older), fulfilment: 'DELIVERY' }).reason).toBe('NOT_OFFERED');
  });
});

describe('slots of scheduled orders', () => {
  it('are every 15 minutes, from opening and preparation until the last orders', () => {
    expect(
      times(slotsOf(at('09:00', collection({ periods: [{ days: [1], from: '17:00', to: '18:30' }] })))),
    ).toEqual(['17:30', '17:45', '18:00', '18:15']);
  });

  it('begin no earlier than the order needs, also in a busy kitchen and after a pause', () => {
    const first = (question: HoursQuestion) => times(slotsOf(question))[0];
    expect(first(at('18:00'))).toBe('18:30');
    expect(first(at('18:00', collection({ leadMinutes: 120 })))).toBe('20:00');
    expect(first(at('18:00', { busy: { minutes: 30, until: '2026-12-07T19:00:00Z' } }))).toBe('19:00');
    const pauses = [{ fulfilment: 'COLLECTION' as const, until: '2026-12-07T19:00:00Z' }];
    expect(first(at('18:00', { pauses }))).toBe('19:30');
    expect(slotsOf(at('18:00', { pauses: [{ fulfilment: 'COLLECTION', until: null }] }))).toEqual([]);
  });

  it('go on for the days ahead', () => {
    const days = new Set(
      slotsOf(at('09:00', { daysAhead: 2 })).map((slot) => slot.toISOString().slice(0, 10)),
    );
    expect([...days]).toEqual(['2026-12-07', '2026-12-08', '2026-12-09']);
  });

  it('without hours there are none', () => {
    expect(slotsOf(at('18:00', { hasHours: false, opensWithoutHours: true }))).toEqual([]);
  });

  it('only offered slots can be chosen', () => {
    expect(isSlotOffered(at('09:00'), new Date('2026-12-07T18:00:00Z'))).toBe(true);
    expect(isSlotOffered(at('09:00'), new Date('2026-12-07T18:05:00Z'))).toBe(false);
    expect(isSlotOffered(at('09:00'), new Date('2026-12-08T18:00:00Z'))).toBe(false);
  });
});

describe('changes of the clocks', () => {
  const night = collection({ periods: [{ days: [6], from: '23:00', to: '04:00' }], prepMinutes: 5 });
  const on = (day: string): HoursQuestion => ({ ...at('12:00', night), now: new Date(`${day}T12:00:00Z`) });

  it('the hour that spring leaves out has no slots', () => {
    // At 01:00 UTC on 28 March 2027 the clocks go from 01:00 to 02:00.
    expect(times(slotsOf(on('2027-03-27')))).toEqual(
      ['23:15', '23:30', '23:45', '00:00', '00:15', '00:30', '00:45'].concat([
        '01:00',
        '01:15',
        '01:30',
        '01:45',
        '02:00',
        '02:15',
        '02:30',
        '02:45',
      ]),
    );
  });

  it('the hour that autumn repeats has its slots once', () => {
    // At 01:00 UTC on 25 October 2026 the clocks go from 02:00 to 01:00; before, the local time is UTC + 1.
    const slots = times(slotsOf(on('2026-10-24')));
    expect(slots.slice(0, 12)).toEqual(
      ['22:15', '22:30', '22:45', '23:00', '23:15', '23:30', '23:45'].concat([
        '00:00',
        '00:15',
        '00:30',
        '00:45',
        '02:00',
      ]),
    );
    expect(slots.at(-1)).toBe('03:45');
  });

  it('hours inside the hour that is left out are no hours', () => {
    const inside = collection({ periods: [{ days: [7], from: '01:15', to: '01:45' }], prepMinutes: 5 });
    const question = { ...at('12:00', inside), now: new Date('2027-03-27T12:00:00Z') };
    expect(slotsOf({ ...question, settings: { ...question.settings, daysAhead: 1 } })).toEqual([]);
  });
});

it('the kitchen starts so early that the order is ready when it is due, and never before now', () => {
  expect(kitchenStart(at('09:00'), new Date('2026-12-07T18:00:00Z'))).toEqual(
    new Date('2026-12-07T17:40:00Z'),
  );
  expect(kitchenStart(at('17:50'), new Date('2026-12-07T18:00:00Z'))).toEqual(
    new Date('2026-12-07T17:50:00Z'),
  );
});

it('the hours of a day are those of its weekday, or of a special day, the earliest first', () => {
  const split = {
    ...EVENINGS,
    ...collection({
      periods: [
        { days: [1], from: '18:00', to: '22:00' },
        { days: [1, 2], from: '12:00', to: '14:00' },
      ],
    }),
  };
  expect(hoursOfDay(split, 'COLLECTION', '2026-12-07')).toEqual([
    { from: '12:00', to: '14:00' },
    { from: '18:00', to: '22:00' },
  ]);
  expect(hoursOfDay(split, 'COLLECTION', '2026-12-09')).toEqual([]);
});

it('the suggested week has hours on each day once', () => {
  expect(SUGGESTED_WEEK.flatMap(({ days }) => days)).toEqual(EVERY_DAY);
});
