import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { asTryAgain } from '../../lib/tryAgain.ts';
import { publishSite } from '../sites/publishSite.repository.ts';
import { SiteService } from '../sites/site.service.ts';
import { MissedOrderService } from './missedOrder.service.ts';
import type { PlaceOrder } from './order.rules.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderDeskService } from '../orderDesk/orderDesk.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

let app: TestApp;
/** A Friday evening. */
let now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());

let diners = 0;
/** An order of a new diner for two Margherita: £17.00 without a promotion. */
function order(site: MadeSite, shownTotal: number, change: Partial<PlaceOrder> = {}): PlaceOrder {
  diners += 1;
  return {
    ...orderInput(site),
    ...COLLECT_NOW,
    lines: [{ productId: site.product('Margherita').id, quantity: 2 }],
    shownTotal,
    email: `diner${diners}@example.org`,
    phone: `020 7946 ${String(diners).padStart(4, '0')}`,
    note: '',
    ...change,
  };
}

const place = (wanted: PlaceOrder) =>
  app
    .scope()
    .get(PlaceOrderService)
    .place(wanted, `192.0.${diners % 250}.${Math.floor(diners / 250)}`);

async function rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await app.container.infrastructure.database.pool.query<T>(text, values)).rows;
}

const usesOf = async (site: MadeSite) => {
  const [found] = await rows<{ uses: number; rows: number }>(
    `select p.uses, (select count(*)::int from promotion_uses u where u.promotion_id = p.id and not is_given_back) as rows
     from promotions p where restaurant_id = $1`,
    [site.restaurantId],
  );
  return found;
};

describe('an order with a promotion', () => {
  it('keeps a copy of the promotion and of what each line saves', async () => {
    const site = await makeSite(app);
    const { id } = await makePromotion(app, site, { code: 'AUTUMN', sectionIds: [] });
    const placed = await place(order(site, 1530, { promotionCode: ' autumn' }));
    expect(placed).toMatchObject({
      ok: true,
      value: {
        order: { total: 1530, discount: 170, promotion: { id, name: 'Autumn', code: 'AUTUMN', saving: 170 } },
      },
    });
    const read = await app.graphql<{ orderStatus: object }>(
      'query ($token: String!) { orderStatus(token: $token) { total discount promotion { name code saving } lines { total discount } } }',
      { token: placed.ok ? placed.value.statusToken : '' },
    );
    expect(read.data.orderStatus).toEqual({
      total: 1530,
      discount: 170,
      promotion: { name: 'Autumn', code: 'AUTUMN', saving: 170 },
      lines: [{ total: 1700, discount: 170 }],
    });
    expect(await usesOf(site)).toEqual({ uses: 1, rows: 1 });
  });

  it('costs one statement, and with limits one more', async () => {
    const site = await makeSite(app);
    // The event of the change makes the next order read the site again.
    const costs = (total: number, count: number) =>
      vi.waitFor(async () => {
        const { result, statements } = await statementsOf(() => place(order(site, total)));
        expect([result.ok, statements.length]).toEqual([true, count]);
      });
    await makePromotion(app, site);
    await costs(1530, 1);
    await makePromotion(app, site, { percent: 20, dinerLimit: 1 });
    await costs(1360, 2);
  });

  it('is not placed when the diner saw another price, and the answer says what became of the code', async () => {
    const site = await makeSite(app);
    await makePromotion(app, site, { code: 'AUTUMN', minimum: 2000 });
    expect(await place(order(site, 1530, { promotionCode: 'AUTUMN' }))).toEqual({
      ok: false,
      error: {
        kind: 'totalChanged',
        total: 1700,
        message: '£3 more and it is yours. The total is now £17.00. Nothing has been ordered yet.',
      },
    });
    expect(await usesOf(site)).toEqual({ uses: 0, rows: 0 });
  });

  it('has the full price when the happy hour ended while the basket was open', async () => {
    const site = await makeSite(app);
    await makePromotion(app, site, { periods: [{ days: [5], from: '17:00', to: '19:00' }] });
    expect(await place(order(site, 1530))).toMatchObject({ ok: true });
    now = new Date('2026-11-20T19:00:00Z');
    expect(await place(order(site, 1530))).toMatchObject({
      ok: false,
      error: { kind: 'totalChanged', total: 1700 },
    });
    now = new Date('2026-11-20T18:00:00Z');
  });

  it('of a test counts for no limit', async () => {
    const site = await makeSite(app);
    await makePromotion(app, site, { useLimit: 1 });
    const test = order(site, 1530, { testerId: site.owner?.id ?? null });
    expect(await place(test)).toMatchObject({ ok: true, value: { order: { isTest: true, discount: 170 } } });
    expect(await usesOf(site)).toEqual({ uses: 0, rows: 0 });
  });

  it('has the full price on a plan without promotions', async () => {
    const site = await makeSite(app);
    await makePromotion(app, site);
    await setPlan(app, site, 'SILVER');
    const { em } = app.scope();
    await em.transactional((transaction) => publishSite(transaction, site.restaurantId));
    app.scope().get(SiteService).forget(site.slug);
    expect(await place(order(site, 1530))).toMatchObject({
      ok: false,
      error: { kind: 'totalChanged', total: 1700 },
    });
  });
});

