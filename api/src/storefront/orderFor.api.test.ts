import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { product, section } from '@forkfront/common/test/menuParts.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { replaceMenu } from '../modules/products/menuContent.repository.ts';
import type { MenuProduct } from '@forkfront/common/menu.ts';
import { dishPath } from '@forkfront/common/menuCode.ts';
import { publishSite } from '../modules/sites/publishSite.repository.ts';

// Saturday morning; London has no summer time.
const NOW = new Date('2026-11-28T10:09:00Z');
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const hours = (from: string, to: string) => ({ periods: [{ days: EVERY_DAY, from, to }] });
const omelette = product('Omelette', { price: 700 });
const box = product('Lunch box', { price: 600 });
const cake = product('Cake', { price: 400, isAvailable: false, soldOutUntil: '2026-11-29T09:00:00.000Z' });
const pie = product('Pie', { price: 400, isAvailable: false });
const tea = product('Tea', { price: 200 });

let app: TestApp;
let site: MadeSite;
const web = builtWeb();
beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, replace: { clock: () => NOW } });
  site = await makeSite(app);
  await app.scope().em.transactional(async (em) => {
    await replaceMenu(em, site.restaurantId, {
      sections: [
        section([omelette], { name: 'Breakfast', ...hours('09:09', '11:09') }),
        section([box], { name: 'Lunch', ...hours('12:09', '14:09') }),
        section([cake, pie, tea], { name: 'Always' }),
      ],
      optionGroups: [],
    });
    await publishSite(em, site.restaurantId);
  });
});
afterAll(async () => {
  await app.close();
  web.remove();
});

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);
const cookies = (answer: Awaited<ReturnType<typeof visit>>): string[] =>
  (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.replace(/;.*/, ''));
const LATER = {
  lunch: '2026-11-28T12:45:00.000Z',
  teaTime: '2026-11-28T15:15:00.000Z',
  tomorrow: '2026-11-29T09:15:00.000Z',
};

const order = (dish: MenuProduct, scheduledFor: string | null) =>
  placeOrder(app, {
    ...orderInput(site, { shownTotal: dish.price, scheduledFor }),
    lines: [{ productId: toGlobalId('Product', dish.id), quantity: 1 }],
  });

it.each([
  ['a lunch dish before lunch, for lunch', box, LATER.lunch, null],
  [
    'a lunch dish for tomorrow morning',
    box,
    LATER.tomorrow,
    'Lunch box cannot be ordered for tomorrow at 09:15. Please choose another time, or remove it.',
  ],
  [
    'a lunch dish for now',
    box,
    null,
    'Lunch box cannot be ordered at this time of day. Please choose another time, or remove it.',
  ],
  [
    'a breakfast dish at breakfast, for the afternoon',
    omelette,
    LATER.teaTime,
    'Omelette cannot be ordered for 15:15. Please choose another time, or remove it.',
  ],
  ['a breakfast dish for now', omelette, null, null],
  ['a breakfast dish for tomorrow’s breakfast', omelette, LATER.tomorrow, null],
  ['a dish that comes back tomorrow, for then', cake, LATER.tomorrow, null],
  [
    'a dish that comes back tomorrow, for today',
    cake,
    LATER.lunch,
    'Cake is still sold out at 12:45. Please choose a later time, or remove it.',
  ],
  [
    'a dish that comes back tomorrow, for now',
    cake,
    null,
    'Cake is sold out at the moment. Please choose a later time, or remove it.',
  ],
  [
    'a dish that is sold out until somebody says so',
    pie,
    LATER.tomorrow,
    'Pie is sold out at the moment. Please remove it.',
  ],
])('of %s the time of the order decides', async (_case, dish, scheduledFor, problem) => {
  const placed = await order(dish, scheduledFor);
  expect([placed.__typename, placed.fields?.map(({ path, message }) => `${path}: ${message}`)]).toEqual(
    problem === null
      ? ['PlaceOrderPayload', undefined]
      : ['ValidationError', [`lines.0.productId: ${problem}`]],
  );
});

