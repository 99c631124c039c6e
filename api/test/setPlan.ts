import type { PackageTier } from '@forkfront/common/plan.ts';
import { Restaurant } from '../src/modules/restaurants/restaurant.entity.ts';
import type { MadeSite } from './makeSite.ts';
import type { TestApp } from './testApp.ts';

/** Sets a site's plan without the payment provider. */
export async function setPlan(app: TestApp, site: MadeSite, tier: PackageTier): Promise<void> {
  const status = tier === 'FREE' ? 'cancelled' : 'active_paid';
  await app.scope().em.nativeUpdate(Restaurant, { id: site.restaurantId }, { package: tier, status });
}
