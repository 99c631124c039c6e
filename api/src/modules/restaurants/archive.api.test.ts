import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeRestaurant, type RestaurantMutation } from '../../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { SiteService } from '../sites/site.service.ts';
import { SUBSCRIPTION_STATUSES } from '@forkfront/common/plan.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const call = (mutation: RestaurantMutation, site: MadeSite) =>
  changeRestaurant(app, mutation, { id: toGlobalId('Restaurant', site.restaurantId) }, site.owner?.token);
const archive = (site: MadeSite) => call('archiveRestaurant', site);
const reopen = (site: MadeSite) => call('reopenRestaurant', site);

describe('archiveRestaurant and reopenRestaurant', () => {
  it.each(SUBSCRIPTION_STATUSES.filter((status) => status !== 'archived' && status !== 'unclaimed'))(
    'closing and reopening a site that is %s restores its status',
    async (status) => {
      const site = await makeSite(app, { status });
      const version = (await app.container.get(SiteService).find(site.slug))?.version ?? 0;
      expect(await archive(site)).toMatchObject({
        __typename: 'ArchiveRestaurantPayload',
        restaurant: { subscription: { status: 'ARCHIVED' }, siteVersion: version + 1 },
      });
      expect((await app.container.get(SiteService).find(site.slug))?.document).toMatchObject({
        isArchived: true,
        acceptsOrders: false,
      });
      expect(await reopen(site)).toMatchObject({
        __typename: 'ReopenRestaurantPayload',
        restaurant: { subscription: { status: status.toUpperCase() }, siteVersion: version + 2 },
      });
      expect((await app.container.get(SiteService).find(site.slug))?.document).toMatchObject({
        isArchived: false,
        acceptsOrders: true,
      });
    },
  );

  it('a trial that ended while the site was closed is expired after reopening', async () => {
    const site = await makeSite(app, { status: 'trialing' });
    await archive(site);
    await app.container.infrastructure.database.pool.query(
      "update restaurants set trial_ends_at = now() - interval '1 minute' where id = $1",
      [site.restaurantId],
    );
    expect(await reopen(site)).toMatchObject({ restaurant: { subscription: { status: 'TRIAL_EXPIRED' } } });
  });

  it('closing a closed site and reopening an open one are conflicts', async () => {
    const site = await makeSite(app);
    expect(await reopen(site)).toEqual({
      __typename: 'ConflictError',
      message: 'This website is already open.',
    });
    await archive(site);
    expect(await archive(site)).toEqual({
      __typename: 'ConflictError',
      message: 'This website is already closed.',
    });
  });

  it('one of ten parallel requests closes the site', async () => {
    const site = await makeSite(app, { status: 'active_paid' });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => archive(site)));
    const closed = outcomes.filter(({ __typename }) => __typename === 'ArchiveRestaurantPayload');
    expect(closed).toHaveLength(1);
    expect(await reopen(site)).toMatchObject({ restaurant: { subscription: { status: 'ACTIVE_PAID' } } });
  });

  it('a closed site takes no orders, a reopened one takes them again', async () => {
    const site = await makeSite(app);
    await archive(site);
    expect((await placeOrder(app, orderInput(site))).__typename).toBe('ClosedError');
    await reopen(site);
    expect((await placeOrder(app, orderInput(site))).__typename).toBe('PlaceOrderPayload');
  });
});
