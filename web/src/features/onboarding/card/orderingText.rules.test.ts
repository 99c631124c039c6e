import { describe, expect, it } from 'vitest';
import { hoursText, waysText } from './orderingText.rules.ts';

const nothing = { hours: null, deliveryHours: null, collection: null, zones: null };
const area = {
  id: 'a',
  name: 'Near',
  prefixes: ['SE1', 'SE11'],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

describe('the words of hours', () => {
  it.each([
    [null, null],
    [nothing, null],
    [{ ...nothing, hours: [] }, null],
    [
      { ...nothing, hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '12:00', to: '22:00' }] },
      'Mon – Sun 12:00–22:00',
    ],
    [
      {
        ...nothing,
        hours: [
          { days: [2], from: '17:00', to: '22:00' },
          { days: [2, 3], from: '12:00', to: '15:00' },
        ],
      },
      'Mon closed\nTue 12:00–15:00, 17:00–22:00\nWed 12:00–15:00\nThu – Sun closed',
    ],
  ])('%j', (ordering, text) => expect(hoursText(ordering)).toBe(text));
});

describe('the words of collection and delivery', () => {
  it.each([
    [null, null],
    [nothing, null],
    [{ ...nothing, collection: true }, 'Collection'],
    [{ ...nothing, zones: [] }, 'Collection'],
    [{ ...nothing, zones: [area] }, 'Collection\nDelivery to SE1, SE11: £2.50'],
    [{ ...nothing, collection: false, zones: [{ ...area, fee: 0 }] }, 'Delivery to SE1, SE11: free'],
  ])('%j', (ordering, text) => expect(waysText(ordering)).toBe(text));
});
