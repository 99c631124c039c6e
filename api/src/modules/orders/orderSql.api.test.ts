import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../../test/placeOrder.ts';
import { statementsOf, type Statement } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { SiteService } from '../sites/site.service.ts';
import { BasketQuoteService } from './basketQuote.service.ts';
import { MissedOrderService } from './missedOrder.service.ts';
import { OrderCounter } from './order.entity.ts';
import type { PlaceOrder } from './order.rules.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { emptyOrderOutbox } from './orderOutbox.repository.ts';
import { OrderStatusService } from './orderStatus.service.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const isLimit = ({ text }: Statement) => text.includes('rate_limits');

let diners = 0;
/** Places an order of a new caller. */
const place = (order: PlaceOrder, ip = `192.0.2.${(diners += 1)}`) =>
  app.scope().get(PlaceOrderService).place(order, ip);

const request = (): PlaceOrder => ({
  ...orderInput(site),
  lines: site.products
    .filter(({ name }) => name !== 'Panna cotta')
    .map(({ id }) => ({ productId: id, quantity: 1 })),
  shownTotal: 2425,
  note: '',
  ...COLLECT_NOW,
});

describe('SQL', () => {
  it('an order is placed in one transaction, with 1 statement, and with 2 after a caller’s first orders', async () => {
    // Now the menu is cached.
    await place(request());
    const { result, statements } = await statementsOf(() => place(request()));
    expect(result).toMatchObject({ ok: true });
    // Without begin and commit each statement is a transaction: all that is written is written by one.
    expect(statements).toHaveLength(1);
    const writing = statements.filter(({ text }) => /insert into|update /.test(text));
    expect(writing).toHaveLength(1);
    for (const part of ['orders', 'order_lines', 'order_counters', 'order_outbox'])
      expect(writing[0]?.text).toContain(part);
    // Neither wakes a process nor searches the queue.
    expect(writing[0]?.text).not.toMatch(/graphile_worker|pg_notify/);

    for (const _order of [1, 2, 3]) await place(request(), '192.0.2.99');
    const fourth = await statementsOf(() => place(request(), '192.0.2.99'));
    expect(fourth.statements.map(isLimit)).toEqual([true, false]);
  });

  it('an order with more lines needs no further statement, a repeated order needs 3', async () => {
    const one = { ...request(), lines: request().lines.slice(0, 1), shownTotal: 850 };
    const short = await statementsOf(() => place(one));
    const long = await statementsOf(() => place(request()));
    const again = await statementsOf(() => place(one));
    expect(long.statements).toHaveLength(short.statements.length);
    expect(again.statements).toHaveLength(3);
  });

  it('sites with and without an order limit need the same number of statements', async () => {
    const { em } = app.scope();
    await em.transactional((transaction) => seedCatalogue(transaction));
    const free = await statementsOf(() => place(request()));
    await em.nativeUpdate(Restaurant, { id: site.restaurantId }, { status: 'trial_expired' });
    // The first order finds the site changed and reads it again.
    await place(request());
    const limited = await statementsOf(() => place(request()));
    await em.nativeUpdate(OrderCounter, { restaurantId: site.restaurantId }, { monthCount: 30 });
    const refused = await statementsOf(() => place(request()));
    await em.nativeUpdate(Restaurant, { id: site.restaurantId }, { status: 'trialing' });
    expect([free.result.ok, limited.result.ok, refused.result.ok]).toEqual([true, true, false]);
    expect(limited.statements).toHaveLength(free.statements.length);
    // Not written, and then why.
    expect(refused.statements).toHaveLength(free.statements.length + 1);
  });

  it('a quote needs no statement while the site is cached', async () => {
    const { lines } = request();
    const quote = () => app.scope().get(BasketQuoteService).quoteLines(site.slug, lines);
    // It reads the site, and whether it is a grocery shop.
    await quote();
    const { result, statements } = await statementsOf(quote);
    expect(result).toMatchObject({ ok: true, value: { total: 2425 } });
    expect(statements).toEqual([]);
  });

  it('the number of an order is found by the index of numbers, also while PostgreSQL knows nothing of the orders', async () => {
    const { pool } = app.container.infrastructure.database;
    const { statements } = await statementsOf(() => place(request()));
    const [insert] = statements.filter(({ text }) => text.includes('generate_series'));
    if (!insert) throw new Error('No statement looked for a number.');
    // It forgets the statistics of the table too.
    await pool.query('truncate orders cascade');
    const { rows } = await pool.query(`explain (generic_plan, format json) ${insert.text}`);
    const indexes = [...JSON.stringify(rows).matchAll(/"Index Name":"(orders_\w+)"/g)].map(
      ([, index]) => index,
    );
    expect(indexes).toEqual(['orders_restaurant_id_number_placed_at_index']);
  });

  it('all statements about orders use an index', { tags: ['@long'] }, async () => {
    const { pool } = app.container.infrastructure.database;
    await fill(pool);
    app.container.get(SiteService).forget(site.slug);
    const wanted = request();
    const placed = await statementsOf(() => place(wanted));
    const repeated = await statementsOf(() => place(wanted));
    if (!placed.result.ok) throw new Error(placed.result.error.message);
    const { statusToken, order } = placed.result.value;
    const read = await statementsOf(() => app.scope().get(OrderStatusService).byStatusToken(statusToken));
    const answerToken = app.container.get(OrderLinks).answerToken(order.id);
    const answered = await statementsOf(() => app.scope().get(OrderAnswerService).accept(answerToken, 20));
    const missed = await statementsOf(() => app.scope().get(MissedOrderService).settleDue());
    const queued = await statementsOf(() => emptyOrderOutbox(pool, new Date()));
    const all = [placed, repeated, read, answered, missed, queued].flatMap(({ statements }) => statements);
    const ours = all.filter(({ text }) =>
      /\b(orders|products|restaurants|order_lines|order_outbox)\b/.test(text),
    );
    // Reading the site, writing; writing nothing and why, viewing; viewing; locking, answering, queueing its count, viewing; expiring, reminding; emptying.
    expect(ours).toHaveLength(13);
    for (const { text, values } of ours) {
      const { rows } = await pool.query(`explain (format json) ${text}`, values);
      const scanned = [...JSON.stringify(rows).matchAll(/"Seq Scan"[^}]*?"Relation Name":"(\w+)"/g)];
      // The catalogue has a handful of plans, all on one page.
      expect(scanned.map(([, table]) => table).filter((table) => table !== 'services')).toEqual([]);
    }
  });
});