it('the menu for a chosen time says what is sold then', async () => {
  const { data } = await app.graphql<{
    storefront: {
      sections: { name: string; isOpen: boolean; items: { name: string; isAvailable: boolean }[] }[];
    };
  }>(
    `query ($slug: String!, $orderFor: DateTime) { storefront(slug: $slug, orderFor: $orderFor) {
      sections { name isOpen items { name isAvailable } } } }`,
    { slug: site.slug, orderFor: '2026-11-29T12:45:00Z' },
  );
  const sections = data?.storefront.sections ?? [];
  expect(sections.map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ['Breakfast', false],
    ['Lunch', true],
    ['Always', true],
  ]);
  expect(sections[2]?.items.map(({ name, isAvailable }) => [name, isAvailable])).toEqual([
    ['Cake', true],
    ['Pie', false],
    ['Tea', true],
  ]);
});

it('a dish that is sold later can be put into the basket, and the basket asks for its time', async () => {
  const page = await visit(dishPath(box));
  expect(page.text).toContain(
    'Not sold at this time: you can order these Every day 12:09–14:09. You can add it now and choose a later time in your basket.',
  );
  const [added] = cookies(await visit(dishPath(box), { body: { quantity: '1' } }));
  expect(added).toMatch(/^basket=./);
  const cookie = added ?? '';
  const basket = await visit('/basket', { headers: { cookie } });
  expect(basket.text).toContain(
    'Lunch box cannot be ordered at this time of day. Please choose another time, or remove it.',
  );
  const chosen = await visit('/basket', { headers: { cookie }, body: { refresh: '1', when: LATER.lunch } });
  expect(chosen.text).not.toContain('cannot be ordered');
  expect(chosen.text).toContain('£6.00');
  const wrong = await visit('/basket', { headers: { cookie }, body: { refresh: '1', when: LATER.teaTime } });
  expect(wrong.text).toContain('Lunch box cannot be ordered for 15:15.');
  // The chosen time goes along.
  const time = cookies(chosen).find((one) => one.startsWith('order-for=')) ?? '';
  const again = await visit('/basket', { headers: { cookie: `${cookie}; ${time}` } });
  expect(again.text).toContain(`<option value="${LATER.lunch}" selected="">`);
  expect(again.text).not.toContain('cannot be ordered');
});

it('menu and dish show a diner who chose a time what is sold then', async () => {
  const basket = cookies(await visit(dishPath(tea), { body: { quantity: '1' } }))[0] ?? '';
  const asked = { headers: { cookie: basket }, body: { refresh: '1', when: LATER.lunch } };
  const time = cookies(await visit('/basket', asked)).find((one) => one.startsWith('order-for=')) ?? '';
  const headers = { cookie: `${basket}; ${time}` };
  const menu = await visit('/', { headers });
  expect(menu.text).toContain('This is the menu for your order at 12:45.');
  expect(menu.text).toContain('Not sold at this time: you can order these Every day 09:09–11:09.');
  expect(menu.text).not.toContain('you can order these Every day 12:09–14:09.');
  expect((await visit(dishPath(box), { headers })).text).toContain('Add to basket');
  const breakfast = await visit(dishPath(omelette), { headers });
  expect(breakfast.text).toContain('Not sold at this time');
  expect(breakfast.text).not.toContain('Add to basket');
  const refused = await visit(dishPath(omelette), { headers, body: { quantity: '1' } });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Not sold at this time');
});

it.each(['', 'zzzzzzzz', '0', '%F0', '1'])('the cookie order-for=%s changes nothing', async (value) => {
  const { status, text } = await visit('/', { headers: { cookie: `order-for=${value}` } });
  expect(status).toBe(200);
  expect(text).not.toContain('This is the menu for your order');
});
