import { expect, it } from 'vitest';
import { ORDERING_DEFAULTS, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { changedParts } from './changedParts.rules.ts';
import type { Ordering } from './ordering.rules.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const week = [{ days: [1, 2], from: '12:00', to: '22:00' }];
const zone = { name: 'Near', prefixes: ['SE1'], radiusKm: null, fee: 250, minimum: 0, freeOver: null };
const { collection, delivery } = ORDERING_DEFAULTS;

const ordering = (change: Partial<OrderingSettings> = {}, timeZone = 'Europe/London'): Ordering => ({
  settings: { ...ORDERING_DEFAULTS, ...change },
  timeZone,
});
const closed = (day: string) => ({ day, reason: '', collection: [], delivery: [] });

it.each<[string, Partial<OrderingSettings>, string[]]>([
  ['nothing', {}, []],
  ['a week', { collection: { ...collection, periods: week } }, ['HOURS']],
  ['a coming special day', { specialDays: [closed('2026-12-25')] }, ['HOURS']],
  ['a past special day', { specialDays: [closed('2026-11-30')] }, []],
  ['the switch of collection', { collection: { ...collection, isOffered: false } }, ['COLLECTION']],
  ['the switch of delivery', { delivery: { ...delivery, isOffered: true } }, ['DELIVERY']],
  ['an area', { zones: [{ ...zone, id: '1', extraMinutes: 0 }] }, ['AREAS']],
  ['a preparation time', { delivery: { ...delivery, prepMinutes: 50 } }, ['TIMES']],
  ['the days ahead', { daysAhead: 3 }, ['TIMES']],
  ['the time to answer', { answerMinutes: 5 }, ['TIMES']],
  ['the capacity', { capacity: { orders: 3, items: null, exemptSectionIds: [] } }, ['CAPACITY']],
  ['the board', { onlyWhileBoardOpen: true }, ['BOARD']],
  ['the data of diners', { dinerDataMonths: 6 }, ['DINER_DATA']],
  ['two parts', { daysAhead: 3, dinerDataMonths: 6 }, ['TIMES', 'DINER_DATA']],
  ['a pause, which has an entry of its own', { pauses: [{ fulfilment: 'DELIVERY', until: null }] }, []],
])('the log entry of a change of %s names the changed parts', (_what, change, parts) => {
  expect(changedParts(ordering(), ordering(change), NOW)).toEqual(parts);
});

it('another time zone moves the hours', () => {
  expect(changedParts(ordering(), ordering({}, 'Europe/Paris'), NOW)).toEqual(['HOURS']);
});
