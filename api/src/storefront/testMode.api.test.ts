import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite } from '../../test/visitSite.ts';
import { seedCatalogue } from '../db/seed/seed.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { Order, OrderCounter, OrderSlot } from '../modules/orders/order.entity.ts';
import { OrderOutbox } from '../modules/orders/orderOutbox.entity.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { ORDERING_DEFAULTS } from '@forkfront/common/ordering.ts';
import { publishSites } from '../modules/sites/publishSite.repository.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { encodeBasket } from './basketCookie.rules.ts';
import { basketLine } from './basketLines.ts';

const LONG = { tags: ['@long'] };

/** A Monday noon; the sites of this file open at 17:00. */
const START = new Date('2026-11-23T12:00:00Z');
let now = START;
let app: TestApp;
let site: MadeSite;
const web = builtWeb();

const EVENINGS = {
  hasHours: true,
  collection: {
    ...ORDERING_DEFAULTS.collection,
    periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '17:00', to: '22:00' }],
  },
  capacity: { orders: 1, items: 1, exemptSectionIds: [] },
};

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, replace: { clock: () => now } });
  await app.scope().em.transactional((em) => seedCatalogue(em));
});
afterAll(async () => {
  await app.close();
  web.remove();
});
beforeEach(async () => {
  now = START;
  site = await makeSite(app, { status: 'trial_expired', ordering: EVENINGS });
});

const set = (text: string, of = site) =>
  app.container.infrastructure.database.pool.query(`update restaurants set ${text} where id = $1`, [
    of.restaurantId,
  ]);
/** Publishes what was set. */
const publish = async () => {
  await app.scope().em.transactional((em) => publishSites(em, [site.restaurantId]));
  app.container.get(SiteService).forget(site.slug);
};

interface Opened {
  openTestMode: { __typename: string; url?: string; message?: string };
}
const press = async (of: MadeSite): Promise<Opened['openTestMode']> => {
  const { data } = await app.graphql<Opened>(
    `mutation ($input: OpenTestModeInput!) { openTestMode(input: $input) { __typename
       ... on OpenTestModePayload { url } ... on UserError { message } } }`,
    { input: { restaurantId: toGlobalId('Restaurant', of.restaurantId) } },
    of.owner?.token,
  );
  return data.openTestMode;
};
/** The cookie of the test mode after its link was opened. */
async function enter(of = site): Promise<string> {
  const { url = '' } = await press(of);
  const { status, headers } = await visitSite(app, of.slug, new URL(url).pathname);
  expect([status, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

const basketWith = (of: MadeSite) =>
  encodeBasket([
    basketLine(
      { productId: of.product('Diavola').id, sizeId: null, options: [], note: '', quantity: 1 },
      null,
    ),
  ]);
/** The order form with one Diavola, as diners have it. */
const form = (of: MadeSite) => ({
  basket: basketWith(of),
  idempotencyKey: crypto.randomUUID(),
  shownTotal: '1050',
  name: 'Olivia Green',
  phone: '07700 900123',
  email: 'olivia@example.org',
});
/** Sends the form of the test mode. */
const order = (cookie: string, of = site, change: Record<string, string> = {}) =>
  visitSite(app, of.slug, '/order', { headers: { cookie }, body: { ...form(of), test: '1', ...change } });
const ordersOf = (of = site) => app.scope().em.find(Order, { restaurant: of.restaurantId });
const menu = (cookie: string, of = site) => visitSite(app, of.slug, '/', { headers: { cookie } });
const BAR = 'Leave test mode';
const CLOSED = 'The kitchen is closed at the moment';

describe('the link of the test mode', () => {
  it('sets a cookie for this host and leads to the menu', async () => {
    const { url = '' } = await press(site);
    expect(url).toMatch(new RegExp(`^${site.url}/test-mode/`));
    const { headers } = await visitSite(app, site.slug, new URL(url).pathname);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^test-mode=[\w.-]+; Path=\/; HttpOnly; Max-Age=3600; SameSite=Lax$/),
    ]);
  });

  it.each([
    ['suspended_at = now()', 'This website has been taken offline by our support team. Please contact us.'],
    ["status = 'archived'", 'This website is closed. Open it again before you place a test order.'],
  ])('is not made for a site with %s', async (text, message) => {
    await set(text);
    expect(await press(site)).toEqual({ __typename: 'ConflictError', message });
  });

  it('has expired after an hour, and so has its cookie', async () => {
    const { url = '' } = await press(site);
    const cookie = await enter();
    now = new Date(START.getTime() + 60 * 60_000);
    const late = await visitSite(app, site.slug, new URL(url).pathname);
    expect([late.status, late.headers['set-cookie']]).toEqual([410, undefined]);
    expect(late.text).toContain('This link has expired.');
    expect((await menu(cookie)).text).not.toContain(BAR);
  });

  it('of another site opens nothing, and neither does its cookie', async () => {
    const other = await makeSite(app);
    const { url = '' } = await press(other);
    const { pathname } = new URL(url);
    expect(await visitSite(app, site.slug, pathname)).toMatchObject({ status: 410 });
    expect((await menu(`test-mode=${pathname.split('/').at(-1)}`)).text).not.toContain(BAR);
  });
});

