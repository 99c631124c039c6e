import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Product } from '../products/product.entity.ts';
import { publishSite } from './publishSite.repository.ts';
import { SiteService } from './site.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const MENU =
  'query ($slug: String!) { storefront(slug: $slug) { version sections { items { name price } } } }';

interface Menu {
  storefront: { version: number; sections: { items: { name: string; price: number }[] }[] };
}

async function read() {
  const { result, statements } = await statementsOf(() => app.graphql<Menu>(MENU, { slug: site.slug }));
  return { menu: result.data.storefront, statements: statements.map(({ text }) => text) };
}

describe('reading a public menu', () => {
  it('reading a menu needs one statement, and none while the site is unchanged', async () => {
    app.container.get(SiteService).forget(site.slug);
    expect((await read()).statements).toEqual([
      'select "version", "document" from "published_sites" where "slug" = $1',
    ]);
    expect((await read()).statements).toEqual([]);
  });

  it('the next read of a menu shows an edit', async () => {
    const before = await read();
    await app.scope().em.transactional(async (em) => {
      await em.nativeUpdate(Product, { id: site.product('Margherita').id }, { price: 999 });
      await publishSite(em, site.restaurantId);
    });
    app.container.get(SiteService).forget(site.slug);
    const after = await read();
    expect(after.menu.version).toBe(before.menu.version + 1);
    expect(after.menu.sections[0]?.items[0]).toEqual({ name: 'Margherita', price: 999 });
  });

  it('reading a menu uses an index', async () => {
    const { pool } = app.container.infrastructure.database;
    await pool.query(
      `with made as (
         insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at)
         select gen_random_uuid(), 'Many', 'many-' || n, 'counter', '#000000', '#ffffff', now(), now()
         from generate_series(1, 5000) n returning id, slug
       )
       insert into published_sites (slug, restaurant_id, version, document) select slug, id, 1, '{}' from made`,
    );
    await pool.query('analyze published_sites');
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      'explain select version, document from published_sites where slug = $1',
      [site.slug],
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan/);
  });
});
