import { describe, expect, it } from 'vitest';
import { TEN_PERCENT } from './test/tenPercent.ts';
import { group, option } from './test/menuParts.ts';
import { documentAt, isOpenAt, testView } from './menuNow.ts';
import { slotsOf } from './hours.ts';
import type { WeeklyPeriod } from './weeklyHours.ts';
import { ORDERING_DEFAULTS } from './ordering.ts';
import type { StoredDocument } from './siteDocument.ts';

const LONDON = 'Europe/London';
const lunch: WeeklyPeriod = { days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' };
const late: WeeklyPeriod = { days: [5], from: '22:00', to: '02:00' };

describe('A section with periods', () => {
  it.each([
    { name: 'is open in its hours', period: lunch, now: '2026-11-23T12:00:00Z', open: true },
    { name: 'opens at its first minute', period: lunch, now: '2026-11-23T11:30:00Z', open: true },
    { name: 'is closed at its last minute', period: lunch, now: '2026-11-23T15:00:00Z', open: false },
    { name: 'is closed on another day', period: lunch, now: '2026-11-22T12:00:00Z', open: false },
    { name: 'uses local time in summer', period: lunch, now: '2026-07-06T10:45:00Z', open: true },
    { name: 'is open before midnight', period: late, now: '2026-11-27T23:00:00Z', open: true },
    { name: 'is open after midnight of its day', period: late, now: '2026-11-28T01:59:00Z', open: true },
    {
      name: 'is closed after midnight of another day',
      period: late,
      now: '2026-11-27T01:00:00Z',
      open: false,
    },
  ])('$name', ({ period, now, open }) => {
    expect(isOpenAt([period], LONDON, new Date(now))).toBe(open);
  });

  it('is always open without periods', () => {
    expect(isOpenAt([], LONDON, new Date())).toBe(true);
  });
});

const stored = (over: Partial<StoredDocument>): StoredDocument => ({
  restaurantId: '',
  slug: 'place',
  name: 'Place',
  tagline: null,
  isPreview: false,
  acceptsOrders: true,
  orderLimitReached: false,
  isArchived: false,
  isSuspended: false,
  theme: 'counter',
  brandPrimary: '#000000',
  brandSecondary: '#ffffff',
  logoKey: null,
  coverImageKey: null,
  phone: null,
  addressLine: null,
  sections: [],
  ...over,
});

describe('A promotion with hours', () => {
  const promotion = { ...TEN_PERCENT, id: 'p', isUsedUp: false, periods: [lunch, late] };

  it.each([
    ['before the first hours of its day', '2026-11-27T09:00:00Z', 'OTHER_TIME', '11:30'],
    ['while it counts', '2026-11-27T12:00:00Z', null, null],
    ['between its hours', '2026-11-27T16:00:00Z', 'OTHER_TIME', '22:00'],
    ['after its last hours', '2026-11-26T16:00:00Z', 'OTHER_TIME', null],
    ['on another day', '2026-11-29T09:00:00Z', 'OTHER_TIME', null],
  ])('%s says whether and when it begins on that day', (_when, now, rest, beginsAt) => {
    const { document } = documentAt(stored({ promotions: [promotion] }), new Date(now));
    expect(document.promotions).toMatchObject([{ rest, beginsAt }]);
  });
});

describe('A promotion with hours over midnight and days', () => {
  const night: WeeklyPeriod = { days: [5, 6], from: '20:00', to: '02:00' };
  const friday = '2026-11-27';

  it.each([
    ['counts after midnight of its last day', { endsOn: friday }, '2026-11-28T00:10:00Z', null],
    ['is over when those hours end', { endsOn: friday }, '2026-11-28T02:00:00Z', 'OVER'],
    ['is over in the next evening', { endsOn: friday }, '2026-11-28T20:30:00Z', 'OVER'],
    [
      'has not begun in the hours of the day before',
      { startsOn: '2026-11-28' },
      '2026-11-28T00:10:00Z',
      'OTHER_TIME',
    ],
    ['begins with the hours of its first day', { startsOn: '2026-11-28' }, '2026-11-28T20:00:00Z', null],
    ['has not begun before its first day', { startsOn: '2026-11-28' }, '2026-11-27T21:00:00Z', 'NOT_YET'],
  ])('%s', (_what, days, now, rest) => {
    const promotion = { ...TEN_PERCENT, id: 'p', isUsedUp: false, periods: [night], ...days };
    const { document } = documentAt(stored({ promotions: [promotion] }), new Date(now));
    expect(document.promotions).toMatchObject([{ rest }]);
  });
});

describe('A document', () => {
  const section = { id: 's', name: 'Lunch', items: [{ id: 'p', name: 'Soup', description: '', price: 400 }] };

  it('that is older than sizes, options and periods gets their defaults', () => {
    const { document, until } = documentAt(stored({ sections: [section] }), new Date(0));
    expect(document.sections[0]).toMatchObject({
      isOpen: true,
      periods: [],
      items: [{ sizes: [], groupIds: [] }],
    });
    expect(document.optionGroups).toEqual([]);
    expect(until).toBe(Infinity);
  });

  it('changes when a sold out option can be ordered again', () => {
    const choice = { ...option('Olives', 50), isAvailable: false, soldOutUntil: '2026-11-24T05:00:00+00:00' };
    const menu = stored({ sections: [section], optionGroups: [group('Toppings', 0, 1, [choice])] });
    const before = documentAt(menu, new Date('2026-11-24T04:59:59Z'));
    expect(before.document.optionGroups[0]?.options[0]?.isAvailable).toBe(false);
    expect(before.until).toBe(Date.parse('2026-11-24T05:00:00Z'));
    const after = documentAt(menu, new Date(before.until));
    expect(after.document.optionGroups[0]?.options[0]?.isAvailable).toBe(true);
    expect(after.until).toBe(Infinity);
  });

  it('changes when a period begins or ends, and after a quarter of an hour at the latest', () => {
    const menu = stored({ sections: [{ ...section, periods: [lunch] }] });
    const at = (now: string) => new Date(documentAt(menu, new Date(now)).until).toISOString();
    expect(at('2026-11-23T11:25:20Z')).toBe('2026-11-23T11:30:00.000Z');
    expect(at('2026-11-23T14:59:59Z')).toBe('2026-11-23T15:00:00.000Z');
    expect(at('2026-11-23T08:00:30Z')).toBe('2026-11-23T08:15:00.000Z');
  });

  it('changes with opening and last orders', () => {
    const periods = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '22:00' }];
    const collection = { ...ORDERING_DEFAULTS.collection, periods };
    const site = stored({ ordering: { hasHours: true, collection } });
    const before = documentAt(site, new Date('2026-11-23T12:00:00Z'));
    expect(before.document.orderNow.COLLECTION.reason).toBe('CLOSED');
    const open = documentAt(site, new Date(before.until));
    expect(open.document.orderNow.COLLECTION).toMatchObject({ reason: null, readyInMinutes: 20 });
    expect(new Date(open.until).toISOString()).toBe('2026-11-23T21:45:00.000Z');
  });

  it.each([
    { name: 'a claimed site takes none', over: {}, reason: 'NO_HOURS' },
    {
      name: 'a site that took orders before there were hours still takes them',
      over: { ordering: { opensWithoutHours: true } },
      reason: null,
    },
    {
      name: 'a preview takes test orders at any time',
      over: { isPreview: true, ordering: { opensWithoutHours: false } },
      reason: null,
    },
  ])('orders without hours: $name', ({ over, reason }) => {
    const { document } = documentAt(stored(over), new Date(0));
    expect(document.orderNow.COLLECTION.reason).toBe(reason);
    expect(document.acceptsOrders).toBe(reason === null);
  });
});

