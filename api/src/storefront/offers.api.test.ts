import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { emptyOutboxes } from '../../test/emptyOutboxes.ts';
import { jobsDone } from '../../test/jobsDone.ts';
import { makePromotion } from '../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { type Answer, visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { newId } from '../lib/ids.ts';
import { MissedOrderService } from '../modules/orders/missedOrder.service.ts';
import { OrderDeskService } from '../modules/orderDesk/orderDesk.service.ts';
import type { PromotionTerms } from '@forkfront/common/promotion.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';

const LONG = { tags: ['@long'] };

const FRIDAY_HOURS = [{ days: [5], from: '17:00', to: '19:00' }];

let app: TestApp;
let site: MadeSite;
/** A Friday evening. */
let now: Date;
const web = builtWeb();
beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, worker: true, replace: { clock: () => now } });
});
afterAll(async () => {
  await app.close();
  web.remove();
});
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z');
  site = await makeSite(app);
});

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);
/** Two Margherita: £17.00 without an offer. */
const basket = () => `2.${menuCode(site.product('Margherita').id)}`;
const cookies = (code = '') => ({ cookie: `basket=${basket()}${code && `; code=${code}`}` });
const openBasket = (code?: string) => visit('/basket', { headers: cookies(code) });
const details = { name: 'Dana', phone: '020 7946 0000', email: 'dana@example.org' };
const press = (body: Record<string, string>, path = '/basket') =>
  visit(path, {
    headers: cookies(),
    body: { basket: basket(), fulfilment: 'COLLECTION', idempotencyKey: newId(), ...details, ...body },
  });
const codeSetBy = ({ headers }: Answer): string | undefined =>
  headers['set-cookie']?.find((cookie) => cookie.startsWith('code='));
const totalOf = ({ text }: Answer): string | undefined => /name="shownTotal" value="(\d+)"/.exec(text)?.[1];
const codeWords = ({ text }: Answer): string | undefined =>
  /id="promotionCode-words"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</.exec(text)?.[1];

describe('a promotion code in the basket', () => {
  it('is applied by a button, and the typed details stay', async () => {
    await makePromotion(app, site, { name: 'Spring', code: 'SPRING' });
    expect((await openBasket()).text).toContain('name="promotionCode"');
    const applied = await press({ refresh: '1', promotionCode: ' spring', email: 'not yet' });
    expect(applied.text).toContain('value="not yet"');
    expect(codeWords(applied)).toBe('This code counts for your order.');
    expect(applied.text).toContain('<span>Spring</span><span>−£1.70</span>');
    expect(totalOf(applied)).toBe('1530');
    expect(codeSetBy(applied)).toMatch(/^code=SPRING; Path=\/; HttpOnly; Max-Age=604800; SameSite=Lax/);
    const dropped = await press({ refresh: 'dropCode', promotionCode: 'SPRING' });
    expect(totalOf(dropped)).toBe('1700');
    expect(dropped.text).toContain('value="Dana"');
  });

  it('says how much is missing', async () => {
    await makePromotion(app, site, { code: 'SPRING', minimum: 2000 });
    const applied = await press({ refresh: '1', promotionCode: 'SPRING' });
    expect(codeWords(applied)).toBe('£3 more and it is yours.');
    expect(totalOf(applied)).toBe('1700');
  });

  it.each<[string, (site: MadeSite) => Partial<PromotionTerms>, string]>([
    ['is unknown', () => ({ code: 'AUTUMN' }), 'We don’t know this code. Please check its spelling.'],
    ['begins later', () => ({ startsOn: '2026-12-01' }), 'This code works from 1 December 2026.'],
    [
      'counts on another day',
      () => ({ periods: [{ days: [6], from: '17:00', to: '19:00' }] }),
      'This code works Saturdays 17:00 to 19:00.',
    ],
    ['is for deliveries', () => ({ fulfilment: 'DELIVERY' }), 'This code is for delivery only.'],
    [
      'is for another dish',
      (of) => ({ productIds: [of.product('Tiramisù').id] }),
      'This code is for Tiramisù.',
    ],
  ])('that %s has its reason beside the field, and the full price', LONG, async (_why, terms, reason) => {
    await makePromotion(app, site, { code: 'SPRING', ...terms(site) });
    const basketPage = await openBasket('SPRING');
    expect(codeWords(basketPage)).toBe(reason);
    expect(totalOf(basketPage)).toBe('1700');
  });

  it('that saves less than another offer does not count', LONG, async () => {
    await makePromotion(app, site, { code: 'SPRING' });
    await makePromotion(app, site, { name: 'Half price', percent: 50 });
    const basketPage = await openBasket('SPRING');
    expect(codeWords(basketPage)).toBe('“Half price” saves you more, so it counts instead of this code.');
    expect(totalOf(basketPage)).toBe('850');
  });

  it('has no field on a site without codes, and an automatic offer counts with its name', LONG, async () => {
    await makePromotion(app, site, { name: 'Autumn' });
    const { text } = await openBasket();
    expect(text).not.toContain('name="promotionCode"');
    expect(text).toContain('<span>Autumn</span><span>−£1.70</span>');
  });

  it('that the diner has used before gets one message with the full price', LONG, async () => {
    await makePromotion(app, site, { code: 'SPRING', dinerLimit: 1 });
    const place = (shownTotal: string) => press({ promotionCode: 'SPRING', shownTotal }, '/order');
    expect((await place('1530')).status).toBe(303);
    const refused = await place('1530');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('You have already used this offer.');
    expect(totalOf(refused)).toBe('1700');
    expect((await place('1700')).status).toBe(303);
  });
});

