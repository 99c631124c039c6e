import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { whenThereIsTime } from '../../../test/whenThereIsTime.ts';
import { newId } from '../../lib/ids.ts';
import { ORDERING_DEFAULTS, type DeliveryZone, type OrderingSettings } from '@forkfront/common/ordering.ts';
import { BasketQuoteService } from './basketQuote.service.ts';
import { Order, OrderSlot } from './order.entity.ts';
import type { PlaceOrder } from './order.rules.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

let app: TestApp;
let now = new Date('2026-12-07T18:05:00Z');
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());

const periods = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '22:00' }];
const near: DeliveryZone = {
  id: newId(),
  name: 'Near',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 1000,
  freeOver: 3000,
  extraMinutes: 10,
};
const evenings: Partial<OrderingSettings> = {
  hasHours: true,
  collection: { ...ORDERING_DEFAULTS.collection, periods },
  delivery: { ...ORDERING_DEFAULTS.delivery, isOffered: true, periods },
  zones: [near],
};
const siteWith = (change: Partial<OrderingSettings> = {}): Promise<MadeSite> =>
  makeSite(app, { ordering: { ...evenings, ...change } });

/** One Diavola, £10.50. */
const diavola = (site: MadeSite, change: Partial<PlaceOrder> = {}): PlaceOrder => ({
  ...orderInput(site),
  lines: [{ productId: site.product('Diavola').id, quantity: 1 }],
  shownTotal: 1050,
  note: '',
  ...COLLECT_NOW,
  ...change,
});
const home = { line1: '1 Mill Lane', line2: '', town: 'London', postcode: 'se17pb' };
const delivered = { fulfilment: 'DELIVERY', deliveryAddress: home, shownTotal: 1300 } as const;

let callers = 0;
const place = (order: PlaceOrder) =>
  app
    .scope()
    .get(PlaceOrderService)
    .place(order, `2001:db8::${(callers += 1).toString(16)}`);
const stored = async (result: Awaited<ReturnType<typeof place>>) => {
  if (!result.ok) throw new Error(result.error.message);
  return app.scope().em.findOneOrFail(Order, result.value.order.id);
};
const problemOf = async (order: PlaceOrder) => {
  const placed = await place(order);
  if (placed.ok) return null;
  return placed.error.kind === 'validation' ? placed.error.fields : placed.error;
};
const slotsOf = (site: MadeSite) =>
  app.scope().em.find(OrderSlot, { restaurantId: site.restaurantId }, { orderBy: { startsAt: 1 } });