describe('A site in test mode', () => {
  const section = { id: 's', name: 'Lunch', items: [] };
  const evening = { days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '22:00' };
  const collection = { ...ORDERING_DEFAULTS.collection, periods: [evening] };
  const NOON = new Date('2026-11-23T12:00:00Z');
  const day = { day: '2026-11-23', reason: 'Holiday', collection: [], delivery: [] };

  it.each<[what: string, over: Partial<StoredDocument>]>([
    ['closed at this hour', { ordering: { hasHours: true, collection } }],
    ['without hours', { ordering: {} }],
    [
      'paused',
      { ordering: { opensWithoutHours: true, pauses: [{ fulfilment: 'COLLECTION', until: null }] } },
    ],
    ['closed for a special day', { ordering: { hasHours: true, collection, specialDays: [day] } }],
    ['not active', { acceptsOrders: false }],
    ['at its order limit', { acceptsOrders: false, orderLimitReached: true }],
    ['with a closed section', { sections: [{ ...section, periods: [late] }] }],
  ])('takes orders for now when it is %s', (_what, over) => {
    const site = stored({ sections: [section], ...over });
    const { document, until } = documentAt(testView(site), NOON);
    expect(document).toMatchObject({
      acceptsOrders: true,
      orderLimitReached: false,
      orderNow: { COLLECTION: { readyInMinutes: 20 } },
      sections: [{ isOpen: true }],
    });
    expect(until).toBe(Infinity);
  });

  it('has no slots and no full ones, and what is sold out or not offered stays so', () => {
    const capacity = { orders: 1, items: 1, exemptSectionIds: [] };
    const soup = { id: 'p', name: 'Soup', description: '', price: 500, isAvailable: false };
    const site = stored({
      ordering: { hasHours: true, collection, capacity },
      sections: [{ ...section, items: [soup] }],
    });
    const { document } = documentAt(testView(site), NOON);
    const question = {
      settings: document.ordering,
      timeZone: LONDON,
      fulfilment: 'COLLECTION',
      now: NOON,
    } as const;
    expect(slotsOf(question)).toEqual([]);
    expect(document.ordering.capacity).toMatchObject({ orders: null, items: null });
    expect(document.sections[0]?.items[0]?.isAvailable).toBe(false);
    expect(document.orderNow.DELIVERY.reason).toBe('NOT_OFFERED');
  });
});
