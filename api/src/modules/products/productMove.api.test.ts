import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, sectionId, seenMenu } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { SiteService } from '../sites/site.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const items = names.map((name) => ({ name, price: 100, section: 'Hot' }));
  site = await makeSite(app, { items: [...items, { name: 'x', price: 100, section: 'Cold' }] });
});
afterAll(() => app.close());

const move = async (name: string, after: string | null, section = 'Hot') =>
  changeMenu(app, site, 'moveProduct', {
    id: site.product(name).globalId,
    sectionId: await sectionId(app, site, section),
    afterId: after && site.product(after).globalId,
  });
const query = (sql: string) =>
  app.container.infrastructure.database.pool.query<{ name: string; position: number; updated_at: Date }>(
    sql,
    [site.restaurantId],
  );

describe('moveProduct', () => {
  it.each([
    ['a', 'c', 'Hot: b, c, a, d, e'],
    ['e', 'a', 'Hot: a, e, b, c, d'],
    ['d', null, 'Hot: d, a, b, c, e'],
    ['b', 'e', 'Hot: a, c, d, e, b'],
    ['b', 'a', 'Hot: a, b, c, d, e'],
  ])('the product %s moves behind %s', async (name, after, menu) => {
    await seenMenu(app, site);
    const { restaurant } = await move(name, after);
    expect((await seenMenu(app, site))[0]).toBe(menu);
    expect(restaurant.siteVersion).toBe((await app.container.get(SiteService).find(site.slug))?.version);
  });

  it('a move returns only the moved products and does not change their time of change', async () => {
    const before = await query('select name, updated_at from products where restaurant_id = $1');
    const { products } = await move('a', 'c');
    expect(products.map(({ name, position }) => ({ name, position }))).toEqual([
      { name: 'a', position: 2.5 },
    ]);
    expect((await move('a', 'c')).products).toEqual([]);
    const after = await query('select name, updated_at from products where restaurant_id = $1');
    expect(after.rows).toEqual(expect.arrayContaining(before.rows));
  });

  it('a product moves to another section and back', async () => {
    const { products, restaurant } = await move('b', 'x', 'Cold');
    expect(products).toMatchObject([{ name: 'b', section: { name: 'Cold', productCount: 2 } }]);
    expect(restaurant.sections).toMatchObject([
      { name: 'Hot', productCount: 4 },
      { name: 'Cold', productCount: 2 },
    ]);
    expect(await seenMenu(app, site)).toEqual(['Hot: a, c, d, e', 'Cold: x, b']);
    await move('x', null, 'Hot');
    await move('b', 'x', 'Hot');
    expect(await seenMenu(app, site)).toEqual(['Hot: x, b, a, c, d, e']);
  });

  it('a section without room is numbered again, and all changed products are returned', async () => {
    await query(
      `update products set position = case name when 'a' then 1 when 'b' then 1 + 5e-7 else position + 5 end
       where restaurant_id = $1 and name <> 'x'`,
    );
    const { products } = await move('e', 'a');
    expect(products.map(({ name, position }) => `${name}${position}`)).toEqual(['e2', 'b3', 'c4', 'd5']);
    expect((await seenMenu(app, site))[0]).toBe('Hot: a, e, b, c, d');
  });

  it('many moves into one gap keep the order', { tags: ['@long'] }, async () => {
    for (let round = 0; round < 30; round += 1) {
      await move('e', 'a');
      await move('b', 'a');
    }
    expect((await seenMenu(app, site))[0]).toBe('Hot: a, b, e, c, d');
  });

  it('a move behind a product of another section is refused', async () => {
    const message = 'The menu has changed in the meantime. Please reload the page and try again.';
    expect(await move('a', 'x')).toMatchObject({ __typename: 'NotFoundError', message });
    expect(await move('a', 'b', 'Cold')).toMatchObject({ __typename: 'NotFoundError', message });
    expect(await move('a', 'a')).toMatchObject({ __typename: 'NotFoundError', message });
    expect(await seenMenu(app, site)).toEqual(['Hot: a, b, c, d, e', 'Cold: x']);
  });

  it('a move to a section of another menu is refused', async () => {
    const elsewhere = await sectionId(app, await makeSite(app), 'Pizza');
    const input = { id: site.product('a').globalId, sectionId: elsewhere, afterId: null };
    expect(await changeMenu(app, site, 'moveProduct', input)).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('50 parallel moves keep all products at different positions', { tags: ['@long'] }, async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        move(
          names[index % 5] ?? 'a',
          index % 3 === 0 ? null : (names[(index + 1) % 5] ?? 'a'),
          index % 7 === 0 ? 'Cold' : 'Hot',
        ),
      ),
    );
    // A neighbour may have gone to the other section by then; all others must work.
    for (const { __typename } of outcomes)
      expect(['MoveProductPayload', 'NotFoundError']).toContain(__typename);
    const { rows } = await query('select section_id, position from products where restaurant_id = $1');
    expect(rows).toHaveLength(6);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(6);
    const seen = (await seenMenu(app, site)).flatMap((line) => line.replace(/^.*: /, '').split(', '));
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'x']);
  });
});
