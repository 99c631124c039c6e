import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { FREE, group, option, product, section } from '@forkfront/common/test/menuParts.ts';
import { orderInput, placeOrder, type OrderLineOf } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { replaceMenu } from '../products/menuContent.repository.ts';
import { withAnswers } from '@forkfront/common/allergens.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { publishSite } from '../sites/publishSite.repository.ts';

const cheese = option('Extra cheese', 120, {
  maxQuantity: 2,
  allergens: withAnswers(FREE, [{ allergen: 'MILK', state: 'CONTAINS' }]),
});
const thick = option('Thick', 50, { allergens: FREE });
const toppings = group('Toppings', 0, 3, [cheese, option('Ham', 150)]);
const crust = group('Crust', 1, 1, [option('Thin', 0), thick]);
const large = { id: newId(), name: 'Large', price: 1200, groupIds: [crust.id] };
const pizza = product('Margherita', {
  price: 800,
  allergens: withAnswers(FREE, [{ allergen: 'NUTS', state: 'MAY_CONTAIN' }]),
  sizes: [{ id: newId(), name: 'Small', price: 800, groupIds: [] }, large],
  groupIds: [toppings.id],
});
const wine = product('House red', { price: 700, isAlcohol: true, allergens: FREE });
const content: MenuContent = { sections: [section([pizza, wine])], optionGroups: [toppings, crust] };

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  site = await makeSite(app, { isOwnerKnown: true });
  await write(content);
});
afterAll(() => app.close());

const write = (menu: MenuContent) =>
  app.scope().em.transactional(async (em) => {
    await replaceMenu(em, site.restaurantId, menu);
    await publishSite(em, site.restaurantId);
  });

const choice = ({ id }: { id: string }, quantity = 1) => ({
  optionId: toGlobalId('ProductOption', id),
  quantity,
});
const line = (over: Partial<OrderLineOf> = {}): OrderLineOf => ({
  productId: toGlobalId('Product', pizza.id),
  quantity: 2,
  sizeId: toGlobalId('ProductSize', large.id),
  options: [choice(thick), choice(cheese, 2)],
  note: 'Well done',
  ...over,
});
/** A large pizza with a thick crust and twice the cheese: £14.90 each. */
const TOTAL = 2 * 1490;

const STATUS = `query ($token: String!) { orderStatus(token: $token) { total lines {
  name sizeName quantity unitPrice note isAlcohol options { groupName name quantity price }
  allergens { allergen state } } } }`;

const orderCount = async (): Promise<number> => {
  const { pool } = app.container.infrastructure.database;
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from orders');
  return rows[0]?.count ?? 0;
};

describe('An order with sizes and options', () => {
  it('keeps the names, prices and allergens of its time when the menu changes', async () => {
    const { statusToken, order } = await placeOrder(
      app,
      orderInput(site, { lines: [line()], shownTotal: TOTAL }),
    );
    expect(order).toMatchObject({ total: TOTAL });
    const renamed = { ...pizza, name: 'Regina', allergens: FREE, sizes: [], price: 1 };
    await write({ sections: [section([renamed])], optionGroups: [] });
    const { data } = await app.graphql<{ orderStatus: { lines: object[] } }>(STATUS, { token: statusToken });
    await write(content);
    expect(data.orderStatus).toMatchObject({
      total: TOTAL,
      lines: [
        {
          name: 'Margherita',
          sizeName: 'Large',
          quantity: 2,
          unitPrice: 1490,
          note: 'Well done',
          isAlcohol: false,
          options: [
            { groupName: 'Toppings', name: 'Extra cheese', quantity: 2, price: 120 },
            { groupName: 'Crust', name: 'Thick', quantity: 1, price: 50 },
          ],
          allergens: expect.arrayContaining([
            { allergen: 'MILK', state: 'CONTAINS' },
            { allergen: 'NUTS', state: 'MAY_CONTAIN' },
            { allergen: 'FISH', state: 'FREE_FROM' },
          ]),
        },
      ],
    });
  });

  it('is described by its mail with sizes, options, notes, allergens and age', async () => {
    const lines = [line(), { productId: toGlobalId('Product', wine.id), quantity: 1 }];
    const { order } = await placeOrder(app, orderInput(site, { lines, shownTotal: TOTAL + 700 }));
    const owners = await vi.waitFor(
      async () => {
        const mails = await app.mailbox.messages();
        const found = mails.find(({ subject }) => subject.startsWith(`New order ${order.number}`));
        if (!found) throw new Error('No mail yet');
        return found;
      },
      { timeout: 15_000 },
    );
    expect(owners.text).toContain(
      [
        '2 × Margherita, Large  £29.80',
        '    + 2 × Extra cheese each',
        '    + Thick',
        '    “Well done”',
        '    Contains milk. May contain nuts.',
        '1 × House red  £7.00',
        '    Free from all 14 allergens.',
        '    Alcohol: only for adults, please check the age.',
      ].join('\n'),
    );
    for (const words of ['Margherita, Large', '+ 2 × Extra cheese', '“Well done”', 'Contains milk.'])
      expect(owners.html).toContain(words);
    expect(owners.text).not.toContain('Allergens to confirm');
  });

  it.each<[string, OrderLineOf, string]>([
    ['a size of another product', line({ productId: toGlobalId('Product', wine.id) }), 'lines.0.sizeId'],
    ['no size', line({ sizeId: null }), 'lines.0.sizeId'],
    ['no option of a required group', line({ options: [] }), 'lines.0.options'],
    ['an option too often', line({ options: [choice(thick), choice(cheese, 3)] }), 'lines.0.options'],
    ['an option that does not exist', line({ options: [choice({ id: newId() })] }), 'lines.0.options'],
    [
      'a product in the place of an option',
      line({ options: [{ optionId: toGlobalId('Product', wine.id), quantity: 1 }] }),
      'lines.0.options',
    ],
    ['a note that is too long', line({ note: 'x'.repeat(141) }), 'lines.0.note'],
  ])('is refused with %s, and nothing is written', async (_case, wrong, path) => {
    const before = await orderCount();
    expect(await placeOrder(app, orderInput(site, { lines: [wrong], shownTotal: TOTAL }))).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path }],
    });
    expect(await orderCount()).toBe(before);
  });
});