describe('the pages in test mode', () => {
  it('the menu has the bar and is not stored; diners get the cached page without it', async () => {
    const cookie = await enter();
    const plain = await menu('');
    const tested = await menu(cookie);
    expect(tested.text).toContain(BAR);
    expect(tested.headers['cache-control']).toBe('no-store');
    expect(tested.headers).not.toHaveProperty('etag');
    const again = await menu('');
    expect(again.text).toBe(plain.text);
    expect(again.text).not.toContain(BAR);
    expect(again.headers.etag).toBe(plain.headers.etag);
  });

  it('a frame of the app shows the site as diners see it', async () => {
    const cookie = await enter();
    const { text } = await visitSite(app, site.slug, '/', {
      headers: { cookie, 'sec-fetch-dest': 'iframe' },
    });
    expect(text).not.toContain(BAR);
  });

  it(
    'the checkout offers as soon as possible only, while diners read that the kitchen is closed',
    LONG,
    async () => {
      const cookie = await enter();
      const basket = `basket=${basketWith(site)}`;
      const checkout = (cookies: string) =>
        visitSite(app, site.slug, '/basket', { headers: { cookie: cookies } }).then(({ text }) => text);
      const tested = await checkout(`${basket}; ${cookie}`);
      expect(tested).toContain('As soon as possible, about 20 min');
      expect(tested).not.toContain('<optgroup');
      expect(tested).toContain('<input type="hidden" name="test" value="1"/>');
      expect(await checkout(basket)).toContain(CLOSED);
    },
  );

  it('leaving removes the cookie, but no other site can leave', async () => {
    const foreign = { origin: 'https://example.org' };
    const refused = await visitSite(app, site.slug, '/test-mode', { headers: foreign, body: {} });
    expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
    const { status, headers } = await visitSite(app, site.slug, '/test-mode', { body: {} });
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toEqual(['test-mode=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax']);
  });

  it('a suspended site stays offline', async () => {
    const cookie = await enter();
    await set('suspended_at = now()');
    await publish();
    expect(await menu(cookie)).toMatchObject({ status: 410 });
    expect(await order(cookie)).toMatchObject({ status: 410 });
    expect(await ordersOf()).toEqual([]);
  });
});

