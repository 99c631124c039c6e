import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { FREE, group, option, product, section } from '@forkfront/common/test/menuParts.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { type Answer, visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import { replaceMenu } from '../modules/products/menuContent.repository.ts';
import type { MenuContent, MenuProduct } from '@forkfront/common/menu.ts';
import { dishPath } from '@forkfront/common/menuCode.ts';
import { publishSite } from '../modules/sites/publishSite.repository.ts';
import { SiteService } from '../modules/sites/site.service.ts';

const [thin, thick] = [option('Thin', 0), option('Thick', 50, { allergens: FREE })];
const cheese = option('Extra cheese', 120, { maxQuantity: 2 });
const crust = group('Crust', 1, 1, [thin, thick]);
const toppings = group('Toppings', 0, 2, [cheese, option('Ham', 150)]);
const dips = group('Dips', 1, 0, [option('Pesto', 80)]);
const smallDips = group('Small dips', 0, 0, [option('pesto', 60)]);
const small = { id: newId(), name: 'Small', price: 800, groupIds: [smallDips.id] };
const large = { id: newId(), name: 'Large', price: 1200, groupIds: [] };
const party = { id: newId(), name: 'Party', price: 2400, groupIds: [dips.id] };
const pizza = product('Margherita', {
  price: 800,
  sizes: [small, large, party],
  groupIds: [crust.id, toppings.id],
});
const soup = product('Soup', { price: 500 });
const gone = product('Panna cotta', { isAvailable: false });
const lunch = product('Lunch box', { price: 600 });

let app: TestApp;
let site: MadeSite;
const web = builtWeb();
beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
  await publish({});
});
afterAll(async () => {
  await app.close();
  web.remove();
});

/** Publishes the menu with these changes of the soup. */
async function publish(change: Partial<MenuProduct>): Promise<void> {
  const closed = { name: 'Lunch', periods: [{ days: [1], from: '00:01', to: '00:02' }] };
  const content: MenuContent = {
    sections: [section([pizza, { ...soup, ...change }, gone]), section([lunch], closed)],
    optionGroups: [crust, toppings, dips, smallDips],
  };
  await app.scope().em.transactional(async (em) => {
    await replaceMenu(em, site.restaurantId, content);
    await publishSite(em, site.restaurantId);
  });
  app.container.get(SiteService).forget(site.slug);
}

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);
const withBasket = (basket: string) => ({ headers: { cookie: `basket=${basket}` } });
/** The basket that an answer stores; undefined when it stores none. */
const storedBy = ({ headers }: Answer) => /^basket=([^;]*)/.exec(headers['set-cookie']?.[0] ?? '')?.[1];
const add = async (body: Record<string, string>, basket = '', path = dishPath(pizza)) =>
  visit(path, { body, ...withBasket(basket) });
const size = ({ id }: { id: string }) => ({ size: toGlobalId('ProductSize', id) });
const radio = ({ id }: { id: string }) => ({
  [`g.${toGlobalId('OptionGroup', crust.id)}`]: toGlobalId('ProductOption', id),
});
const pesto = ({ options }: typeof dips) => toGlobalId('ProductOption', options[0]?.id ?? '');
const number = ({ id }: { id: string }, count: number) => ({
  [`n.${toGlobalId('ProductOption', id)}`]: String(count),
});
/** A large pizza with a thick crust and twice the cheese: £14.90. */
const chosen = { ...size(large), ...radio(thick), ...number(cheese, 2), note: 'Well done', quantity: '2' };
const errorAt = (html: string, id: string) =>
  new RegExp(`id="${id}-words" class="error"[^>]*>(?:<svg.*?</svg>)?([^<]+)<`).exec(html)?.[1];

/** The basket with two of the pizza above. */
const filled = async (): Promise<string> => storedBy(await add(chosen)) ?? '';

describe('the page of a dish', () => {
  it('has its sizes, options and prices, and can be indexed', async () => {
    const { status, text, headers } = await visit(dishPath(pizza));
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    for (const words of ['Margherita', 'Large', '£12.00', 'Thick', '+£0.50', 'Choose up to 2'])
      expect(text).toContain(words);
    expect(text).toContain(`<link rel="canonical" href="${site.url}${dishPath(pizza)}"/>`);
  });

  it('an old name redirects to the present one and keeps the query', async () => {
    const old = await visit(`${dishPath({ ...pizza, name: 'Old name' })}?line=x`);
    expect(old.status).toBe(308);
    expect(old.headers.location).toBe(`${dishPath(pizza)}?line=x`);
    expect((await visit(dishPath({ ...pizza, name: '' }))).status).toBe(308);
  });

  it('an unknown dish answers 404 with a link to the menu', async () => {
    const { status, text } = await visit(dishPath(product('Elsewhere')));
    expect(status).toBe(404);
    expect(text).toContain('href="/"');
  });

  it('a sold-out dish, and one that is sold at no time of the kitchen, can be read and not ordered', async () => {
    for (const [dish, words] of [
      [gone, 'Sold out'],
      [lunch, 'Not sold at this time: you can order these Mon 00:01–00:02.'],
    ] as const) {
      const { text } = await visit(dishPath(dish));
      expect(text).toContain(words);
      expect(text).not.toContain('Add to basket');
      expect((await add({}, '', dishPath(dish))).status).toBe(422);
    }
  });
});

