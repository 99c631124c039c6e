import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, sectionId, siteId } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

interface Page {
  edges: { cursor: string; node: { id: string; name: string } }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => {
  const item = (section: string) => (name: string) => ({ name, price: 100, section });
  const items = [...['a', 'b', 'c'].map(item('Hot')), ...['d', 'e', 'f', 'g'].map(item('Cold'))];
  site = await makeSite(app, { items });
});
afterAll(() => app.close());

const ask = (args: object) =>
  app.graphql<{ node: { products: Page } | null }>(
    `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String) { node(id: $id) { ... on Restaurant {
      products(first: $first, after: $after, last: $last, before: $before) {
        edges { cursor node { id name } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        totalCount } } } }`,
    { id: siteId(site), ...args },
    site.owner?.token,
  );

async function page(args: object): Promise<Page & { names: string }> {
  const { data, errors } = await ask(args);
  if (!data.node) throw new Error(JSON.stringify(errors));
  const { products } = data.node;
  return { ...products, names: products.edges.map(({ node }) => node.name).join('') };
}

describe('Restaurant.products', () => {
  it('products are paged forwards in the order of the menu', async () => {
    const first = await page({ first: 3 });
    expect(first).toMatchObject({
      names: 'abc',
      totalCount: 7,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await page({ first: 3, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ names: 'def', pageInfo: { hasNextPage: true, hasPreviousPage: true } });
    const third = await page({ first: 3, after: second.pageInfo.endCursor });
    expect(third).toMatchObject({ names: 'g', pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    const end = await page({ first: 3, after: third.pageInfo.endCursor });
    expect(end).toMatchObject({
      names: '',
      totalCount: 7,
      pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    });
  });

  it('products are paged backwards in the order of the menu', async () => {
    const last = await page({ last: 3 });
    expect(last).toMatchObject({ names: 'efg', pageInfo: { hasNextPage: false, hasPreviousPage: true } });
    const before = await page({ last: 4, before: last.pageInfo.startCursor });
    expect(before).toMatchObject({ names: 'abcd', pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const between = { first: 9, after: before.pageInfo.startCursor, before: last.pageInfo.startCursor };
    expect((await page(between)).names).toBe('bcd');
  });

  it('the list follows moved sections and products', async () => {
    await changeMenu(app, site, 'moveProductSection', {
      id: await sectionId(app, site, 'Cold'),
      afterId: null,
    });
    await changeMenu(app, site, 'moveProduct', {
      id: site.product('c').globalId,
      sectionId: await sectionId(app, site, 'Hot'),
      afterId: null,
    });
    expect((await page({ first: 100 })).names).toBe('defgcab');
  });

  it(
    'the next page continues at the cursor although its products are moved or deleted',
    { tags: ['@long'] },
    async () => {
      const first = await page({ first: 4 });
      await changeMenu(app, site, 'moveProduct', {
        id: site.product('d').globalId,
        sectionId: await sectionId(app, site, 'Hot'),
        afterId: site.product('a').globalId,
      });
      await changeMenu(app, site, 'deleteProduct', { id: site.product('b').globalId });
      expect((await page({ first: 9, after: first.pageInfo.endCursor })).names).toBe('efg');
    },
  );

  it('the cursor of a new product is that of its place', async () => {
    const { productEdge } = await changeMenu(app, site, 'createProduct', {
      restaurantId: siteId(site),
      sectionId: await sectionId(app, site, 'Hot'),
      name: 'n',
      description: 'New',
      price: 100,
    });
    expect((await page({ first: 2, after: productEdge.cursor })).names).toBe('de');
    const { edges } = await page({ first: 100 });
    expect(edges.find(({ node }) => node.id === productEdge.node.id)?.cursor).toBe(productEdge.cursor);
  });

  it('an empty menu has an empty connection', async () => {
    site = await makeSite(app, { items: [] });
    const empty = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
    expect((await ask({ first: 10 })).data.node?.products).toEqual({
      edges: [],
      totalCount: 0,
      pageInfo: empty,
    });
  });

  it.each([
    [{}, 'Give either `first` or `last`.'],
    [{ first: 101 }, '`first` and `last` go from 1 to 100.'],
    [{ first: 0 }, '`first` and `last` go from 1 to 100.'],
    [{ first: 1, after: 'nonsense' }, 'The cursor is invalid.'],
    [{ first: 1, after: Buffer.from('["x"]').toString('base64url') }, 'The cursor is invalid.'],
    [{ last: 1, before: Buffer.from('[1,2,3,4]').toString('base64url') }, 'The cursor is invalid.'],
  ])('the arguments %j are refused', async (args, message) => {
    const { errors } = await ask(args);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