describe('an order in test mode', () => {
  const counted = () => app.scope().em.find(OrderCounter, { restaurantId: site.restaurantId });
  const slots = () => app.scope().em.find(OrderSlot, { restaurantId: site.restaurantId });
  const queued = async () =>
    (await app.scope().em.find(OrderOutbox, { restaurantId: site.restaurantId })).length;

  it.each([
    ['outside the hours', ''],
    ['without hours', `ordering = '{}'`],
    ['during a pause', `ordering = ordering || '{"pauses": [{"fulfilment": "COLLECTION", "until": null}]}'`],
    ['while the site is not active', 'is_active = false'],
    ['during the trial', "status = 'trialing'"],
  ])('%s: it is placed, and counts, takes and mails nothing', async (_when, text) => {
    if (text) {
      await set(text);
      await publish();
    }
    const placed = await order(await enter());
    expect(placed).toMatchObject({ status: 303 });
    expect(await ordersOf()).toMatchObject([{ isTest: true, state: 'PLACED', total: 1050, slotItems: null }]);
    expect(await counted()).toMatchObject([{ monthCount: 0, trialCount: 0 }]);
    expect([await slots(), await queued()]).toEqual([[], 0]);
  });

  it('a full month and full slots neither block it nor change', LONG, async () => {
    await app.scope().em.upsert(OrderCounter, {
      restaurantId: site.restaurantId,
      day: '2026-11-23',
      last: 130,
      monthCount: 30,
    });
    await publish();
    const cookie = await enter();
    expect(await order(cookie)).toMatchObject({ status: 303 });
    expect(await order(cookie)).toMatchObject({ status: 303 });
    expect(await ordersOf()).toMatchObject([{ isTest: true }, { isTest: true }]);
    expect(await counted()).toMatchObject([{ monthCount: 30 }]);
    const diner = await visitSite(app, site.slug, '/order', { body: form(site) });
    expect(diner.text).toContain('Online ordering is paused for this month.');
    expect(await slots()).toEqual([]);
  });

  it('an account that may no longer edit the site places none', async () => {
    const cookie = await enter();
    expect(await order(cookie)).toMatchObject({ status: 303 });
    const other = await makeSite(app);
    await set(`owner_id = '${other.owner?.id ?? ''}'`);
    const refused = await order(cookie);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('You can no longer place test orders on this website.');
    expect(await ordersOf()).toHaveLength(1);
  });

  it('the form of a test places no real order after test mode has ended', async () => {
    const open = await makeSite(app);
    const late = await order('', open);
    expect(late.status).toBe(409);
    expect(late.text).toContain('Test mode has ended, so nothing was ordered.');
    expect(await ordersOf(open)).toEqual([]);
  });

  it('the key of a test order places no real one', async () => {
    const open = await makeSite(app);
    const body = form(open);
    expect(await order(await enter(open), open, body)).toMatchObject({ status: 303 });
    expect(await visitSite(app, open.slug, '/order', { body })).toMatchObject({ status: 409 });
    expect(await ordersOf(open)).toMatchObject([{ isTest: true }]);
  });

  it('its page is marked, and links to the answer only in test mode', LONG, async () => {
    const cookie = await enter();
    const { headers } = await order(cookie);
    const path = headers.location ?? '';
    const [placed] = await ordersOf();
    const answer = `/answer/${app.container.get(OrderLinks).answerToken(placed?.id ?? '')}`;
    const tested = await visitSite(app, site.slug, path, { headers: { cookie } });
    expect(tested.text).toContain('Test order: it reaches nobody, and no emails are sent.');
    expect(tested.text).toContain(answer);
    const diner = await visitSite(app, site.slug, path);
    expect(diner.text).toContain('Test order');
    expect(diner.text).not.toContain(answer);
    const accepted = await visitSite(app, site.slug, answer, {
      headers: { cookie },
      body: { answer: 'accept', readyInMinutes: '25' },
    });
    expect(accepted.status).toBe(303);
    expect(await ordersOf()).toMatchObject([{ state: 'ACCEPTED' }]);
    const page = await visitSite(app, site.slug, answer, { headers: { cookie } });
    expect(page.text).toContain('A real customer would be told now.');
    expect(page.text).not.toContain('Pause new orders');
  });
});
