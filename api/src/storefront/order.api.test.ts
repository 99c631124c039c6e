import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { ALL_DAY, makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { seedCatalogue } from '../db/seed/seed.ts';
import { newId } from '../lib/ids.ts';
import { Order, OrderCounter } from '../modules/orders/order.entity.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { encodeBasket } from './basketCookie.rules.ts';
import { basketLine } from './basketLines.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
});

afterAll(async () => {
  await app.close();
  web.remove();
});

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);
/** A basket with this many of a product. */
const basketOf = (name: string, of: MadeSite = site, quantity = 1): string =>
  encodeBasket([
    basketLine({ productId: of.product(name).id, sizeId: null, options: [], note: '', quantity }, null),
  ]);
const linked = (name: string) => `q.${site.product(name).globalId}`;
const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
const ordersOf = (of: MadeSite) => app.scope().em.count(Order, { restaurant: of.restaurantId });

/** A valid form with one Margherita. */
const form = (changes: Record<string, string> = {}, of: MadeSite = site): Record<string, string> => ({
  basket: basketOf('Margherita', of),
  idempotencyKey: crypto.randomUUID(),
  shownTotal: '850',
  name: 'Dana Diner',
  phone: '07700 900123',
  email: 'dana@example.org',
  note: 'No <b>basil</b>, please',
  ...changes,
});

describe('the basket page', () => {
  const opened = (basket: string) => visit('/basket', { headers: { cookie: `basket=${basket}` } });

  it('the key belongs to the basket: the same basket has the same key each time, and a changed one has a new key', async () => {
    const jar = new Map([['basket', basketOf('Margherita')]]);
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const open = async (path: string, body?: Record<string, string>) => {
      const answer = await visit(path, { headers: { cookie: cookie() }, ...(body && { body }) });
      for (const text of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(text) ?? [];
        jar.set(name, value);
      }
      return answer;
    };
    const first = keyIn((await open('/basket')).text);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(keyIn((await open('/basket')).text)).toBe(first);
    const set = `2~${basketOf('Margherita').slice('1.'.length)}`;
    const changed = keyIn((await open('/basket', { set })).text);
    expect(changed).not.toBe(first);
    expect(keyIn((await open('/basket')).text)).toBe(changed);
    // A dish is added.
    await open(`/dishes/${menuCode(site.product('Diavola').id)}`, { quantity: '1' });
    expect(keyIn((await open('/basket')).text)).not.toBe(changed);
  });

  it('without a script, an order whose answer was lost is placed once when the basket is opened again', async () => {
    const of = await makeSite(app);
    const basket = basketOf('Margherita', of);
    const page = await visitSite(app, of.slug, '/basket', { headers: { cookie: `basket=${basket}` } });
    const key = /order-key=([\w-]+)/.exec(String(page.headers['set-cookie']))?.[1] ?? '';
    const cookie = `basket=${basket}; order-key=${key}`;
    const press = async () => {
      const { text } = await visitSite(app, of.slug, '/basket', { headers: { cookie } });
      const body = form({ idempotencyKey: keyIn(text) }, of);
      // The answer, which empties the basket, does not arrive.
      return visitSite(app, of.slug, '/order', { body, headers: { cookie } });
    };
    const [first, second] = [await press(), await press()];
    expect(second.headers.location).toBe(first.headers.location);
    expect(String(second.headers['set-cookie'])).toMatch(/order-key=;/);
    expect(await ordersOf(of)).toBe(1);
  });

  it('the basket marks unavailable products and does not add them up', async () => {
    const { text } = await opened(`${basketOf('Margherita')}~${basketOf('Panna cotta')}`);
    expect(text).toContain('sold out');
    expect(text).toMatch(/name="shownTotal" value="850"/);
  });

  it('the basket without products is empty', async () => {
    const { headers, text } = await visit('/basket');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('Nothing in your basket yet');
  });

  it('an address with products puts them into the cookie once and keeps the details', LONG, async () => {
    const address = `/basket?${linked('Margherita')}=2&${linked('Diavola')}=&note=A+test`;
    const first = await visit(address);
    expect([first.status, first.headers.location]).toEqual([303, '/basket?note=A+test']);
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    expect(cookie).toBe(`basket=${basketOf('Margherita', site, 2)}`);
    const again = await visit(address, { headers: { cookie } });
    expect(again.headers).not.toHaveProperty('set-cookie');
    const page = await visit('/basket?note=A+test', { headers: { cookie } });
    expect(page.text).toContain('£17.00');
    expect(page.text).toContain('A test');
  });
});

