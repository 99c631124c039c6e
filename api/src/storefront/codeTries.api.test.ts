import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { startGrocery, openDemoShop } from '../../test/groceryClient.ts';
import { groceryOrder, stocked } from '../../test/groceryOrder.ts';
import { makePromotion } from '../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { COLLECT_NOW, orderInput } from '../../test/placeOrder.ts';
import { statementsOf } from '../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite } from '../../test/visitSite.ts';
import { newId } from '../lib/ids.ts';
import { BasketQuoteService } from '../modules/orders/basketQuote.service.ts';
import type { PlaceOrder } from '../modules/orders/order.rules.ts';
import { PlaceOrderService } from '../modules/orders/placeOrder.service.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';

const LONG = { tags: ['@long'] };
const TOO_MANY = 'Too many codes were tried. Please try again in 10 minutes, or order without a code.';
const COUNTS = 'with the code SPRING';
/** Unknown codes of one address in 10 minutes. */
const MOST = 20;

let app: TestApp;
let site: MadeSite;
const web = builtWeb();
beforeAll(async () => {
  app = await startTestApp({
    distDirectory: web.directory,
    replace: { clock: () => new Date('2026-11-20T18:00:00Z') },
  });
});
afterAll(async () => {
  await app.close();
  web.remove();
});
beforeEach(async () => {
  site = await makeSite(app);
  await makePromotion(app, site, { code: 'SPRING' });
});

const guesses = (count: number, prefix = 'GUESS'): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const menuWith = async (code: string): Promise<string> =>
  (await visitSite(app, site.slug, '/', { headers: { cookie: `code=${code}` } })).text;
const basket = () => `2.${menuCode(site.product('Margherita').id)}`;
const post = async (promotionCode: string, more: Record<string, string> = {}): Promise<string> => {
  const { text } = await visitSite(app, site.slug, '/basket', {
    headers: { cookie: `basket=${basket()}` },
    body: { basket: basket(), fulfilment: 'COLLECTION', idempotencyKey: newId(), promotionCode, ...more },
  });
  return text;
};
const useUp = async () => {
  for (const code of guesses(MOST)) await menuWith(code);
  expect(await menuWith('LAST')).toContain(TOO_MANY);
};

/** What the quote of two Margherita says about a code. £17.00 without a promotion. */
const checkout = (promotionCode: string, ip: string) =>
  app
    .scope()
    .get(BasketQuoteService)
    .quoteDraft(
      site.slug,
      {
        fulfilment: 'COLLECTION',
        scheduledFor: null,
        postcode: '',
        lines: [{ productId: site.product('Margherita').id, quantity: 2 }],
        promotionCode,
        diner: null,
      },
      ip,
    );
const place = (change: Partial<PlaceOrder>, ip: string) =>
  app
    .scope()
    .get(PlaceOrderService)
    .place(
      {
        ...orderInput(site),
        ...COLLECT_NOW,
        lines: [{ productId: site.product('Margherita').id, quantity: 2 }],
        shownTotal: 1700,
        note: '',
        ...change,
      },
      ip,
    );

