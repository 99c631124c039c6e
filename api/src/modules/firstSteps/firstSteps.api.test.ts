import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { SAMPLE_COVERS } from '../sites/sampleCover.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = (text: string, values: unknown[]) =>
  app.container.infrastructure.database.pool.query(text, values);

interface Steps {
  hasPicture: boolean;
  hasOrder: boolean;
  hasTestOrder: boolean;
  hasDish: boolean;
  isShared: boolean;
  isHidden: boolean;
}

const FIELDS = 'firstSteps { hasPicture hasOrder hasTestOrder hasDish isShared isHidden }';

/** The first steps of the owner's newest sites. */
async function stepsOf({ owner }: MadeSite, first = 1): Promise<Steps[]> {
  const { data, errors } = await app.graphql<{
    viewer: { restaurants: { edges: { node: { firstSteps: Steps } }[] } };
  }>(`{ viewer { restaurants(first: ${first}) { edges { node { ${FIELDS} } } } } }`, {}, owner?.token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.viewer.restaurants.edges.map(({ node }) => node.firstSteps);
}

async function change(site: MadeSite, input: { isShared?: boolean; isHidden?: boolean }): Promise<Steps> {
  const { data } = await app.graphql<{ changeFirstSteps: { restaurant: { firstSteps: Steps } } }>(
    `mutation ($input: ChangeFirstStepsInput!) { changeFirstSteps(input: $input) {
       ... on ChangeFirstStepsPayload { restaurant { ${FIELDS} } } } }`,
    { input: { id: toGlobalId('Restaurant', site.restaurantId), ...input } },
    site.owner?.token,
  );
  return data.changeFirstSteps.restaurant.firstSteps;
}

describe('the first steps of a site', () => {
  it('all steps of a new site are open', async () => {
    const [steps] = await stepsOf(await makeSite(app));
    expect(steps).toMatchObject({ hasPicture: false, hasOrder: false, isShared: false, isHidden: false });
  });

  it('a sample cover is no picture of the restaurant', async () => {
    const site = await makeSite(app);
    await query('update restaurants set cover_image_key = $2 where id = $1', [
      site.restaurantId,
      SAMPLE_COVERS['table-sample'],
    ]);
    expect(await stepsOf(site)).toMatchObject([{ hasPicture: false }]);
  });

  it.each([
    ['a hero picture', "update restaurants set cover_image_key = 'public/heroes/x.webp' where id = $1"],
    [
      'a picture of one dish',
      "update products set image_key = 'public/products/x.webp' where restaurant_id = $1 and name = 'Diavola'",
    ],
  ])('the site has a picture with %s', async (_what, statement) => {
    const site = await makeSite(app);
    await query(statement, [site.restaurantId]);
    expect(await stepsOf(site)).toMatchObject([{ hasPicture: true }]);
  });

  it('an order counts, but not one that was placed on the preview', async () => {
    const site = await makeSite(app);
    await placeOrder(app, orderInput(site));
    await query('update orders set is_test = true where restaurant_id = $1', [site.restaurantId]);
    expect(await stepsOf(site)).toMatchObject([{ hasOrder: false }]);
    await query('update orders set is_test = false where restaurant_id = $1', [site.restaurantId]);
    expect(await stepsOf(site)).toMatchObject([{ hasOrder: true }]);
  });

  it('a test order counts apart, and not when it was placed on the preview', async () => {
    const site = await makeSite(app);
    await placeOrder(app, orderInput(site));
    await query('update orders set is_test = true where restaurant_id = $1', [site.restaurantId]);
    const claimed = (when: string, of = site) =>
      query('update restaurants set claimed_at = now() + $2::interval where id = $1', [
        of.restaurantId,
        when,
      ]);
    await claimed('1 minute');
    expect(await stepsOf(site)).toMatchObject([{ hasTestOrder: false }]);
    await claimed('-1 minute');
    expect(await stepsOf(site)).toMatchObject([{ hasOrder: false, hasTestOrder: true }]);
    const other = await makeSite(app);
    await claimed('-1 minute', other);
    expect(await stepsOf(other)).toMatchObject([{ hasTestOrder: false }]);
  });

  it.each([true, false])('whether a dish can be ordered: %s', async (isAvailable) => {
    const site = await makeSite(app, { items: [{ name: 'Soup', price: 500, isAvailable }] });
    expect(await stepsOf(site)).toMatchObject([{ hasDish: isAvailable }]);
  });

  it('many sites need as many statements as one', async () => {
    const site = await makeSite(app);
    const one = await statementsOf(() => stepsOf(site));
    await query(
      `insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at)
       select gen_random_uuid(), $1, 'Many', 'steps-' || n, 'counter', '#000000', '#ffffff', now(), now()
       from generate_series(1, 40) n`,
      [site.owner?.id],
    );
    const many = await statementsOf(() => stepsOf(site, 41));
    expect(many.result).toHaveLength(41);
    expect(many.statements).toHaveLength(one.statements.length);
    const own = ({ text }: { text: string }) => text.includes('first_steps');
    expect(one.statements.filter(own)).toHaveLength(1);
  });
});

describe('changeFirstSteps', () => {
  it('each value is stored alone and can be taken back', async () => {
    const site = await makeSite(app);
    expect(await change(site, { isShared: true })).toMatchObject({ isShared: true, isHidden: false });
    expect(await change(site, { isHidden: true })).toMatchObject({ isShared: true, isHidden: true });
    expect(await change(site, {})).toMatchObject({ isShared: true, isHidden: true });
    expect(await change(site, { isHidden: false })).toMatchObject({ isShared: true, isHidden: false });
    expect(await stepsOf(site)).toMatchObject([{ isShared: true, isHidden: false }]);
  });

  it('one statement stores it and checks the owner', async () => {
    const site = await makeSite(app);
    const { statements } = await statementsOf(() => change(site, { isShared: true }));
    const writes = statements.filter(({ text }) => text.startsWith('insert into "first_steps"'));
    expect(writes).toHaveLength(1);
    expect(writes[0]?.text).toContain('owner_id');
  });
});
