import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { type OutageApp, startOutageApp } from '../../test/outageApp.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { DRAFTS_SLUG } from '../modules/sites/siteLinks.ts';
import { dishPath } from '@forkfront/common/menuCode.ts';
import { encodeBasket } from './basketCookie.rules.ts';
import { basketLine } from './basketLines.ts';

const web = builtWeb();
let bed: OutageApp;
let site: MadeSite;
let shop: MadeSite;
let unvisited: MadeSite;
let orderPath: string;
let answerPath: string;

const PHONE = '020 7946 0123';
const NOTICE = 'We can’t take online orders at the moment.';

beforeAll(async () => {
  bed = await startOutageApp({ distDirectory: web.directory });
  site = await makeSite(bed.home, {
    ordering: {
      hasHours: true,
      collection: {
        ...ORDERING_DEFAULTS.collection,
        periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
      },
      capacity: { ...ORDERING_DEFAULTS.capacity, orders: 20 },
    },
  });
  shop = await makeSite(bed.home, { isShop: true });
  unvisited = await makeSite(bed.home);
  const { statusToken } = await placeOrder(bed.home, orderInput(site));
  orderPath = `/order/${statusToken}`;
  const links = bed.app.container.get(OrderLinks);
  answerPath = `/answer/${links.answerToken(links.orderOfStatusToken(statusToken) ?? '')}`;
  for (const one of [site, shop]) await visitSite(bed.app, one.slug, '/');
});
afterEach(() => bed.restore());
afterAll(async () => {
  await bed.close();
  web.remove();
});

const visit = (of: MadeSite, path: string, options?: VisitOptions) =>
  visitSite(bed.app, of.slug, path, options);
const basketOf = (of: MadeSite): string =>
  encodeBasket([
    basketLine(
      { productId: of.product('Margherita').id, sizeId: null, options: [], note: '', quantity: 1 },
      null,
    ),
  ]);
const withBasket = (of: MadeSite) => ({ headers: { cookie: `basket=${basketOf(of)}` } });

describe('while the database is away', () => {
  it.each([
    ['the menu', '/'],
    ['the menu with a code', '/?code=SPRING10'],
    ['the filtered menu', '/?find=pizza&diet=VEGAN'],
    ['the page about the restaurant', '/about'],
    ['the privacy page', '/privacy'],
    ['the basket', '/basket'],
    ['the report form', '/report'],
    ['the manifest', '/manifest.webmanifest'],
    ['the site map', '/sitemap.xml'],
    ['robots.txt', '/robots.txt'],
    ['the favicon', '/favicon.svg'],
    ['the share card', '/card.png'],
    ['the text of the basket bar', '/basket/bar'],
  ])('%s is served of a restaurant and of a shop that were visited before', async (_name, path) => {
    await bed.cut();
    for (const of of [site, shop]) {
      const { status } = await visit(of, path);
      expect([of.slug, status]).toEqual([of.slug, path.includes('code') ? 303 : 200]);
    }
  });

  it('the menu, a dish and the basket say that nothing can be ordered, and the number to call', async () => {
    const before = await visit(site, '/');
    expect(before.text).not.toContain(NOTICE);
    await bed.cut();
    const margherita = site.product('Margherita');
    for (const path of ['/', '/', dishPath(margherita), '/basket']) {
      const { status, text } = await visit(site, path, withBasket(site));
      expect([path, status, text.includes(NOTICE), text.includes(PHONE)]).toEqual([path, 200, true, true]);
    }
    expect((await visit(shop, '/')).text).toContain(NOTICE);
    await bed.restore();
    const after = await visit(site, '/');
    expect(after.text).not.toContain(NOTICE);
  });

  it('a dish can still be added to the basket', async () => {
    await bed.cut();
    for (const of of [site, shop]) {
      const added = await visit(of, dishPath(of.product('Margherita')), { body: { quantity: '2' } });
      expect([added.status, String(added.headers['set-cookie'])]).toEqual([
        303,
        expect.stringContaining('basket=2'),
      ]);
    }
  });

  it('an address that no site has in the cache is a page that says when to try again', async () => {
    await bed.cut();
    for (const [slug, path] of [
      [unvisited.slug, '/'],
      [unvisited.slug, '/nothing'],
      ['no-such-site', '/'],
      [site.slug, orderPath],
      [site.slug, answerPath],
    ] as const) {
      const { status, headers, text } = await visitSite(bed.app, slug, path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '10']);
      expect(headers['content-type']).toContain('text/html');
      expect(text).toContain('Please try again in a minute.');
      expect(text.includes(PHONE)).toBe(slug === site.slug);
    }
    expect((await visit(site, '/nothing')).status).toBe(404);
  });

  it('an order is refused with all that was typed, and placed once when it is sent again', async () => {
    const body = {
      basket: basketOf(site),
      idempotencyKey: crypto.randomUUID(),
      shownTotal: '850',
      name: 'Dana <b>Diner</b>',
      phone: '07700 900123',
      email: 'dana@example.org',
      note: 'No "basil"',
    };
    await bed.cut();
    const refused = await visit(site, '/order', { body, ...withBasket(site) });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    for (const typed of ['Dana &lt;b&gt;Diner&lt;/b&gt;', '07700 900123', 'dana@example.org', 'basil&quot;'])
      expect(refused.text).toContain(typed);
    expect(refused.text).toContain(body.idempotencyKey);
    expect(refused.text).toContain('we don’t know yet whether your order was placed');
    expect(refused.text).toContain(PHONE);
    await bed.restore();
    const placed = await visit(site, '/order', { body, ...withBasket(site) });
    expect(placed.status).toBe(303);
  });

  it('the page of an order says that the order is kept', async () => {
    await bed.cut();
    const { status, text } = await visit(site, orderPath);
    expect([status, text.includes('An order that was placed is kept.')]).toEqual([503, true]);
  });

  it('the categories of a shop are shown, and its search and a draft say when to try again', async () => {
    const section = (await visit(shop, '/')).text.match(/\/categories\/[\w-]+/)?.[0] ?? '';
    await bed.cut();
    expect((await visit(shop, section)).status).toBe(200);
    for (const [slug, path] of [
      [shop.slug, '/search?q=pizza'],
      [DRAFTS_SLUG, `/${'a'.repeat(43)}`],
    ] as const) {
      const { status, headers, text } = await visitSite(bed.app, slug, path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '10']);
      expect(text).toContain('Please try again in a minute.');
    }
  });

  it.each([
    ['cancelling an order', () => `${orderPath}/cancel`, { reason: 'Too "late"' }],
    ['ordering again', () => `${orderPath}/again`, {}],
    ['an owner’s answer', () => answerPath, { answer: 'reject', reason: 'The oven is "broken"' }],
    ['a report', () => '/report', { reason: 'other', text: 'It is "odd"', email: 'dana@example.org' }],
  ])('%s is kept in a form that can be sent again', async (_name, path, body) => {
    await bed.cut();
    const { status, text } = await visit(site, path(), { body });
    expect(status).toBe(503);
    expect(text).toContain(`action="${path()}"`);
    for (const [name, value] of Object.entries(body))
      expect(text).toContain(`name="${name}" value="${value.replaceAll('"', '&quot;')}"`);
  });

  it('the stream of an order is cut, so that the browser connects again', async () => {
    await bed.cut();
    await expect(visit(site, `${orderPath}/events`)).rejects.toThrow('socket hang up');
  });

  it('the log has warnings without a stack, and no error', async () => {
    await bed.cut();
    bed.lines.length = 0;
    await visit(unvisited, '/');
    await visit(site, orderPath);
    const own = bed.lines.filter(({ msg }) => msg === 'try again' || msg === 'unexpected error');
    expect(own.map(({ msg }) => msg)).toEqual(['try again', 'try again']);
  });
});