describe('the limit of a promotion', () => {
  it('is exact with 200 orders at the same time', { tags: ['@long'] }, async () => {
    const site = await makeSite(app);
    await makePromotion(app, site, { useLimit: 7 });
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        place(order(site, 1530)).catch((error: unknown) => {
          // On a busy machine the last orders wait too long for a connection and fail with TryAgainError.
          if (!asTryAgain(error)) throw error;
          return null;
        }),
      ),
    );
    const placed = answers.filter((answer) => answer !== null);
    expect(placed.filter(({ ok }) => ok)).toHaveLength(7);
    for (const one of placed.filter(({ ok }) => !ok))
      expect(one).toMatchObject({ error: { kind: 'totalChanged', total: 1700 } });
    expect(await usesOf(site)).toEqual({ uses: 7, rows: 7 });
  });

  it(
    'holds for a diner with the same mailbox or the same telephone number, also at the same time',
    { tags: ['@long'] },
    async () => {
      const site = await makeSite(app);
      await makePromotion(app, site, { dinerLimit: 1 });
      const mailbox = () => order(site, 1530, { email: 'Bo+pizza@example.org' });
      const placed = await Promise.all(Array.from({ length: 10 }, () => place(mailbox())));
      expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await place(order(site, 1530, { email: 'bo@example.org' }))).toMatchObject({ ok: false });
      expect(await place(order(site, 1530, { phone: '+44 7700 900123' }))).toMatchObject({ ok: true });
      expect(await place(order(site, 1530, { phone: '07700900123' }))).toMatchObject({ ok: false });
      // Digits of another script.
      expect(await place(order(site, 1530, { phone: '٠٧٧٠٠ ٩٠٠١٢٣' }))).toMatchObject({ ok: false });
      expect(await place(order(site, 1700, { phone: '07700900123' }))).toMatchObject({ ok: true });
    },
  );

  it('of a first order holds for everybody who ordered before, and not after a rejected order', async () => {
    const site = await makeSite(app);
    const before = await place(order(site, 1700, { email: 'cy@example.org' }));
    const rejected = await place(order(site, 1700, { email: 'di@example.org' }));
    const links = app.scope().get(OrderLinks);
    if (!before.ok || !rejected.ok) throw new Error('not placed');
    await app.scope().get(OrderAnswerService).reject(links.answerToken(rejected.value.order.id), 'Closed');
    await makePromotion(app, site, { isFirstOrder: true, dinerLimit: 1 });
    for (const email of ['CY@example.org', 'cy+pizza@example.org', 'C.Y@example.org'])
      expect(await place(order(site, 1530, { email }))).toMatchObject({ ok: false });
    expect(await place(order(site, 1530, { email: 'di@example.org' }))).toMatchObject({ ok: true });
    expect(await place(order(site, 1530, { email: 'di@example.org' }))).toMatchObject({ ok: false });
  });
});

describe('the use of a promotion', () => {
  const placeOne = async (site: MadeSite): Promise<string> => {
    const placed = await place(order(site, 1530, { email: 'eve@example.org', phone: '020 7946 9999' }));
    if (!placed.ok) throw new Error(placed.error.message);
    return placed.value.order.id;
  };

  it(
    'is given back by a rejected order, and taken again when the rejection is undone',
    { tags: ['@long'] },
    async () => {
      const site = await makeSite(app);
      await makePromotion(app, site, { useLimit: 1, dinerLimit: 1 });
      const id = await placeOne(site);
      const desk = app.scope().get(OrderDeskService);
      await desk.move(site.owner?.id ?? '', id, { to: 'REJECTED', reason: 'Sold out' });
      expect(await usesOf(site)).toEqual({ uses: 0, rows: 0 });
      await desk.undo(site.owner?.id ?? '', id);
      expect(await usesOf(site)).toEqual({ uses: 1, rows: 1 });
      await desk.move(site.owner?.id ?? '', id, { to: 'REJECTED', reason: 'Sold out' });
      await placeOne(site);
      expect(await usesOf(site)).toEqual({ uses: 1, rows: 1 });
    },
  );

  it('is given back by an order that expires', async () => {
    const site = await makeSite(app);
    await makePromotion(app, site, { useLimit: 1 });
    await placeOne(site);
    await emptyOutboxes(app);
    now = new Date(now.getTime() + 60 * 60_000);
    await app.scope().get(MissedOrderService).settleDue();
    expect(await usesOf(site)).toEqual({ uses: 0, rows: 0 });
    await app.scope().get(MissedOrderService).settleDue();
    expect(await usesOf(site)).toEqual({ uses: 0, rows: 0 });
  });
});
