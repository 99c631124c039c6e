import { systemClock } from '../../lib/clock.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { fail, ok } from '../../lib/result.ts';
import { SiteService } from '../sites/site.service.ts';
import { RestaurantChanges, RestaurantTurns } from './restaurantChanges.service.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const changes = () => app.scope().get(RestaurantChanges);
const published = (slug: string) => app.container.get(SiteService).find(slug);

it('a change is published with its commit', async () => {
  const { owner, restaurantId, slug } = await makeSite(app);
  const before = await published(slug);
  const target = { viewerId: owner?.id ?? '', restaurant: restaurantId };
  const changed = await changes().run(target, async (_em, restaurant) => {
    restaurant.name = 'New name';
    return ok('done');
  });
  const after = await published(slug);
  expect(changed).toMatchObject({ ok: true, value: { value: 'done', siteVersion: after?.version } });
  expect(after).toMatchObject({ version: (before?.version ?? 0) + 1, document: { name: 'New name' } });
});

it('the next read shows the change before its event arrives', async () => {
  const { owner, restaurantId, slug } = await makeSite(app);
  const { database, events } = app.container.infrastructure;
  const withoutEvents = { ...events, on: () => () => undefined };
  const sites = new SiteService(database.pool, withoutEvents, systemClock);
  await sites.find(slug);
  const target = { viewerId: owner?.id ?? '', restaurant: restaurantId };
  await new RestaurantChanges(app.scope().em, sites, new RestaurantTurns()).run(
    target,
    async (_em, restaurant) => {
      restaurant.slug = `${slug}-moved`;
      return ok(null);
    },
  );
  expect(await sites.find(slug)).toBeNull();
  expect(await sites.find(`${slug}-moved`)).toMatchObject({ version: expect.any(Number) });
});

it('a failed change saves nothing and publishes nothing', async () => {
  const { owner, restaurantId, slug } = await makeSite(app);
  const before = await published(slug);
  const conflict = { kind: 'conflict', message: 'No.' } as const;
  const target = { viewerId: owner?.id ?? '', restaurant: restaurantId };
  const changed = await changes().run(target, async (em, restaurant) => {
    restaurant.name = 'Written, then undone';
    await em.flush();
    restaurant.tagline = 'Not written yet';
    return fail(conflict);
  });
  expect(changed).toEqual({ ok: false, error: conflict });
  app.container.get(SiteService).forget(slug);
  expect(await published(slug)).toEqual(before);
  const { rows } = await app.container.infrastructure.database.pool.query(
    'select name, tagline from restaurants where id = $1',
    [restaurantId],
  );
  expect(rows).toEqual([{ name: before?.document.name, tagline: before?.document.tagline }]);
});

it('the restaurant of another person is not found, and the change does not run', async () => {
  const { restaurantId } = await makeSite(app);
  const changed = await changes().run({ viewerId: newId(), restaurant: restaurantId }, () => {
    throw new Error('must not run');
  });
  expect(changed).toMatchObject({ ok: false, error: { kind: 'notFound' } });
});
