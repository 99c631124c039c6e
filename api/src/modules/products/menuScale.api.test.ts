import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, sectionId, siteId } from '../../../test/ownerMenu.ts';
import { statementsOf, type Statement } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

let app: TestApp;
let large: MadeSite;
let small: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  small = await makeSite(app, { items: [{ name: 'Only one', price: 100 }] });
  large = await makeSite(app, {
    items: Array.from({ length: 500 }, (_, index) => ({
      name: `Dish ${index}`,
      price: 100,
      section: `Heading ${index % 60}`,
    })),
  });
});
afterAll(() => app.close());

const pool = () => app.container.infrastructure.database.pool;

/** All there is to ask of a page of products, in one go. */
const WHOLE = `query ($id: ID!) { node(id: $id) { ... on Restaurant { __typename id name siteVersion
  sections { __typename id name position productCount }
  products(first: 100) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { __typename id name description price imageUrl isAvailable isPopular position updatedAt
      section { __typename id name position productCount } } } } } } }`;

interface Whole {
  node: { sections: { productCount: number }[]; products: { edges: object[]; totalCount: number } };
}

const readWhole = (site: MadeSite) =>
  statementsOf(() => app.graphql<Whole>(WHOLE, { id: siteId(site) }, site.owner?.token));

/** The texts of statements, with any number of values in each list. */
const textsOf = ({ statements }: { statements: Statement[] }) =>
  statements.map(({ text }) => text.replaceAll(/\$\d+|'[^']*'/g, '?').replaceAll(/(\?, )+\?/g, '?'));

/** Gives each product of a site a size, a group and confirmed allergens. */
async function addChoices({ restaurantId, owner }: MadeSite): Promise<void> {
  await pool().query(
    `insert into option_groups (id, restaurant_id, name, min_choices, max_choices) values (gen_random_uuid(), $1, 'Dips', 0, 0)`,
    [restaurantId],
  );
  await pool().query(
    `with sizes as (insert into product_sizes (id, product_id, name, price, position)
       select gen_random_uuid(), id, 'Small', price, 0 from products where restaurant_id = $1)
     insert into option_group_uses (id, restaurant_id, group_id, product_id, position)
     select gen_random_uuid(), $1, g.id, p.id, 0 from products p join option_groups g using (restaurant_id)
     where p.restaurant_id = $1`,
    [restaurantId],
  );
  await pool().query(
    'update products set allergens_confirmed_at = now(), allergens_confirmed_by = $2 where restaurant_id = $1',
    [restaurantId, owner?.id],
  );
}

/** The tables that grow with sites and menus; plans and counters of orders are empty here. */
const SCANNED = /"Seq Scan"[^}]*"Relation Name":"(products|menu_sections|restaurants|published_sites)"/;