describe('placing an order', () => {
  it('an order redirects to its page, and a repeated form to the same page', async () => {
    const before = await ordersOf(site);
    const sent = form();
    const placed = await visit('/order', { body: sent });
    expect(placed.status).toBe(303);
    expect(placed.headers.location).toMatch(/^\/order\/[\w.-]+$/);
    const again = await visit('/order', { body: sent });
    expect(again.headers.location).toBe(placed.headers.location);
    expect(await ordersOf(site)).toBe(before + 1);

    const page = await visit(placed.headers.location ?? '');
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.text).toContain('Margherita');
    expect(page.text).toContain('No &lt;b&gt;basil&lt;/b&gt;, please');
    expect(page.text).toContain('Waiting for The Olive Press');
  });

  it('an order empties the basket that it came from, and no other', async () => {
    const sent = form();
    const from = (basket: string) => visit('/order', { body: sent, headers: { cookie: `basket=${basket}` } });
    expect((await from(sent['basket'] ?? '')).headers['set-cookie']?.[0]).toMatch(/^basket=; .*Max-Age=0/);
    expect((await from(basketOf('Diavola'))).headers).not.toHaveProperty('set-cookie');
  });

  it('an order without the field has the basket of the cookie', async () => {
    const { basket, ...sent } = form();
    const placed = await visit('/order', { body: sent, headers: { cookie: `basket=${basket}` } });
    expect(placed.status).toBe(303);
  });

  it('the page of an order is on its own site only', async () => {
    const { headers } = await visit('/order', { body: form() });
    const other = await makeSite(app);
    expect((await visitSite(app, other.slug, headers.location ?? '')).status).toBe(404);
    expect((await visit(`${headers.location}x`)).status).toBe(404);
  });

  it('an order with wrong fields shows each problem and keeps all fields', async () => {
    const sent = form({ name: ' ', email: 'nonsense', phone: '07700 900123' });
    const { status, text } = await visit('/order', { body: sent });
    expect(status).toBe(422);
    expect(text).toContain('Please enter your name.');
    expect(text).toContain('value="nonsense"');
    expect(text).toContain('value="07700 900123"');
    expect(text).toContain('No &lt;b&gt;basil&lt;/b&gt;, please');
    expect(keyIn(text)).toBe(sent.idempotencyKey);
  });

  it.each([
    ['another total', '1', ''],
    ['a total that is none', 'cheap', ''],
    ['no total', '', ''],
  ])('%s is shown as a problem, and no order is placed', LONG, async (_what, shownTotal) => {
    const before = await ordersOf(site);
    const sent = form({ shownTotal });
    const { status, text } = await visit('/order', { body: sent });
    expect(status).toBe(409);
    expect(text).toContain('the total is now £8.50');
    expect(text).toMatch(/name="shownTotal" value="850"/);
    expect(keyIn(text)).toBe(sent.idempotencyKey);
    expect(await ordersOf(site)).toBe(before);
  });

  it('a way or a postcode that is chosen and sent with one press is named as the reason of another total', async () => {
    const { collection, delivery } = ORDERING_DEFAULTS;
    const periods = ALL_DAY.collection?.periods ?? [];
    const zone = {
      name: 'Near',
      prefixes: ['SE1'],
      radiusKm: null,
      minimum: 0,
      freeOver: null,
      extraMinutes: 0,
    };
    const delivers = await makeSite(app, {
      ordering: {
        ...ALL_DAY,
        collection: { ...collection, periods },
        delivery: { ...delivery, isOffered: true, periods },
        zones: [
          { ...zone, id: newId(), fee: 250 },
          { ...zone, id: newId(), name: 'Far', prefixes: ['E1'], fee: 400 },
        ],
      },
    });
    const send = async (changes: Record<string, string>) => {
      const home = { line1: '1 Mill Lane', town: 'London', fulfilment: 'DELIVERY', postcode: 'SE1 7PB' };
      const body = form({ ...home, ...changes }, delivers);
      return visitSite(app, delivers.slug, '/order', { body });
    };
    const chosen = { 'shown.fulfilment': 'COLLECTION', 'shown.postcode': '' };
    const way = await send(chosen);
    expect(way.status).toBe(409);
    expect(way.text).toContain(
      'For this way of getting your order the total is £11.00. Nothing has been ordered yet: if that is right, please press the button again.',
    );
    for (const kept of ['Dana Diner', '1 Mill Lane', 'SE1 7PB'])
      expect(way.text).toContain(`value="${kept}"`);
    const shown = { 'shown.fulfilment': 'DELIVERY', 'shown.postcode': 'SE1 7PB', shownTotal: '1100' };
    expect((await send({ ...shown, postcode: 'E1 6AN' })).text).toContain(
      'For this postcode the total is £12.50.',
    );
    expect((await send(shown)).status).toBe(303);
  });

  it.each(['', 'abc', '0.AAAAAAAA'])('the basket %j orders nothing', async (basket) => {
    const before = await ordersOf(site);
    const { status } = await visit('/order', { body: form({ basket, shownTotal: '0' }) });
    expect(status).toBe(422);
    expect(await ordersOf(site)).toBe(before);
  });

  it('another order under a used key shows a message and gets a new key', LONG, async () => {
    const sent = form();
    await visit('/order', { body: sent });
    const { status, text } = await visit('/order', { body: { ...sent, note: 'something else' } });
    expect(status).toBe(409);
    expect(keyIn(text)).toMatch(/^[\da-f-]{36}$/);
    expect(keyIn(text)).not.toBe(sent.idempotencyKey);
  });

  it('an implausible key is replaced', LONG, async () => {
    const { status, text } = await visit('/order', { body: form({ idempotencyKey: 'x' }) });
    expect(status).toBe(422);
    expect(keyIn(text)).toMatch(/^[\da-f-]{36}$/);
  });

  it('a closed restaurant refuses an order, and the fields are kept', async () => {
    const closed = await makeSite(app, { isActive: false });
    const body = form({}, closed);
    const { status, text } = await visitSite(app, closed.slug, '/order', { body });
    expect(status).toBe(409);
    expect(text).toContain('not taking orders');
    expect(await ordersOf(closed)).toBe(0);
  });

  it('an order above the monthly limit is refused, and the fields are kept', LONG, async () => {
    const { em } = app.scope();
    await em.transactional((transaction) => seedCatalogue(transaction));
    const full = await makeSite(app, { status: 'trial_expired' });
    await em.upsert(OrderCounter, {
      restaurantId: full.restaurantId,
      day: dayIn('Europe/London', new Date()),
      last: 30,
      monthCount: 30,
    });
    const { status, text } = await visitSite(app, full.slug, '/order', { body: form({}, full) });
    expect(status).toBe(409);
    expect(text).toContain('Online ordering is paused for this month. Please call 020 7946 0123 to order.');
    expect(text).toContain('value="Dana Diner"');
    expect(await ordersOf(full)).toBe(0);
  });

  it('a product of another restaurant cannot be ordered', async () => {
    const other = await makeSite(app);
    const { status } = await visitSite(app, other.slug, '/order', { body: form() });
    expect(status).toBe(422);
    expect(await ordersOf(other)).toBe(0);
  });
});

