import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEN_PERCENT } from '@forkfront/common/test/tenPercent.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../../test/placeOrder.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import type { PromotionTerms } from '@forkfront/common/promotion.ts';
import { OrderDeskService } from '../orderDesk/orderDesk.service.ts';
import { PlaceOrderService } from './placeOrder.service.ts';
import { PromotionPreviewService } from './promotionPreview.service.ts';

let app: TestApp;
let site: MadeSite;
/** A Friday evening. */
let now = new Date('2026-11-20T18:00:00Z');

/** Places an order for Margherita (£8.50 each) at a time. */
async function place(at: string, email: string, quantity: number, testerId: string | null = null) {
  now = new Date(at);
  const placed = await app
    .scope()
    .get(PlaceOrderService)
    .place(
      {
        ...orderInput(site),
        ...COLLECT_NOW,
        lines: [{ productId: site.product('Margherita').id, quantity }],
        shownTotal: 850 * quantity,
        email,
        note: '',
        testerId,
      },
      `192.0.2.${quantity}`,
    );
  if (!placed.ok) throw new Error(placed.error.message);
  return placed.value.order.id;
}

beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
  await place('2026-11-12T17:00:00Z', 'amy@example.org', 9);
  await place('2026-11-17T13:00:00Z', 'amy@example.org', 2);
  await place('2026-11-19T18:30:00Z', 'Ben@example.org', 1);
  await place('2026-11-20T17:00:00Z', 'ben@example.org', 4);
  const rejected = await place('2026-11-20T17:05:00Z', 'cy@example.org', 5);
  await app
    .scope()
    .get(OrderDeskService)
    .move(site.owner?.id ?? '', rejected, { to: 'REJECTED', reason: 'Sold out' });
  await place('2026-11-20T17:10:00Z', 'di@example.org', 6, site.owner?.id ?? null);
  now = new Date('2026-11-20T18:00:00Z');
});
afterAll(() => app.close());

const restaurant = () => ({ restaurantId: site.restaurantId, slug: site.slug, timeZone: 'Europe/London' });
const preview = (terms: Partial<PromotionTerms>) =>
  app
    .scope()
    .get(PromotionPreviewService)
    .preview(restaurant(), { ...TEN_PERCENT, ...terms });

it.each<[string, Partial<PromotionTerms>, number, number, number]>([
  ['10 % off is for every real order of 7 days', {}, 3, 595, 5950],
  ['a code is entered by everybody', { code: 'SPRING' }, 3, 595, 5950],
  ['days to come are left out', { startsOn: '2026-12-01' }, 3, 595, 5950],
  ['a minimum', { minimum: 1700 }, 2, 510, 5100],
  [
    'hours are those when the order was placed',
    { periods: [{ days: [4, 5], from: '18:00', to: '19:00' }] },
    1,
    85,
    850,
  ],
  ['an order for delivery', { fulfilment: 'DELIVERY' }, 0, 0, 0],
  ['a dish that is not on the menu', { productIds: ['0198a000-0000-7000-8000-000000000001'] }, 0, 0, 0],
  ['a first order counts for those who had not ordered before', { isFirstOrder: true }, 1, 85, 850],
  ['the limit of a guest', { dinerLimit: 1 }, 2, 255, 2550],
  ['the limit of all', { useLimit: 1 }, 1, 170, 1700],
])('what a promotion would have done last week: %s', async (_title, terms, counted, saving, value) =>
  expect((await preview(terms)).effect).toEqual({ orders: 3, counted, saving, value }),
);

it('sections of a promotion are those of the menu of now', async () => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
    `select section_id as id from products where id = $1`,
    [site.product('Margherita').id],
  );
  expect((await preview({ sectionIds: [rows[0]?.id ?? ''] })).effect?.counted).toBe(3);
});

it('terms with a problem have no sentence and no effect, unless only name and code are wrong', async () => {
  expect(await preview({ percent: 0 })).toMatchObject({
    problems: [{ path: 'percent' }],
    sentence: null,
    effect: null,
  });
  expect(await preview({ name: '', code: 'A' })).toMatchObject({
    problems: [{ path: 'name' }, { path: 'code' }],
    sentence: '10% off everything, with the code A',
    effect: { counted: 3 },
  });
});

it('an offer for everybody shows the old prices when it has hours or a last day', async () => {
  const shown = async (terms: object) => (await preview(terms)).showsOldPrices;
  expect(await shown({ endsOn: '2099-12-31' })).toBe(true);
  expect(await shown({ periods: [{ days: [1], from: '16:00', to: '18:00' }] })).toBe(true);
  expect(await shown({})).toBe(false);
  expect(await shown({ endsOn: '2099-12-31', code: 'SPRING' })).toBe(false);
  expect(await shown({ endsOn: '2099-12-31', minimum: 1 })).toBe(false);
});

it('reads the orders with one statement', async () => {
  await preview({});
  expect((await statementsOf(() => preview({}))).statements).toHaveLength(1);
});

it('is a field of a restaurant', async () => {
  const { data } = await app.graphql<{ node: { promotionPreview: object } }>(
    `query ($id: ID!, $terms: PromotionInput!) { node(id: $id) { ... on Restaurant {
      promotionPreview(terms: $terms) { sentence showsOldPrices problems { path message } effect { orders counted saving value } } } } }`,
    { id: toGlobalId('Restaurant', site.restaurantId), terms: TEN_PERCENT },
    site.owner?.token,
  );
  expect(data.node.promotionPreview).toEqual({
    sentence: '10% off everything',
    showsOldPrices: false,
    problems: [],
    effect: { orders: 3, counted: 3, saving: 595, value: 5950 },
  });
});