describe('an order that fails', () => {
  const order = () => ({
    basket: basketOf(site),
    idempotencyKey: crypto.randomUUID(),
    shownTotal: '850',
    name: 'Dana Diner',
    phone: '07700 900123',
    email: 'dana@example.org',
  });
  const pool = () => bed.home.container.infrastructure.database.pool;

  it('a defect of ours says that the order was not placed, and the same form places it once the defect is gone', async () => {
    await pool().query(`create function refuse_order() returns trigger language plpgsql as
      $$ begin raise exception 'a defect'; end $$;
      create trigger refuse_order before insert on orders for each row execute function refuse_order()`);
    const body = order();
    const failed = await visit(site, '/order', { body, ...withBasket(site) });
    await pool().query('drop trigger refuse_order on orders; drop function refuse_order');
    expect(failed.status).toBe(500);
    expect(failed.text).toContain('your order was not placed');
    expect(failed.text).toContain('Dana Diner');
    expect(failed.text).toContain(body.idempotencyKey);
    expect((await visit(site, '/order', { body, ...withBasket(site) })).status).toBe(303);
  });

  it('an order whose answer the database has lost leads to its page, and is placed once', async () => {
    const body = order();
    bed.proxy.loseAnswerTo('order_insert');
    const answer = await visit(site, '/order', { body, ...withBasket(site) });
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/order\/.+/)]);
    const { rows } = await pool().query('select 1 from orders where idempotency_key = $1', [
      body.idempotencyKey,
    ]);
    expect(rows).toHaveLength(1);
  });
});

it('a menu is served at once while the database hangs', async () => {
  bed.proxy.freeze();
  await expect
    .poll(() => bed.app.container.infrastructure.events.connected(), { timeout: 5_000 })
    .toBe(false);
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const begun = performance.now();
    expect((await visit(site, '/')).status).toBe(200);
    times.push(performance.now() - begun);
  }
  // The first visit finds out.
  expect(Math.max(...times)).toBeLessThan(4_000);
  expect(Math.min(...times)).toBeLessThan(500);
});
