import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import {
  askMenu,
  changeMenu,
  sectionId,
  sectionsOf,
  seenMenu,
  siteId,
  type MenuMutation,
} from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { newId } from '../../lib/ids.ts';
import { User } from '../accounts/account.entity.ts';
import { SessionService } from '../accounts/sessions/session.service.ts';

let app: TestApp;
let mine: MadeSite;
let theirs: MadeSite;
let unclaimed: MadeSite;
let pizza: string;
/** Of a session that was ended. */
let revoked: string;
beforeAll(async () => {
  app = await startTestApp();
  mine = await makeSite(app);
  theirs = await makeSite(app);
  unclaimed = await makeSite(app, { status: 'unclaimed' });
  pizza = await sectionId(app, mine, 'Pizza');
  const { optionGroup } = await changeMenu(app, mine, 'createOptionGroup', {
    restaurantId: siteId(mine),
    ...dips,
  });
  groups.set(mine.slug, optionGroup.id);
  revoked = await endedSession(mine);
});
afterAll(() => app.close());

async function endedSession({ owner }: MadeSite): Promise<string> {
  const { em, get } = app.scope();
  const sessions = get(SessionService);
  const token = sessions.open(await em.findOneOrFail(User, { id: owner?.id ?? '' }));
  await em.flush();
  const viewer = await sessions.viewer(token);
  if (!viewer) throw new Error('The session never began');
  await sessions.endOwned(viewer.id, viewer.sessionId);
  return token;
}

const dips = { name: 'Dips', min: 0, max: 1, options: [{ name: 'Mayo', price: 50 }] };
/** Ids of an option group of each site, by its slug. */
const groups = new Map<string, string>();

const dish = { name: 'Dish', description: 'Good', price: 100 };

/** Every mutation of a menu, on what belongs to a site. */
const inputs = (site: MadeSite, section: string): [MenuMutation, object][] => {
  const id = site.product('Margherita').globalId;
  return [
    ['createProduct', { restaurantId: siteId(site), ...dish }],
    ['createProduct', { restaurantId: siteId(site), sectionId: section, ...dish }],
    ['createProduct', { restaurantId: siteId(site), ...dish, imageUrl: 'https://example.org/x.png' }],
    ['updateProduct', { id, price: 1 }],
    ['updateProduct', { id, imageUrl: 'https://example.org/x.png' }],
    ['moveProduct', { id, sectionId: section, afterId: null }],
    ['deleteProduct', { id }],
    ['createProductSection', { restaurantId: siteId(site), name: 'New' }],
    ['renameProductSection', { id: section, name: 'New' }],
    ['moveProductSection', { id: section, afterId: null }],
    ['deleteProductSection', { id: section }],
    ['updateProductSection', { id: section, description: 'New' }],
    ['duplicateProduct', { id }],
    ['createOptionGroup', { restaurantId: siteId(site), ...dips }],
    ['updateOptionGroup', { id: groups.get(site.slug) ?? '', ...dips }],
    ['deleteOptionGroup', { id: groups.get(site.slug) ?? '' }],
    ['updateMenuGrid', { restaurantId: siteId(site), rows: [{ id, price: 1 }] }],
    ['confirmAllergens', { restaurantId: siteId(site), productIds: [id] }],
  ];
};

const untouched = async () => {
  expect(await seenMenu(app, mine)).toEqual([
    'Pizza: Margherita, Diavola',
    'Puddings: Tiramisù, Panna cotta',
  ]);
  expect((await sectionsOf(app, mine)).map(({ name }) => name)).toEqual(['Pizza', 'Puddings']);
};

