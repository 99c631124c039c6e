import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { SiteNotice } from './siteNotice.entity.ts';
import type { PlanState } from './siteNotice.rules.ts';
import { announceSiteStatus } from './siteStatus.service.ts';

const PAID: PlanState = { status: 'active_paid', package: 'GOLD' };
const CANCELLED: PlanState = { status: 'cancelled', package: 'FREE' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('each end of a plan gets its own notice on its own day', async () => {
  const { restaurantId: id } = await makeSite(app);
  const planEndedAfter = async (from: PlanState, to: PlanState, now: Date) => {
    await app.scope().em.transactional(async (em) => {
      await em.nativeUpdate(Restaurant, { id }, to);
      await announceSiteStatus(em, id, { from, to, now });
    });
    return (await app.scope().em.findOneOrFail(Restaurant, { id })).planEndedAt;
  };
  const [first, again, last] = ['2026-01-05', '2026-02-05', '2026-03-05'].map((day) => new Date(day)) as [
    Date,
    Date,
    Date,
  ];
  expect(await planEndedAfter(PAID, CANCELLED, first)).toEqual(first);
  expect(await planEndedAfter(CANCELLED, PAID, again)).toBeNull();
  expect(await planEndedAfter(PAID, CANCELLED, last)).toEqual(last);
  expect(await app.scope().em.count(SiteNotice, { restaurant: id, kind: 'plan-ended' })).toBe(2);
});