/** Thousands of rows, so that reading a whole table would be dearer than its index. */
async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at, status)
    select gen_random_uuid(), 'Many', 'many-' || n, 'counter', '#000000', '#ffffff', now(), now(), 'trialing'
    from generate_series(1, 3000) n;
    insert into menu_sections (id, restaurant_id, name, position)
    select gen_random_uuid(), id, 'Menu', 0 from restaurants where name = 'Many';
    insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
    select gen_random_uuid(), s.restaurant_id, s.id, 'Dish ' || n, 100 * n, n, now()
    from menu_sections s, generate_series(1, 5) n;
    insert into published_sites (slug, restaurant_id, version, document)
    select slug, id, 1, '{}' from restaurants where name = 'Many';
    insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
      idempotency_key, body_hash, placed_at, state)
    select gen_random_uuid(), r.id, n, false, 'x', '000000', 'x@example.org', 100, 'key-' || n, 'hash', now(), 'COMPLETED'
    from restaurants r, generate_series(1, 2) n;
    insert into order_outbox select id, restaurant_id, false, now(), 1, null from orders
    on conflict do nothing;
    insert into order_slots select id, now(), 1, 1 from restaurants;
    insert into order_counters (restaurant_id, day, last) select id, now(), 2 from restaurants
    on conflict do nothing;
    insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
    select gen_random_uuid(), o.id, n, gen_random_uuid(), 'Dish', 1, 100 from orders o, generate_series(101, 103) n;
    insert into users (id, name, email, password_hash, created_at)
    select gen_random_uuid(), 'Many', n || '@example.org', 'x', now() from generate_series(1, 3000) n;
    insert into sessions (id, user_id, token_hash, created_at, confirmed_at, last_used_at, expires_at)
    select gen_random_uuid(), id, id, now(), now(), now(), now() from users where name = 'Many';
    insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, label, created_at)
    select gen_random_uuid(), id, user_id, id, 'x', 'x', 'Many', now() from sessions where token_hash = user_id::text;
    insert into restaurant_members (id, restaurant_id, email, role, invited_at)
    select gen_random_uuid(), id, 'x', 'KITCHEN', now() from restaurants;
    insert into promotions (id, restaurant_id, name, kind, percent, created_at)
    select gen_random_uuid(), id, 'Many', 'PERCENT', 10, now() from restaurants;
    insert into grocery_shops select id, now() from restaurants where slug like 'many-%';
    insert into stock_items (product_id, restaurant_id, stock, changed_at)
    select p.id, p.restaurant_id, 5, now() from products p join grocery_shops g on g.restaurant_id = p.restaurant_id;
    insert into stock_reservations (order_id, product_id, restaurant_id, quantity, taken)
    select o.id, gen_random_uuid(), o.restaurant_id, 1, 1 from orders o;
    insert into promotion_uses (order_id, restaurant_id, promotion_id, used_at, saving, value)
    select o.id, p.restaurant_id, p.id, now(), 0, 0 from promotions p join orders o on o.restaurant_id = p.restaurant_id;
    analyze;`);
}
