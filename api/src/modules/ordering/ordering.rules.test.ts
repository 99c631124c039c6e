import { describe, expect, it } from 'vitest';
import { ORDERING_DEFAULTS, type SpecialDay } from '../sites/ordering.types.ts';
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

  it('every wrong field is named', () =>
    expect(change({ daysAhead: 99, answerMinutes: 99, zones: [CIRCLE] })).toMatchObject({
      error: [{ path: 'daysAhead' }, { path: 'zones.0.radiusKm' }, { path: 'answerMinutes' }],
    }));
});