describe('invalid forms', () => {
  const type = (contentType: string) => ({ 'content-type': contentType });

  it.each([
    ['a JSON body', type('application/json'), '{}', 415],
    ['a multipart body', type('multipart/form-data; boundary=x'), '--x--', 415],
    ['a missing type', {}, 'name=x', 415],
    ['another charset', type('application/x-www-form-urlencoded; charset=utf-16'), 'name=x', 415],
    [
      'a compressed body',
      { ...type('application/x-www-form-urlencoded'), 'content-encoding': 'gzip' },
      'name=x',
      415,
    ],
    ['invalid UTF-8', type('application/x-www-form-urlencoded'), Buffer.from([0x6e, 0x3d, 0xff]), 400],
    [
      'a body that is too large',
      type('application/x-www-form-urlencoded'),
      `note=${'x'.repeat(64 * 1024)}`,
      413,
    ],
    [
      'a large body of unknown length',
      { ...type('application/x-www-form-urlencoded'), 'transfer-encoding': 'chunked' },
      `note=${'x'.repeat(64 * 1024)}`,
      413,
    ],
  ])('%s is refused', async (_what, headers, body, expected) => {
    for (const path of ['/order', '/basket']) {
      const { status, headers: answered, text } = await visit(path, { method: 'POST', headers, body });
      expect(status).toBe(expected);
      expect(answered['content-type']).toContain('text/html');
      expect(text).toContain('Please go back');
    }
  });

  it.each([
    ['control characters', { name: 'Da\u0000na\u0007', note: 'a\u0000b' }, 303],
    ['invalid escapes', { name: '%zz', note: '%' }, 303],
    ['a very long note', { note: 'x'.repeat(20_000) }, 422],
    ['a very long name', { name: 'x'.repeat(20_000) }, 422],
    [
      'script in every field',
      { name: '<script>', phone: '<script>', email: '<script>', note: '<script>' },
      422,
    ],
  ])('%s cause no server error', LONG, async (_what, changes, expected) => {
    const { status, text } = await visit('/order', { body: form(changes) });
    expect(status).toBe(expected);
    expect(text).not.toContain('value="<script>');
  });

  it('a basket that is too long causes no server error', async () => {
    const basket = Array.from({ length: 600 }, () => basketOf('Margherita')).join('~');
    expect((await visit('/order', { body: form({ basket }) })).status).toBe(422);
  });
});

it('too many orders from one address get a Retry-After header', LONG, async () => {
  const fresh = await startTestApp({ distDirectory: web.directory });
  try {
    const own = await makeSite(fresh);
    const place = () => visitSite(fresh, own.slug, '/order', { body: form({}, own) });
    let last = await place();
    for (let tries = 0; last.status === 303 && tries < 60; tries += 1) last = await place();
    expect(last.status).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.text).toContain('value="Dana Diner"');
  } finally {
    await fresh.close();
  }
});