describe('an order', () => {
  it('for collection now is due after the preparation, and takes its slot', async () => {
    const site = await siteWith();
    expect(await stored(await place(diavola(site)))).toMatchObject({
      fulfilment: 'COLLECTION',
      scheduledFor: null,
      dueAt: new Date('2026-12-07T18:25:00Z'),
      answerFrom: now,
      expiresAt: new Date('2026-12-07T18:15:00Z'),
      deliveryAddress: null,
      deliveryFee: 0,
      total: 1050,
    });
    expect(await slotsOf(site)).toMatchObject([
      { startsAt: new Date('2026-12-07T18:15:00Z'), orders: 1, items: 1 },
    ]);
  });

  it('for delivery tomorrow has the fee, the address and the time of the zone', async () => {
    const site = await siteWith();
    const scheduledFor = new Date('2026-12-08T19:00:00Z');
    expect(await stored(await place(diavola(site, { ...delivered, scheduledFor })))).toMatchObject({
      fulfilment: 'DELIVERY',
      scheduledFor,
      dueAt: scheduledFor,
      // 45 minutes of preparation and 10 of the zone before it is due.
      answerFrom: new Date('2026-12-08T18:05:00Z'),
      deliveryAddress: { ...home, postcode: 'SE1 7PB' },
      deliveryFee: 250,
      total: 1300,
    });
  });

  it.each([
    [
      'outside all areas',
      { postcode: 'N1 1AA' },
      1300,
      'deliveryAddress.postcode',
      /does not deliver to N1 1AA/,
    ],
    ['to no postcode', { postcode: 'London' }, 1300, 'deliveryAddress.postcode', /full UK postcode/],
    ['without a street', { line1: '' }, 1300, 'deliveryAddress.line1', /house number/],
  ])('for delivery %s is refused at its field', async (_where, change, shownTotal, path, message) => {
    const site = await siteWith();
    const order = diavola(site, { ...delivered, deliveryAddress: { ...home, ...change }, shownTotal });
    expect(await problemOf(order)).toMatchObject([{ path, message: expect.stringMatching(message) }]);
  });

  it('below the minimum of its zone, and with another total, is refused and nothing is written', async () => {
    const site = await siteWith({ zones: [{ ...near, minimum: 1500 }] });
    expect(await problemOf(diavola(site, delivered))).toEqual([
      {
        path: 'lines',
        message: 'Deliveries to this address start at £15.00. Please add dishes for £4.50.',
      },
    ]);
    const other = await siteWith();
    expect(await problemOf(diavola(other, { ...delivered, shownTotal: 1050 }))).toMatchObject({
      kind: 'totalChanged',
      total: 1300,
    });
    expect([...(await slotsOf(site)), ...(await slotsOf(other))]).toEqual([]);
  });

  it('outside the hours is refused with the next opening', async () => {
    const site = await siteWith();
    now = new Date('2026-12-07T12:00:00Z');
    try {
      expect(await problemOf(diavola(site))).toEqual([
        {
          path: 'scheduledFor',
          message: 'The kitchen is closed at the moment. It opens at 17:00. Please choose a later time.',
        },
      ]);
      expect(
        await problemOf(diavola(site, { scheduledFor: new Date('2026-12-07T17:05:00Z') })),
      ).toMatchObject([{ path: 'scheduledFor' }]);
      const slot = diavola(site, { scheduledFor: new Date('2026-12-07T17:30:00Z') });
      expect((await place(slot)).ok).toBe(true);
    } finally {
      now = new Date('2026-12-07T18:05:00Z');
    }
  });

  it('on a preview takes no place in a slot', async () => {
    const site = await makeSite(app, { status: 'unclaimed', ordering: evenings });
    expect((await place(diavola(site))).ok).toBe(true);
    expect(await slotsOf(site)).toEqual([]);
  });
});

describe('the capacity of the kitchen', () => {
  it('the last place of a slot is taken by exactly one of 100 parallel orders', async () => {
    const site = await siteWith({ capacity: { orders: 3, items: null, exemptSectionIds: [] } });
    const scheduledFor = new Date('2026-12-07T20:00:00Z');
    const request = () => diavola(site, { scheduledFor, idempotencyKey: newId() });
    for (const _ of [1, 2]) expect((await place(request())).ok).toBe(true);
    const results = await Promise.all(
      Array.from({ length: 100 }, () => {
        const wanted = request();
        return whenThereIsTime(() => place(wanted));
      }),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = results.flatMap((result) => (result.ok ? [] : [result.error]));
    expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(['validation']));
    expect(refused[0]).toMatchObject({
      fields: [
        {
          path: 'scheduledFor',
          message: 'The kitchen has no place left at this time. Please choose another one.',
        },
      ],
    });
    expect(await slotsOf(site)).toMatchObject([{ startsAt: scheduledFor, orders: 3, items: 3 }]);
    // No number and no place of the month is lost to a refused order.
    const numbers = await app.scope().em.find(Order, { restaurant: site.restaurantId });
    expect(numbers.map(({ number }) => number).toSorted((one, other) => one - other)).toEqual([
      101, 102, 103,
    ]);
  });

  it('an order for now is due in the next slot with a place', async () => {
    const site = await siteWith({ capacity: { orders: null, items: 2, exemptSectionIds: [] } });
    const two = [{ productId: site.product('Diavola').id, quantity: 2 }];
    const due = [];
    for (const _ of [1, 2, 3])
      due.push(
        (await stored(await place(diavola(site, { lines: two, shownTotal: 2100, idempotencyKey: newId() }))))
          .dueAt,
      );
    expect(due.map((at) => at?.toISOString().slice(11, 16))).toEqual(['18:25', '18:30', '18:45']);
  });
});