describe('a link with a promotion code', () => {
  it('keeps the code for the basket, and the menu says so', LONG, async () => {
    await makePromotion(app, site, { code: 'SPRING' });
    for (const [path, clean] of [
      ['/?code=spring&diet=VEGAN', '/?diet=VEGAN'],
      ['/basket?code=SPRING', '/basket'],
    ] as const) {
      const linked = await visit(path);
      expect([linked.status, linked.headers.location]).toEqual([303, clean]);
      expect(codeSetBy(linked)).toMatch(/^code=SPRING; Path=\/; HttpOnly; Max-Age=604800; SameSite=Lax/);
    }
    for (const path of ['/', '/?diet=VEGAN'])
      expect((await visit(path, { headers: { cookie: 'code=SPRING' } })).text).toContain(
        'data-note="">The code SPRING is in your basket: 10% off everything.',
      );
    expect((await visit('/')).text).not.toContain('The code SPRING');
    expect(totalOf(await openBasket('SPRING'))).toBe('1530');
  });

  it.each(['', 'x', '<script>', 'SPRING;basket=1'])('with the text %j changes nothing', async (code) => {
    const linked = await visit(`/?code=${encodeURIComponent(code)}`);
    expect([linked.status, linked.headers.location, codeSetBy(linked)]).toEqual([303, '/', undefined]);
  });

  it('is forgotten after an order with it', async () => {
    await makePromotion(app, site, { code: 'SPRING' });
    const placed = await visit('/order', {
      headers: cookies('SPRING'),
      body: {
        basket: basket(),
        shownTotal: '1530',
        idempotencyKey: newId(),
        ...details,
        promotionCode: 'SPRING',
      },
    });
    expect(placed.status).toBe(303);
    expect(codeSetBy(placed)).toMatch(/^code=; .*Max-Age=0/);
    const status = await visit(placed.headers.location ?? '');
    expect(status.text).toContain('<span>Autumn</span><span>−£1.70</span>');
    expect(status.text).toContain('£15.30');
  });
});

describe('a happy hour', () => {
  const struck =
    '<span class="hidden-text">was </span><s>£8.50</s><span class="hidden-text">, now</span> £7.65';

  it('is announced on its day, has its prices while it lasts, and ends by itself', LONG, async () => {
    await makePromotion(app, site, { name: 'Happy hour', periods: FRIDAY_HOURS });
    now = new Date('2026-11-20T16:59:00Z');
    const before = await visit('/');
    expect(before.text).toContain('<strong>Happy hour, today from 17:00:</strong>');
    expect(before.text).not.toContain('<s>');
    now = new Date('2026-11-20T17:00:00Z');
    const during = await visit('/');
    expect(during.text).toContain('<strong>Happy hour:</strong> 10% off everything, Fridays 17:00 to 19:00.');
    expect(during.text).toContain(struck);
    expect((await visit('/basket/bar', { headers: cookies() })).text).toBe('2 items · £15.30');
    expect(during.text).toContain('"price":"8.50"');
    now = new Date('2026-11-20T19:00:00Z');
    const after = await visit('/');
    expect((await visit('/basket/bar', { headers: cookies() })).text).toBe('2 items · £17.00');
    expect(after.text).not.toContain('Happy hour');
    expect(after.text).not.toContain('<s>');
  });

  it('that ends while the basket is open shows a message with the new total', LONG, async () => {
    await makePromotion(app, site, { name: 'Happy hour', periods: FRIDAY_HOURS });
    expect(totalOf(await openBasket())).toBe('1530');
    now = new Date('2026-11-20T19:00:00Z');
    const refused = await press({ shownTotal: '1530' }, '/order');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('offers have changed since you opened the menu: the total is now £17.00.');
    expect(refused.text).toContain('value="Dana"');
    expect(totalOf(refused)).toBe('1700');
    expect((await press({ shownTotal: '1700' }, '/order')).status).toBe(303);
  });
});

it(
  'an offer leaves the menu with its last use, and comes back when the use is given back',
  LONG,
  async () => {
    await makePromotion(app, site, { name: 'The first one', useLimit: 1 });
    const shows = async (isShown: boolean) => {
      await jobsDone(app);
      await vi.waitFor(async () =>
        expect((await visit('/')).text.includes('<strong>The first one:</strong>')).toBe(isShown),
      );
    };
    await shows(true);
    expect((await press({ shownTotal: '1530' }, '/order')).status).toBe(303);
    await shows(false);
    const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
      'select id from orders where restaurant_id = $1',
      [site.restaurantId],
    );
    const [owner, id] = [site.owner?.id ?? '', rows[0]?.id ?? ''];
    const desk = app.scope().get(OrderDeskService);
    await desk.move(owner, id, { to: 'REJECTED', reason: 'Sold out' });
    await shows(true);
    await desk.undo(owner, id);
    await shows(false);
    await emptyOutboxes(app);
    now = new Date(now.getTime() + 60 * 60_000);
    await app.scope().get(MissedOrderService).settleDue();
    await shows(true);
  },
);
