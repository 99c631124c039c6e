import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, siteId } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

const mayo = { name: 'Mayo', price: 50 };
const dips = {
  name: 'Dips',
  min: 0,
  max: 2,
  options: [mayo, { name: 'Ketchup', price: 0, isDefault: true }],
};
const create = (input: object = {}) =>
  changeMenu(app, site, 'createOptionGroup', { restaurantId: siteId(site), ...dips, ...input });
const update = (id: string, input: object) =>
  changeMenu(app, site, 'updateOptionGroup', { id, ...dips, ...input });

it('a new group has its options in order, with what is left out as usual', async () => {
  const { optionGroup } = await create();
  expect(optionGroup).toMatchObject({
    ...dips,
    usedBy: 0,
    options: [
      { ...mayo, maxQuantity: 1, isDefault: false, isAvailable: true, allergenFacts: { confirmedAt: null } },
      { name: 'Ketchup', isDefault: true },
    ],
  });
});

it('a change replaces the options: kept, reordered, added and deleted', async () => {
  const { optionGroup: before } = await create();
  const ketchup = before.options[1];
  const options = [
    { id: ketchup?.id, name: 'Red sauce', price: 20, maxQuantity: 3 },
    { name: 'Aioli', price: 70 },
  ];
  const { optionGroup } = await update(before.id, { name: 'Sauces', min: 1, max: 0, options });
  expect(optionGroup).toMatchObject({ id: before.id, name: 'Sauces', min: 1, max: 0, options });
  expect(optionGroup.options).toHaveLength(2);
});

it('a group counts the products that have it, also by several sizes, and its deletion asks for another look', async () => {
  const { optionGroup: group } = await create();
  const id = site.product('Margherita').globalId;
  const sizes = ['Small', 'Large'].map((name) => ({ name, price: 900, optionGroupIds: [group.id] }));
  await changeMenu(app, site, 'updateProduct', { id, sizes, allergens: [] });
  await changeMenu(app, site, 'updateProduct', {
    id: site.product('Diavola').globalId,
    optionGroupIds: [group.id],
  });
  expect((await update(group.id, {})).optionGroup.usedBy).toBe(2);
  expect(await changeMenu(app, site, 'deleteOptionGroup', { id: group.id })).toMatchObject({
    deletedOptionGroupId: group.id,
  });
  const { product } = await changeMenu(app, site, 'updateProduct', { id, isPopular: true });
  expect(product.sizes.map(({ optionGroupIds }) => optionGroupIds)).toEqual([[], []]);
  expect(product.allergenFacts.checkAgain).toBe(true);
  expect(await update(group.id, {})).toMatchObject({ __typename: 'NotFoundError' });
});

it('an option of another group is refused, and nothing is written', async () => {
  const { optionGroup: one } = await create();
  const { optionGroup: other } = await create({ name: 'Other' });
  const stolen = { options: [{ id: other.options[0]?.id, ...mayo, name: 'Stolen' }] };
  expect(await update(one.id, { name: 'New', ...stolen })).toMatchObject({
    __typename: 'ValidationError',
    message: 'This option no longer exists. Please reload the page.',
    fields: [{ path: 'options.0.id' }],
  });
  const { rows } = await app.container.infrastructure.database.pool.query<{ name: string }>(
    'select t.name from menu_options t join option_groups g on g.id = t.group_id where restaurant_id = $1 order by t.name',
    [site.restaurantId],
  );
  expect(rows.map(({ name }) => name)).toEqual(['Ketchup', 'Ketchup', 'Mayo', 'Mayo']);
});

it('a refused new group says that it was not created, and a day is checked at its option', async () => {
  const gone = { ...mayo, isAvailable: false, soldOutUntilDay: '2001-01-01' };
  expect(await create({ name: '', options: [mayo, gone] })).toMatchObject({
    message: 'Creation failed.',
    fields: [{ path: 'name' }, { path: 'options.1.soldOutUntilDay' }],
  });
});

it('a save without a day keeps what is sold out until a day, and it comes back by itself', async () => {
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const out = { ...mayo, isAvailable: false };
  const { optionGroup: group } = await create({ options: [{ ...out, soldOutUntilDay: day }] });
  const [option] = group.options;
  expect(option).toMatchObject({ isAvailable: false, soldOutUntil: expect.stringContaining(day) });
  const renamed = await update(group.id, { options: [{ ...out, id: option?.id, name: 'Mayonnaise' }] });
  expect(renamed.optionGroup.options[0]?.soldOutUntil).toBe(option?.soldOutUntil);
  await app.container.infrastructure.database.pool.query(
    "update menu_options set sold_out_until = now() - interval '1 minute' where name = 'Mayonnaise'",
  );
  const query =
    'query ($id: ID!) { node(id: $id) { ... on OptionGroup { options { isAvailable soldOutUntil } } } }';
  const { data } = await app.graphql(query, { id: group.id }, site.owner?.token);
  expect(data).toEqual({ node: { options: [{ isAvailable: true, soldOutUntil: null }] } });
});

it('a new name of an option asks for another look at confirmed allergens, a new price does not', async () => {
  const allergens = [{ allergen: 'EGGS', state: 'CONTAINS' }];
  const { optionGroup: group } = await create({ options: [{ ...mayo, allergens }] });
  const [option] = group.options;
  expect(option?.allergenFacts).toMatchObject({ confirmedBy: site.owner?.name, checkAgain: false });
  const facts = async (change: object) =>
    (await update(group.id, { options: [{ id: option?.id, ...mayo, ...change }] })).optionGroup.options[0]
      ?.allergenFacts;
  expect(await facts({ price: 60 })).toEqual(option?.allergenFacts);
  expect(await facts({ name: 'Vegan mayo' })).toEqual({ ...option?.allergenFacts, checkAgain: true });
  expect(await facts({ name: 'Vegan mayo', allergens: [] })).toMatchObject({ checkAgain: false });
});

it('a menu has at most 100 groups', async () => {
  await app.container.infrastructure.database.pool.query(
    `insert into option_groups (id, restaurant_id, name, min_choices, max_choices)
     select gen_random_uuid(), $1, 'Group ' || n, 0, 0 from generate_series(1, 99) n`,
    [site.restaurantId],
  );
  expect(await create()).toMatchObject({ __typename: 'CreateOptionGroupPayload' });
  expect(await create()).toMatchObject({ __typename: 'ConflictError' });
});
