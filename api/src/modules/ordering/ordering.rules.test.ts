import { describe, expect, it } from 'vitest';
import { ORDERING_DEFAULTS, type SpecialDay } from '@forkfront/common/ordering.ts';
import { changedOrdering, type Ordering, type OrderingPatch } from './ordering.rules.ts';

const NOW = new Date('2026-11-23T00:30:00Z');
const STORED: Ordering = { settings: ORDERING_DEFAULTS, timeZone: 'Europe/London' };
const PERIODS = [{ days: [5, 1, 1], from: '17:00', to: '22:00' }];
const LOCATION = { postcode: 'SE1 7PB', latitude: 51.5, longitude: -0.1 };
const CIRCLE = {
  id: 'a',
  name: 'Near',
  prefixes: null,
  radiusKm: 3,
  fee: 0,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

const change = (patch: OrderingPatch, stored = STORED) => changedOrdering(stored, patch, NOW);
const special = (day: string): SpecialDay => ({ day, reason: '', collection: [], delivery: [] });

describe('a change of the settings', () => {
  it('leaves everything else as it is', () => {
    const { collection } = ORDERING_DEFAULTS;
    expect(change({})).toEqual({ ok: true, value: STORED });
    expect(change({ collection: { prepMinutes: 30 }, answerMinutes: null })).toEqual({
      ok: true,
      value: {
        ...STORED,
        settings: { ...ORDERING_DEFAULTS, collection: { ...collection, prepMinutes: 30 } },
      },
    });
  });

  it('saving a week, even an empty one, is saving hours', () => {
    expect(change({ collection: { periods: PERIODS } })).toMatchObject({
      value: { settings: { hasHours: true, collection: { periods: [{ days: [1, 5] }] } } },
    });
    expect(change({ delivery: { periods: [] } })).toMatchObject({ value: { settings: { hasHours: true } } });
    expect(change({ daysAhead: 3 })).toMatchObject({ value: { settings: { hasHours: false } } });
  });

  it('keeps the special day of last night, which may last beyond midnight', () => {
    const stored = {
      ...STORED,
      settings: {
        ...ORDERING_DEFAULTS,
        specialDays: ['2026-11-20', '2026-11-22', '2026-11-30'].map(special),
      },
    };
    expect(change({ specialDays: [special('2026-12-25')] }, stored)).toMatchObject({
      value: { settings: { specialDays: [{ day: '2026-11-22' }, { day: '2026-12-25' }] } },
    });
  });

  it('a postcode that measures distances cannot be removed', () => {
    const stored = { ...STORED, settings: { ...ORDERING_DEFAULTS, zones: [CIRCLE], location: LOCATION } };
    expect(change({ location: null }, stored)).toMatchObject({ error: [{ path: 'postcode' }] });
    expect(change({ location: null, zones: [] }, stored).ok).toBe(true);
    expect(change({ location: LOCATION, zones: [CIRCLE] }).ok).toBe(true);
  });

  it.each<[OrderingPatch, string, string]>([
    [{ timeZone: 'Europe/Lundun' }, 'timeZone', 'Please choose a time zone from the list.'],
    [{ timeZone: '+01:00' }, 'timeZone', 'Please choose a time zone from the list.'],
    [{ collection: { prepMinutes: 4 } }, 'collection.prepMinutes', 'Please enter a number from 5 to 180.'],
    [
      { delivery: { lastOrdersMinutes: 121 } },
      'delivery.lastOrdersMinutes',
      'Please enter a number from 0 to 120.',
    ],
    [{ delivery: { leadMinutes: -1 } }, 'delivery.leadMinutes', 'Please enter a number from 0 to 2880.'],
    [
      { delivery: { periods: [{ days: [1], from: 'x', to: '22:00' }] } },
      'delivery.periods.0.from',
      'Please enter a time, for example 17:00.',
    ],
    [{ daysAhead: 15 }, 'daysAhead', 'Please enter a number from 0 to 14.'],
    [{ answerMinutes: 4 }, 'answerMinutes', 'Please enter a number from 5 to 20.'],
    [
      { capacity: { orders: 0, items: null, exemptSectionIds: [] } },
      'capacity.orders',
      'Please enter a number from 1 to 500.',
    ],
    [
      { capacity: { orders: null, items: 501, exemptSectionIds: [] } },
      'capacity.items',
      'Please enter a number from 1 to 500.',
    ],
    [
      { timeZone: 'Pacific/Auckland', specialDays: [special('2026-11-22')] },
      'specialDays.0.day',
      'This day is over. Please choose another one, or remove it.',
    ],
  ])('%j is refused at its field', (patch, path, message) =>
    expect(change(patch)).toEqual({ ok: false, error: [{ path, message }] }),
  );

  it.each<[string, OrderingPatch, { path: string; message: string }]>([
    [
      'hours that are over before the first order',
      {
        collection: {
          lastOrdersMinutes: 60,
          periods: [
            { days: [1], from: '12:00', to: '15:00' },
            { days: [2], from: '12:00', to: '12:45' },
          ],
        },
      },
      {
        path: 'collection.lastOrdersMinutes',
        message:
          'On Tuesday, 12:00–12:45 would take no orders, because the last orders are 60 minutes before closing. Please choose longer hours, or later last orders.',
      },
    ],
    [
      'short hours with the stored last orders',
      { collection: { periods: [{ days: [7], from: '23:50', to: '00:05' }] } },
      {
        path: 'collection.periods.0.from',
        message:
          'On Sunday, 23:50–00:05 would take no orders, because the last orders are 15 minutes before closing. Please choose longer hours, or later last orders.',
      },
    ],
    [
      'orders that take longer than the kitchen is open',
      { collection: { prepMinutes: 90, periods: [{ days: [3], from: '12:00', to: '13:00' }] } },
      {
        path: 'collection.prepMinutes',
        message:
          'On Wednesday, 12:00–13:00 is shorter than the 90 minutes that an order takes. Please choose longer hours, or a shorter time.',
      },
    ],
    [
      'a time before ordering that is longer than the day',
      { daysAhead: 0, collection: { leadMinutes: 1440, periods: PERIODS } },
      {
        path: 'collection.leadMinutes',
        message:
          'Nobody could choose a time with so much notice: guests choose a time on the same day. Please choose less notice, or more days ahead.',
      },
    ],
    [
      'a special day that is over before the first order',
      {
        collection: { periods: PERIODS },
        specialDays: [
          special('2026-12-24'),
          { ...special('2026-12-25'), collection: [{ from: '12:00', to: '12:10' }] },
        ],
      },
      {
        path: 'specialDays.1.collection.0.from',
        message:
          'On 25 December, 12:00–12:10 would take no orders, because the last orders are 15 minutes before closing. Please choose longer hours, or later last orders.',
      },
    ],
    [
      'an area that no delivery reaches before closing',
      {
        delivery: { isOffered: true, periods: [{ days: [5], from: '18:00', to: '20:00' }] },
        zones: [{ ...CIRCLE, prefixes: ['SE1'], radiusKm: null, extraMinutes: 90 }],
      },
      {
        path: 'zones.0.extraMinutes',
        message:
          'A delivery to “Near” takes 135 minutes, and you never deliver for so long at a time. Please choose less time, or longer hours.',
      },
    ],
  ])('%s: what makes orders impossible is refused', (_what, patch, problem) =>
    expect(change(patch)).toEqual({ ok: false, error: [problem] }),
  );

  it('what makes orders impossible is found when it is switched on, and not in settings that stay', () => {
    const stored = change({
      delivery: { isOffered: false, periods: [{ days: [1], from: '12:00', to: '12:30' }] },
    });
    if (!stored.ok) throw new Error('A kind that is not offered can have any hours.');
    expect(change({ delivery: { isOffered: true } }, stored.value)).toMatchObject({
      error: [{ path: 'delivery.prepMinutes' }],
    });
    expect(change({ answerMinutes: 12 }, stored.value).ok).toBe(true);
    const touching = [
      { days: [1], from: '23:00', to: '00:00' },
      { days: [2], from: '00:00', to: '00:15' },
    ];
    expect(change({ collection: { periods: touching } }).ok).toBe(true);
  });

  it('every wrong field is named', () =>
    expect(change({ daysAhead: 99, answerMinutes: 99, zones: [CIRCLE] })).toMatchObject({
      error: [{ path: 'daysAhead' }, { path: 'zones.0.radiusKm' }, { path: 'answerMinutes' }],
    }));
});
