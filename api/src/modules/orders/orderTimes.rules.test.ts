import { describe, expect, it } from 'vitest';
import { ordersNow } from '@forkfront/common/hours.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import type { OrderTiming, SlotUse } from '@forkfront/common/orderTimes.ts';
import { timesOf } from './orderTimes.rules.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const TODAY = '2026-12-07';
const at = (time: string, day = TODAY) => new Date(`${day}T${time}:00Z`);

/** Open from 17:00 to 22:00, last orders 21:45; ready in 20 minutes. */
const site = (change: Partial<OrderingSettings> = {}) => ({
  name: 'Roma',
  timeZone: 'Europe/London',
  ordering: {
    ...ORDERING_DEFAULTS,
    hasHours: true,
    collection: {
      ...ORDERING_DEFAULTS.collection,
      periods: [{ days: EVERY_DAY, from: '17:00', to: '22:00' }],
    },
    ...change,
  },
});

/** What `timesOf` finds for a site that was read at `now`. */
function timesAt(place: ReturnType<typeof site>, wanted: OrderTiming, used: SlotUse[], now: Date) {
  const document = { ...place, orderNow: ordersNow(place.ordering, place.timeZone, now) };
  return timesOf(document, wanted, used, now);
}

const timing = (change: Partial<OrderTiming> = {}): OrderTiming => ({
  fulfilment: 'COLLECTION',
  scheduledFor: null,
  extraMinutes: 0,
  items: 2,
  ...change,
});

const use = (time: string, orders: number, items = 0): SlotUse => ({ startsAt: at(time), orders, items });
const one = { capacity: { orders: 1, items: null, exemptSectionIds: [] } };

describe('an order for as soon as possible', () => {
  it('is due after the preparation, and must be answered from now on', () => {
    expect(timesAt(site(), timing(), [], at('18:05'))).toEqual({
      ok: true,
      value: {
        dueAt: at('18:25'),
        slot: at('18:15'),
        items: 2,
        answerFrom: at('18:05'),
        expiresAt: at('18:15'),
      },
    });
  });

  it('is due later when the kitchen has no place in its slot', () => {
    expect(timesAt(site(one), timing(), [use('18:15', 1), use('18:30', 1)], at('18:05'))).toMatchObject({
      value: { dueAt: at('18:45'), slot: at('18:45') },
    });
  });

  it.each([
    [
      'closed',
      {},
      at('12:00'),
      'The kitchen is closed at the moment. It opens at 17:00. Please choose a later time.',
    ],
    [
      'closed for a special day',
      { specialDays: [{ day: TODAY, reason: 'Staff party', collection: [], delivery: [] }] },
      at('18:00'),
      'The kitchen is closed at the moment (Staff party). It opens tomorrow at 17:00. Please choose a later time.',
    ],
    [
      'paused',
      { pauses: [{ fulfilment: 'COLLECTION' as const, until: at('18:30').toISOString() }] },
      at('18:00'),
      'The kitchen has paused its orders. It takes orders again at 18:30.',
    ],
  ])('is refused while the kitchen is %s', (_state, settings, now, message) => {
    expect(timesAt(site(settings), timing(), [], now)).toEqual({
      ok: false,
      error: { path: 'scheduledFor', message },
    });
  });

  it.each([
    ['past midnight', at('23:10'), at('00:45', '2026-12-08')],
    ['after midnight', at('00:10', '2026-12-08'), at('01:30', '2026-12-08')],
  ])('is due in the next free slot of the same opening, %s', (_when, now, dueAt) => {
    const night = site({
      ...one,
      collection: {
        ...ORDERING_DEFAULTS.collection,
        prepMinutes: 60,
        periods: [{ days: EVERY_DAY, from: '18:00', to: '02:00' }],
      },
    });
    const full = ['00:00', '00:15', '00:30', '01:00', '01:15'].map((time) => ({
      ...use(time, 1),
      startsAt: at(time, '2026-12-08'),
    }));
    expect(timesAt(night, timing(), full, now)).toMatchObject({ value: { dueAt, slot: dueAt } });
  });

  it('is never due in the next opening, because its diner would wait for hours', () => {
    const twice = site({
      ...one,
      collection: {
        ...ORDERING_DEFAULTS.collection,
        periods: [
          { days: EVERY_DAY, from: '12:00', to: '14:00' },
          { days: EVERY_DAY, from: '17:00', to: '22:00' },
        ],
      },
    });
    const full = ['13:30', '13:45'].map((time) => use(time, 1));
    expect(timesAt(twice, timing(), full, at('13:15')).ok).toBe(false);
    const night = site({
      ...one,
      collection: {
        ...ORDERING_DEFAULTS.collection,
        periods: [{ days: EVERY_DAY, from: '18:00', to: '02:00' }],
      },
    });
    const late = ['01:15', '01:30', '01:45'].map((time) => use(time, 1));
    expect(timesAt(night, timing(), late, at('00:58')).ok).toBe(false);
  });

  it('is refused when the kitchen has no place left today', () => {
    expect(timesAt(site(one), timing(), [use('21:45', 1)], at('21:40')).ok).toBe(true);
    const full = [use('21:45', 1), use('22:00', 1)];
    expect(timesAt(site(one), timing(), full, at('21:42'))).toMatchObject({
      error: {
        path: 'scheduledFor',
        message: 'The kitchen has no place left for as soon as possible. Please choose a later time.',
      },
    });
  });
});

describe('a scheduled order', () => {
  it('is due at its slot, and must be answered when the kitchen should start', () => {
    expect(timesAt(site(), timing({ scheduledFor: at('20:00') }), [], at('12:00'))).toEqual({
      ok: true,
      value: {
        dueAt: at('20:00'),
        slot: at('20:00'),
        items: 2,
        answerFrom: at('19:40'),
        expiresAt: at('19:50'),
      },
    });
  });

  it.each([
    ['outside the hours', at('16:00'), []],
    ['between two slots', at('20:05'), []],
    ['after the days ahead', at('20:00', '2026-12-30'), []],
    ['in a full slot', at('20:00'), [use('20:00', 1)]],
  ])('is refused %s', (_when, scheduledFor, used) => {
    expect(timesAt(site(one), timing({ scheduledFor }), used, at('12:00'))).toMatchObject({
      ok: false,
      error: { path: 'scheduledFor' },
    });
  });
});

it('a fulfilment that is not offered is refused with the other one', () => {
  expect(timesAt(site(), timing({ fulfilment: 'DELIVERY' }), [], at('18:00'))).toEqual({
    ok: false,
    error: { path: 'fulfilment', message: 'Roma does not deliver. Please choose collection.' },
  });
});