describe('a menu of 500 products in 60 sections', () => {
  it('reading 500 products needs as many statements as reading one', async () => {
    const one = await readWhole(small);
    const many = await readWhole(large);
    expect(many.result.errors).toBeUndefined();
    const { sections, products } = many.result.data.node;
    expect(sections).toHaveLength(60);
    expect(sections.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(500);
    expect(products).toMatchObject({ totalCount: 500, edges: { length: 100 } });
    expect(many.statements).toHaveLength(one.statements.length);
  });

  it('changing a menu of 500 products needs as many statements as a menu of one', async () => {
    const count = async (site: MadeSite) => {
      const work = () =>
        changeMenu(app, site, 'updateProduct', { id: site.products[0]?.globalId ?? '', price: 123 });
      return (await statementsOf(work)).statements.length;
    };
    expect(await count(large)).toBe(await count(small));
  });

  it('changing a price needs at most eight statements besides begin and commit, two of them for the log', async () => {
    // What the portal asks for: the product, and the headings with their counts.
    const mutation = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename
      ... on UpdateProductPayload { product { id name description price imageUrl isAvailable isPopular position updatedAt }
        restaurant { id siteVersion sections { id name position productCount } } } } }`;
    const input = { id: large.products[0]?.globalId ?? '', price: 124 };
    const { result, statements } = await statementsOf(() =>
      app.graphql(mutation, { input }, large.owner?.token),
    );
    expect(result.data).toMatchObject({ updateProduct: { product: { price: 124 } } });
    const texts = statements.map(({ text }) => text);
    const work = texts.filter((text) => text !== 'begin' && text !== 'commit');
    expect(texts.length - work.length).toBe(2);
    expect(work.length).toBeLessThanOrEqual(8);
  });
});

describe('the sizes, groups and allergens of 500 products', { tags: ['@long'] }, () => {
  beforeAll(async () => {
    for (const site of [small, large]) await addChoices(site);
  });

  it('reading them needs as many statements as those of one product', async () => {
    const choices = `query ($id: ID!) { node(id: $id) { ... on Restaurant {
      optionGroups { name usedBy options { name allergenFacts { confirmedBy } } }
      products(first: 100) { edges { node { sizes { name price optionGroupIds } optionGroupIds
        allergenFacts { answers { allergen state } confirmedBy } } } } } } }`;
    const read = (site: MadeSite) =>
      statementsOf(() => app.graphql(choices, { id: siteId(site) }, site.owner?.token));
    const [one, many] = [await read(small), await read(large)];
    const filled = {
      sizes: [{ name: 'Small' }],
      optionGroupIds: [expect.any(String)],
      allergenFacts: { confirmedBy: 'Olivia Green' },
    };
    expect(many.result.data).toMatchObject({ node: { products: { edges: { 99: { node: filled } } } } });
    expect(textsOf(many)).toEqual(textsOf(one));
  });
});

describe('many restaurants', () => {
  it('many restaurants with sections and products need as many statements as one', async () => {
    const owner = await makeSite(app);
    const query = `{ viewer { restaurants(first: 20) { edges { node {
      sections { name productCount } products(first: 3) { totalCount edges { node { name section { name } } } } } } } } }`;
    const read = () =>
      statementsOf(() =>
        app.graphql<{
          viewer: {
            restaurants: {
              edges: {
                node: { sections: object[]; products: { totalCount: number; edges: { node: object }[] } };
              }[];
            };
          };
        }>(query, {}, owner.owner?.token),
      );
    const one = await read();
    await pool().query(
      `with made as (
         insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, created_at,
           updated_at)
         select gen_random_uuid(), $1, 'More', 'more-' || n, 'counter', '#000000', '#ffffff', 'trialing', now(), now()
         from generate_series(1, 19) n returning id
       ), section as (
         insert into menu_sections (id, restaurant_id, name, position)
         select gen_random_uuid(), id, 'Menu', 1 from made returning id, restaurant_id
       )
       insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), restaurant_id, id, 'Dish ' || n, 100, n, now() from section, generate_series(1, 5) n`,
      [owner.owner?.id],
    );
    const many = await read();
    const { edges } = many.result.data.viewer.restaurants;
    expect(edges).toHaveLength(20);
    expect(edges[0]?.node).toEqual({
      sections: [{ name: 'Menu', productCount: 5 }],
      products: {
        totalCount: 5,
        edges: [1, 2, 3].map((n) => ({ node: { name: `Dish ${n}`, section: { name: 'Menu' } } })),
      },
    });
    expect(many.statements).toHaveLength(one.statements.length);
  });

  it('many product nodes need as many statements as one', async () => {
    const read = (ids: string[]) =>
      statementsOf(() =>
        app.graphql<{ nodes: ({ name: string } | null)[] }>(
          'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { name } } }',
          { ids },
          large.owner?.token,
        ),
      );
    const one = await read([large.products[0]?.globalId ?? '']);
    const ids = large.products.slice(0, 50).map(({ globalId }) => globalId);
    const many = await read([...ids, toGlobalId('Product', small.products[0]?.id ?? '')]);
    expect(many.result.data.nodes.map((node) => node?.name)).toEqual([
      ...large.products.slice(0, 50).map(({ name }) => name),
      undefined,
    ]);
    expect(many.statements).toHaveLength(one.statements.length);
  });
});

describe('among 200,000 products', { tags: ['@long'] }, () => {
  it('the statements about menus use an index among 200,000 products', async () => {
    await fill();
    const read = await readWhole(large);
    const first = large.products[0]?.globalId ?? '';
    const changed = await statementsOf(async () => {
      await changeMenu(app, large, 'updateProduct', { id: first, price: 456 });
      await changeMenu(app, large, 'moveProduct', {
        id: first,
        sectionId: await sectionId(app, large, 'Heading 7'),
        afterId: null,
      });
      await changeMenu(app, large, 'deleteProduct', { id: first });
    });
    const ours = [...read.statements, ...changed.statements].filter(isExplainable);
    expect(ours.length).toBeGreaterThan(15);
    for (const { text, values } of ours) {
      const { rows } = await pool().query(`explain (format json) ${text}`, values);
      expect(JSON.stringify(rows), text).not.toMatch(SCANNED);
    }
  }, 60_000);
});

/** What reads or writes menus; without begin, commit and notifications. */
const isExplainable = ({ text }: Statement): boolean => /\b(products|menu_sections|restaurants)\b/.test(text);

async function fill(): Promise<void> {
  const steps = [
    `insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at, status)
     select gen_random_uuid(), 'Many', 'many-' || n, 'counter', '#000000', '#ffffff', now(), now(), 'trialing'
     from generate_series(1, 4000) n`,
    `insert into menu_sections (id, restaurant_id, name, position)
     select gen_random_uuid(), id, 'Menu', n from restaurants, generate_series(1, 2) n where name = 'Many'`,
    ...Array.from(
      { length: 5 },
      (_, part) => `insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), s.restaurant_id, s.id, 'Dish ' || n, 100 * n, n, now()
       from menu_sections s, generate_series(${part * 5 + 1}, ${part * 5 + 5}) n where s.name = 'Menu'`,
    ),
    'analyze',
  ];
  for (const step of steps) await pool().query(step);
}