describe('menus', () => {
  it('guests and invalid sessions cannot change a menu', async () => {
    for (const token of [undefined, revoked, 'made-up'])
      for (const [mutation, input] of inputs(mine, pizza)) {
        const { data, errors } = await askMenu(app, mutation, input, token);
        expect(data, mutation).toBeNull();
        expect(errors?.[0]?.extensions.code, mutation).toBe('UNAUTHENTICATED');
      }
    await untouched();
  });

  it('other owners cannot change a menu: it is not found', async () => {
    for (const [mutation, input] of inputs(mine, pizza)) {
      const { data } = await askMenu(app, mutation, input, theirs.owner?.token);
      expect(data?.outcome, mutation).toMatchObject({ __typename: 'NotFoundError', code: 'NOT_FOUND' });
    }
    await untouched();
  });

  it('a product cannot move to another site', async () => {
    const ask = async (mutation: MenuMutation, input: object) =>
      (await askMenu(app, mutation, input, theirs.owner?.token)).data?.outcome.__typename;
    const own = theirs.product('Diavola').globalId;
    const ownSection = await sectionId(app, theirs, 'Puddings');
    const foreign = mine.product('Margherita').globalId;
    expect(await ask('moveProduct', { id: own, sectionId: pizza, afterId: null })).toBe('NotFoundError');
    expect(await ask('moveProduct', { id: own, sectionId: ownSection, afterId: foreign })).toBe(
      'NotFoundError',
    );
    expect(await ask('createProduct', { restaurantId: siteId(theirs), sectionId: pizza, ...dish })).toBe(
      'NotFoundError',
    );
    expect(await ask('moveProductSection', { id: ownSection, afterId: pizza })).toBe('NotFoundError');
    await untouched();
  });

  it('nobody can change the menu of an unclaimed site', async () => {
    const { rows } = await app.container.infrastructure.database.pool.query<{ id: string }>(
      "select id from menu_sections where restaurant_id = $1 and name = 'Pizza'",
      [unclaimed.restaurantId],
    );
    const section = toGlobalId('ProductSection', rows[0]?.id ?? '');
    for (const [mutation, input] of inputs(unclaimed, section)) {
      const { data } = await askMenu(app, mutation, input, mine.owner?.token);
      expect(data?.outcome, mutation).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  it('menus are not found by ids of another type', async () => {
    const wrong = ['', 'nonsense', mine.restaurantId, toGlobalId('Product', newId()), siteId(mine)];
    for (const id of wrong)
      for (const mutation of ['updateProduct', 'deleteProduct', 'deleteProductSection'] as const) {
        const { data } = await askMenu(app, mutation, { id }, mine.owner?.token);
        expect(data?.outcome, `${mutation} ${id}`).toMatchObject({ __typename: 'NotFoundError' });
      }
    const { data } = await askMenu(
      app,
      'createProduct',
      { restaurantId: mine.product('Diavola').globalId, ...dish },
      mine.owner?.token,
    );
    expect(data?.outcome).toMatchObject({ __typename: 'NotFoundError' });
    await untouched();
  });

  it.each(['ownerId', 'restaurantId', 'position', 'imageKey', 'updatedAt', '_id'])(
    'a change of a product has no field %s',
    async (field) => {
      const input = { id: mine.product('Margherita').globalId, price: 850, [field]: '1' };
      const { errors } = await askMenu(app, 'updateProduct', input, mine.owner?.token);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    },
  );
});

describe('node', () => {
  it.each(['Product', 'ProductSection', 'OptionGroup'] as const)(
    'only the owner can read the node of a %s',
    async (type) => {
      const [id, name] = {
        Product: [mine.product('Margherita').globalId, 'Margherita'],
        ProductSection: [pizza, 'Pizza'],
        OptionGroup: [groups.get(mine.slug) ?? '', 'Dips'],
      }[type];
      const node = async (token?: string) =>
        (
          await app.graphql<{ node: object | null }>(
            `query ($id: ID!) { node(id: $id) { id ... on ${type} { name } } }`,
            { id },
            token,
          )
        ).data.node;
      expect(await node(mine.owner?.token)).toEqual({ id, name });
      for (const token of [theirs.owner?.token, undefined, revoked]) expect(await node(token)).toBeNull();
    },
  );
});
