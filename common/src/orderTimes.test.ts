import { expect, it } from 'vitest';
import { ordersNow } from './hours.ts';
import { ORDERING_DEFAULTS, type OrderingSettings } from './ordering.ts';
import { countedItems, freeSlots, menuTimes, type SlotUse, timeText } from './orderTimes.ts';
import { newId, product, section } from './test/menuParts.ts';

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

const use = (time: string, orders: number, items = 0): SlotUse => ({ startsAt: at(time), orders, items });

it('the menu is judged for the chosen time, otherwise for now, and while nothing is for now for any time', () => {
  const menuAt = (scheduledFor: Date | null, now: Date, place = site({ daysAhead: 0 })) =>
    menuTimes(
      { ...place, orderNow: ordersNow(place.ordering, place.timeZone, now) },
      { fulfilment: 'COLLECTION', scheduledFor },
      now,
    );
  expect(menuAt(at('20:00'), at('18:00'))).toEqual([at('20:00')]);
  expect(menuAt(null, at('18:00'))).toEqual([at('18:00')]);
  expect(menuAt(at('17:00'), at('18:00'))).toEqual([at('18:00')]);
  const closed = menuAt(null, at('12:00'));
  expect([closed[0], closed.at(-1)]).toEqual([at('17:30'), at('21:45')]);
  expect(menuAt(null, at('22:30'))).toEqual([at('22:30')]);
});

it('a slot is full by orders or by items, but an order larger than the capacity fits into an empty slot', () => {
  const question = { settings: site({ daysAhead: 0 }).ordering, timeZone: 'Europe/London', now: at('20:30') };
  const slots = (items: number, used: SlotUse[]) =>
    freeSlots(
      {
        ...question,
        fulfilment: 'COLLECTION',
        settings: { ...question.settings, capacity: { orders: 5, items: 10, exemptSectionIds: [] } },
      },
      items,
      used,
    ).map((slot) => slot.toISOString().slice(11, 16));
  expect(slots(3, [])).toEqual(['21:30', '21:45']);
  expect(slots(3, [use('21:30', 5), use('21:45', 1, 7)])).toEqual(['21:45']);
  expect(slots(3, [use('21:30', 1, 8)])).toEqual(['21:45']);
  expect(slots(30, [use('21:30', 1, 8)])).toEqual(['21:45']);
});

it('items of exempt sections do not count', () => {
  const [dish, drink] = [product('Pizza'), product('Water')];
  const [dishes, drinks] = [section([dish]), section([drink])];
  const ordering = {
    ...ORDERING_DEFAULTS,
    capacity: { orders: null, items: 9, exemptSectionIds: [drinks.id] },
  };
  const sections = [dishes, drinks];
  const lines = [dish.id, drink.id, newId()].map((productId, count) => ({ productId, quantity: count + 1 }));
  expect(countedItems({ sections, ordering }, lines)).toBe(4);
});

it.each([
  [at('17:00'), 'at 17:00'],
  [at('17:00', '2026-12-08'), 'tomorrow at 17:00'],
  [at('17:00', '2026-12-11'), 'on Friday at 17:00'],
  [at('17:00', '2026-12-24'), 'on 24 December at 17:00'],
])('the time %s reads as "%s"', (time, words) => {
  expect(timeText('Europe/London', time, at('12:00'))).toBe(words);
});