describe('trying promotion codes', () => {
  it('400 codes at the menu page find none: after 20 unknown ones no code of the address is looked at', async () => {
    const codes = [...guesses(399), 'SPRING'];
    const answers: string[] = [];
    for (let at = 0; at < codes.length; at += 40)
      answers.push(...(await Promise.all(codes.slice(at, at + 40).map(menuWith))));
    expect(answers.filter((text) => !text.includes(TOO_MANY))).toHaveLength(MOST);
    expect(answers.at(-1)).toContain(TOO_MANY);
    expect(answers.at(-1)).not.toContain(COUNTS);
  });

  it('the basket says the same, and the order without a code goes through', async () => {
    await useUp();
    const page = await post('SPRING', { refresh: '1' });
    expect(page).toContain(TOO_MANY);
    expect(page).toContain('name="shownTotal" value="1700"');
    expect(await place({ shownTotal: 1530, promotionCode: 'SPRING' }, '127.0.0.1')).toMatchObject({
      error: { kind: 'totalChanged', total: 1700, message: expect.stringContaining(TOO_MANY) },
    });
    expect(await place({ promotionCode: 'SPRING' }, '127.0.0.1')).toMatchObject({
      ok: true,
      value: { order: { total: 1700, promotion: null } },
    });
  });

  it('codes that are tried by the basket, by orders and by the menu are counted together', LONG, async () => {
    for (const code of guesses(7, 'MENU')) await menuWith(code);
    for (const code of guesses(7, 'BASKET')) await post(code, { refresh: '1' });
    for (const promotionCode of guesses(6, 'ORDER'))
      await app.graphql('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }', {
        input: { ...orderInput(site), shownTotal: 1, promotionCode },
      });
    expect(await menuWith('LAST')).toContain(TOO_MANY);
  });

  it('GraphQL refuses the code of an address that has tried too many', async () => {
    await useUp();
    const { data } = await app.graphql<{ placeOrder: { message: string } }>(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on UserError { message } } }',
      { input: { ...orderInput(site), shownTotal: 1, promotionCode: 'SPRING' } },
    );
    expect(data.placeOrder.message).toContain(TOO_MANY);
  });

  it('many addresses together find none either', LONG, async () => {
    const texts: (string | null | undefined)[] = [];
    for (const [at, code] of guesses(350).entries())
      texts.push((await checkout(code, `192.0.2.${at}`))?.price.codeProblem);
    expect(texts.filter((text) => text === TOO_MANY).length).toBe(50);
    expect((await checkout('SPRING', '198.51.100.7'))?.price.codeProblem).toBe(TOO_MANY);
  });

  it('a known code counts for any number of diners at one address, and is not counted in the database', async () => {
    await checkout('SPRING', '192.0.2.1');
    const { result, statements } = await statementsOf(() =>
      Promise.all(Array.from({ length: 100 }, () => checkout('SPRING', '192.0.2.1'))),
    );
    expect(result.every((found) => found?.price.total === 1530)).toBe(true);
    expect(statements.filter(({ text }) => text.includes('rate_limits'))).toEqual([]);
  });

  it('one wrong code that is sent again and again counts once, for all diners who have it', async () => {
    for (let at = 0; at < 50; at += 1)
      expect((await checkout('WINTER', `192.0.2.${at % 2}`))?.price.codeProblem).toBe(
        'We don’t know this code. Please check its spelling.',
      );
    expect((await checkout('SPRING', '192.0.2.1'))?.price.codeProblem).toBeNull();
  });

  it('another site and another address are not touched', async () => {
    for (const code of guesses(30)) await checkout(code, '192.0.2.1');
    expect((await checkout('SPRING', '192.0.2.1'))?.price.codeProblem).toBe(TOO_MANY);
    expect((await checkout('SPRING', '192.0.2.2'))?.price.codeProblem).toBeNull();
    site = await makeSite(app);
    await makePromotion(app, site, { code: 'SPRING' });
    expect((await checkout('SPRING', '192.0.2.1'))?.price.codeProblem).toBeNull();
  });

  it('the grocery API refuses codes in the same way', LONG, async () => {
    await openDemoShop(app);
    const grocery = await startGrocery(app);
    try {
      const apples = await stocked(grocery, 'Red apples', 100);
      const { pool } = app.container.infrastructure.database;
      const { rows } = await pool.query<Pick<MadeSite, 'restaurantId'> & { ownerId: string }>(
        `select r.id as "restaurantId", r.owner_id as "ownerId"
         from restaurants r join products p on p.restaurant_id = r.id where p.id = $1`,
        [apples._id],
      );
      const owner = { name: '', email: '', token: '', id: rows[0]?.ownerId ?? '' };
      await makePromotion(app, { ...site, ...rows[0], owner }, { code: 'SPRING' });
      const send = (promotionCode: string) =>
        grocery.call('post', '/orders', {
          ...groceryOrder([{ product: apples, quantity: 1 }]),
          total: 0.01,
          promotionCode,
        });
      for (const code of guesses(MOST + 1)) await send(code);
      expect(await send('SPRING')).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining(TOO_MANY) },
      });
    } finally {
      await grocery.close();
    }
  });
});