describe('adding to the basket', () => {
  it('a dish with size, options and note is in the basket, at the server’s price', async () => {
    const added = await add(chosen);
    expect([added.status, added.headers.location]).toEqual([303, '/#s1']);
    const [cookie] = added.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Max-Age=604800; SameSite=Lax$/);
    const basket = await visit('/basket', withBasket(storedBy(added) ?? ''));
    const text = basket.text.replaceAll(/<\/?bdi>/g, '');
    for (const words of ['Margherita, Large', 'Thick', '2 × Extra cheese', '“Well done”', '£29.80'])
      expect(text).toContain(words);
    expect(text).toMatch(/name="shownTotal" value="2980"/);
  });

  it('one press adds a dish without choices, and equal choices count together', async () => {
    const once = storedBy(await add({}, '', dishPath(soup))) ?? '';
    const twice = storedBy(await add({}, once, dishPath(soup))) ?? '';
    const { text } = await visit('/', withBasket(twice));
    expect(text).toContain('data-sum="">2 items · £10.00<');
  });

  it('the island gets the text of its bar', async () => {
    const added = await add({ ...chosen, bar: '1' });
    expect([added.status, added.text]).toEqual([200, '2 items · £29.80']);
    expect((await visit('/basket/bar', withBasket(storedBy(added) ?? ''))).text).toBe('2 items · £29.80');
    expect((await visit('/basket/bar')).text).toBe('');
  });

  it('each wrong choice has its error at its group, and the other choices stay', async () => {
    const wrong = { ...size(large), ...number(cheese, 3), note: 'n'.repeat(141), quantity: '2' };
    const { status, text, headers } = await add(wrong);
    expect(status).toBe(422);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(errorAt(text, toGlobalId('OptionGroup', crust.id))).toBe('Please choose at least 1 from “Crust”.');
    expect(errorAt(text, toGlobalId('OptionGroup', toppings.id))).toBe(
      'Please choose Extra cheese at most 2 times.',
    );
    expect(errorAt(text, 'note')).toBe('Please use at most 140 characters.');
    expect(text).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${size(large).size}"`));
  });

  it.each([
    ['no size', radio(thin), 'size'],
    ['too many', { ...size(large), ...radio(thin), quantity: '21' }, 'quantity'],
    ['none', { ...size(large), ...radio(thin), quantity: '0' }, 'quantity'],
  ])('%s is an error at its place', async (_what, body, place) => {
    const { status, text } = await add(body);
    expect(status).toBe(422);
    expect(text).toMatch(new RegExp(`id="${place}-words"`));
  });

  it('a choice of another size is shown for the new one before it is added', async () => {
    const body = { ...size(party), ...radio(thin), o: pesto(smallDips) };
    const { status, text } = await add({ ...body, shown: size(small).size });
    expect(status).toBe(422);
    expect(text).toContain('You have changed the size.');
    expect(text).toMatch(new RegExp(`checked=""[^>]*value="${pesto(dips)}"`));
    const sent = { ...body, o: pesto(dips), shown: size(party).size };
    expect((await add(sent)).status).toBe(303);
    expect((await add({ ...body, ...size(large), shown: size(small).size })).status).toBe(303);
  });

  it('an option of another dish is refused above the form', async () => {
    const { status, text } = await add({ ...chosen, o: toGlobalId('ProductOption', newId()) });
    expect(status).toBe(422);
    expect(text).toContain('A choice for Margherita is no longer on the menu.');
  });

  it('a filtered menu is shown again, and no other address', async () => {
    const after = async (back: string) => (await add({ back }, '', dishPath(soup))).headers.location;
    expect(await after('?diet=VEGAN&without=NUTS')).toBe('/?diet=VEGAN&without=NUTS#s1');
    expect(await after('//evil.example')).toBe('/#s1');
  });

  it.each(['https://evil.example', 'null'])('a form of %s changes nothing', async (origin) => {
    for (const path of ['/basket', dishPath(soup)]) {
      const { status, headers } = await visit(path, { body: { empty: '1' }, headers: { origin } });
      expect(status).toBe(403);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('a form of the site itself is accepted, in a frame with a cookie for frames', async () => {
    const headers = { origin: `http://${site.slug}.localhost:${app.port}`, 'sec-fetch-dest': 'iframe' };
    const { status, headers: answered } = await visit(dishPath(soup), { body: {}, headers });
    expect(status).toBe(303);
    expect(answered['set-cookie']?.[0]).toContain('SameSite=None; Secure; Partitioned');
  });
});

describe('changing the basket', () => {
  const choiceIn = (html: string) => /value="0~([^"]+)"/.exec(html)?.[1] ?? '';

  it('a line opens its choices again and keeps its place', async () => {
    const basket = await filled();
    const { text } = await visit('/basket', withBasket(basket));
    expect(text).toContain('The allergens of this order are not confirmed.');
    const opened = await visit('/basket', { body: { edit: choiceIn(text) }, ...withBasket(basket) });
    const edit = opened.headers.location ?? '';
    const page = await visit(edit, withBasket(basket));
    expect(page.text).toContain('value="Well done"');
    expect(page.text).toContain('Save changes');
    const saved = await add({ ...chosen, note: '', quantity: '1', line: choiceIn(text) }, basket);
    expect(saved.headers.location).toBe('/basket');
    expect((await visit('/basket', withBasket(storedBy(saved) ?? ''))).text).toContain('£14.90');
  });

  it('a button changes the quantity, and the typed details stay', { tags: ['@long'] }, async () => {
    const basket = await filled();
    const choice = choiceIn((await visit('/basket', withBasket(basket))).text);
    const body = { set: `3~${choice}`, name: 'Dana', email: 'not yet' };
    const changed = await visit('/basket', { body, ...withBasket(basket) });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('£44.70');
    expect(changed.text).toContain('value="Dana"');
    expect(changed.text).toContain('value="not yet"');
    expect(changed.text).not.toContain('Please enter your name.');
    expect(storedBy(changed)).toMatch(/^3/);
  });

  it('a removed line and an emptied basket can be put back', { tags: ['@long'] }, async () => {
    const basket = storedBy(await add({}, await filled(), dishPath(soup))) ?? '';
    const choice = choiceIn((await visit('/basket', withBasket(basket))).text);
    const removed = await visit('/basket', { body: { set: `0~${choice}` }, ...withBasket(basket) });
    expect(removed.text).toContain('Margherita is no longer in your basket.');
    const undo = (html: string) => /value="([^"]+)" name="undo"/.exec(html)?.[1] ?? '';
    const back = await visit('/basket', {
      body: { undo: undo(removed.text) },
      ...withBasket(storedBy(removed) ?? ''),
    });
    expect(back.text).toContain('Margherita, Large');
    expect(back.text).toContain('Soup');

    const emptied = await visit('/basket', { body: { empty: '1' }, ...withBasket(basket) });
    expect(emptied.text).toContain('Nothing in your basket yet');
    expect(storedBy(emptied)).toBe('');
    const all = await visit('/basket', { body: { undo: undo(emptied.text) } });
    expect(storedBy(all)).toBe(basket);
  });

  it('a change of the price is said at the line, and a dish that is gone can only be removed', async () => {
    const basket = storedBy(await add({}, '', dishPath(soup))) ?? '';
    await publish({ price: 650 });
    expect((await visit('/basket', withBasket(basket))).text).toContain(
      'The price has changed: it was £5.00.',
    );
    await publish({ isAvailable: false });
    const soldOut = await visit('/basket', withBasket(basket));
    expect(soldOut.text).toContain('Soup is sold out at the moment.');
    expect(soldOut.text).toContain('Choose something else');
    await publish({ id: newId(), name: 'Other soup' });
    const lost = await visit('/basket', withBasket(basket));
    expect(lost.text).toContain('An item that is no longer on the menu');
    expect(choiceIn(lost.text)).not.toBe('');
    await publish({});
  });

  it.each(['%F0%9F', 'x'.repeat(3000), '1.AAAAAAAA~~', '"><script>'])(
    'the cookie %j causes no error',
    async (cookie) => {
      for (const path of ['/', '/basket', '/basket/bar'])
        expect((await visit(path, withBasket(cookie))).status).toBe(200);
    },
  );
});

describe('the menu with a basket', () => {
  it('a visitor without a basket gets the cached page, one with a basket the same page with its bar', async () => {
    const cached = await visit('/');
    const own = await visit('/', withBasket(await filled()));
    expect(cached.headers['cache-control']).toBe('no-cache');
    expect(own.headers['cache-control']).toBe('no-store');
    expect(own.headers).not.toHaveProperty('etag');
    expect(own.text).toBe(cached.text.replace('data-sum="">', 'data-sum="">2 items · £29.80'));
    expect((await visit('/')).text).toBe(cached.text);
  });

  it('a filter works without script and keeps the bar', async () => {
    const { status, headers, text } = await visit('/?without=NUTS&find=sou', withBasket(await filled()));
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain('No dish shown, 4 hidden: 4 not confirmed: please ask us.');
    expect(text).toContain('data-sum="">2 items · £29.80');
  });
});
