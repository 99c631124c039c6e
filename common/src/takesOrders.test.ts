import { expect, it } from 'vitest';
import { ORDERING_DEFAULTS, type DeliveryZone, type OrderingSettings } from './ordering.ts';
import { takesOrders } from './takesOrders.ts';

const week = [{ days: [1, 2, 3, 4, 5], from: '17:00', to: '22:00' }];
const open = { ...ORDERING_DEFAULTS.collection, isOffered: true, periods: week };
const off = { ...open, isOffered: false };
const never = { ...open, periods: [] };
const christmas = {
  day: '2026-12-25',
  reason: '',
  collection: [],
  delivery: [{ from: '12:00', to: '16:00' }],
};
const zone: DeliveryZone = {
  id: 'z',
  name: '',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 0,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

it.each<[string, Partial<OrderingSettings>, boolean]>([
  ['hours for collection', { collection: open, delivery: off }, true],
  ['no hours', { hasHours: false, opensWithoutHours: false, collection: open }, false],
  ['no hours, but open all the time', { hasHours: false, opensWithoutHours: true }, true],
  ['hours that are never', { collection: never, delivery: off }, false],
  ['neither collection nor delivery', { collection: off, delivery: off }, false],
  ['delivery without an area', { collection: off, delivery: open, zones: [] }, false],
  ['delivery with an area', { collection: off, delivery: open, zones: [zone] }, true],
  [
    'delivery on a special day alone',
    { collection: off, delivery: never, zones: [zone], specialDays: [christmas] },
    true,
  ],
])('a site with %s takes orders or not', (_what, changes, expected) => {
  expect(takesOrders({ ...ORDERING_DEFAULTS, hasHours: true, opensWithoutHours: false, ...changes })).toBe(
    expected,
  );
});