describe('the quote of a draft', () => {
  const find = (site: MadeSite, postcode: string, quantity = 1) =>
    app
      .scope()
      .get(BasketQuoteService)
      .quoteDraft(
        site.slug,
        {
          fulfilment: 'DELIVERY',
          scheduledFor: null,
          postcode,
          promotionCode: '',
          diner: null,
          lines: [{ productId: site.product('Diavola').id, quantity }],
        },
        '192.0.2.1',
      );

  it('tells fee, minimum and times of a postcode', async () => {
    const site = await siteWith();
    expect(await find(site, ' se1 7pb')).toMatchObject({
      fulfilment: 'DELIVERY',
      zone: { name: 'Near' },
      areaProblem: null,
      price: { deliveryFee: 250, total: 1300 },
      now: { readyInMinutes: 55 },
    });
    expect(await find(site, 'SE1 7PB', 3)).toMatchObject({ price: { deliveryFee: 0, total: 3150 } });
    expect(await find(site, 'N1 1AA')).toMatchObject({
      zone: null,
      areaProblem: { path: 'deliveryAddress.postcode', message: expect.any(String) },
    });
    expect(await find(site, '')).toMatchObject({ zone: null, areaProblem: null, price: { total: 1050 } });
  });

  it('leaves out full slots', async () => {
    const site = await siteWith({ capacity: { orders: 1, items: null, exemptSectionIds: [] } });
    const [first, second] = (await find(site, 'SE1 7PB'))?.slots ?? [];
    expect((await place(diavola(site, { ...delivered, scheduledFor: first ?? null }))).ok).toBe(true);
    expect((await find(site, 'SE1 7PB'))?.slots[0]).toEqual(second);
  });

  it('of a site that only collects is a collection', async () => {
    const site = await siteWith({ delivery: ORDERING_DEFAULTS.delivery });
    expect(await find(site, 'SE1 7PB')).toMatchObject({
      fulfilment: 'COLLECTION',
      zone: null,
      price: { total: 1050 },
    });
  });

  // The page and the order are one quote.
  it.each([
    ['a collection', { fulfilment: 'COLLECTION' as const, postcode: '' }, 1, null],
    ['a delivery with its fee', { fulfilment: 'DELIVERY' as const, postcode: 'SE1 7PB' }, 1, null],
    ['a delivery that is free', { fulfilment: 'DELIVERY' as const, postcode: 'SE1 7PB' }, 3, null],
    ['a code', { fulfilment: 'COLLECTION' as const, postcode: '' }, 2, 'SPRING10'],
    ['an outside postcode', { fulfilment: 'DELIVERY' as const, postcode: 'N1 1AA' }, 1, null],
    ['too many of a dish', { fulfilment: 'COLLECTION' as const, postcode: '' }, 21, null],
  ])('of %s is what an order is judged by', async (_what, where, quantity, code) => {
    const site = await siteWith();
    if (code) await makePromotion(app, site, { code });
    const lines = [{ productId: site.product('Diavola').id, quantity }];
    const promotionCode = code ?? '';
    const quotes = app.scope().get(BasketQuoteService);
    const draft = { ...where, scheduledFor: null, lines, promotionCode, diner: null };
    const quote = await quotes.quoteDraft(site.slug, draft, '192.0.2.1');
    const deliveryAddress = where.postcode ? { ...home, postcode: where.postcode } : null;
    const { fulfilment } = where;
    const shownTotal = quote?.price.total ?? 0;
    const order = diavola(site, { fulfilment, deliveryAddress, lines, promotionCode, shownTotal });
    const placed = await place(order);
    const judged = placed.ok
      ? {
          total: placed.value.order.total,
          deliveryFee: placed.value.order.deliveryFee,
          discount: placed.value.order.discount,
          problems: [],
        }
      : {
          ...quote?.price,
          problems: placed.error.kind === 'validation' ? placed.error.fields : placed.error,
        };
    const { total, deliveryFee, discount } = quote?.price ?? {};
    expect(judged).toMatchObject({ total, deliveryFee, discount, problems: quote?.problems });
  });
});
