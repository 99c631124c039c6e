import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Product } from '../products/product.entity.ts';
import { publishSite } from './publishSite.repository.ts';
import { SiteService } from './site.service.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

it('two parallel changes are both published', async () => {
  const { restaurantId, slug, product } = await makeSite(app);
  const { pool } = app.container.infrastructure.database;
  const change = (name: string, price: number, beforeCommit = async (): Promise<void> => undefined) =>
    app.scope().em.transactional(async (em) => {
      await em.nativeUpdate(Product, { id: product(name).id }, { price });
      await publishSite(em, restaurantId);
      await beforeCommit();
    });
  const somebodyWaits = async () => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    expect(rows.length).toBeGreaterThan(0);
  };
  let second: Promise<void> | undefined;
  await change('Margherita', 999, async () => {
    second = change('Diavola', 1111);
    await vi.waitFor(somebodyWaits, 5_000);
  });
  await second;
  app.container.get(SiteService).forget(slug);
  const site = await app.container.get(SiteService).find(slug);
  const prices = site?.document.sections.flatMap(({ items }) => items).map(({ price }) => price);
  expect(prices).toEqual([999, 1111, 525, 475]);
});
