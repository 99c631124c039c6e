import { SECOND_MS } from '@forkfront/common/durations.ts';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Outcome, notFound, conflict } from '../../lib/result.ts';
import { messages as restaurantMessages } from '../restaurants/messages.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { messages } from './messages.ts';
import { LIMITS } from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';

/** Lets people try the sites that they may edit: in test mode they order as diners do, and the orders reach nobody. */
export class TestModeService {
  constructor(
    private readonly restaurants: RestaurantService,
    private readonly links: OrderLinks,
    private readonly clock: Clock,
  ) {}

  /** The address that opens the test mode of a site in the person's browser. It is a secret and works for an hour. */
  async open(viewerId: string, restaurantId: string): Promise<Outcome<string, 'notFound' | 'conflict'>> {
    const restaurant = await this.restaurants.findPermitted(viewerId, restaurantId);
    if (!restaurant) return notFound(restaurantMessages.restaurantUnknown);
    const { slug, status, suspendedAt } = restaurant;
    if (suspendedAt) return conflict(restaurantMessages.suspended);
    if (status === 'archived') return conflict(messages.testOfClosedSite);
    const ends = this.clock().getTime() + LIMITS.testModeMinutes * 60 * SECOND_MS;
    const expires = Math.floor(ends / SECOND_MS);
    return ok(this.links.testModeUrl(slug, { testerId: viewerId, restaurantId, expires }));
  }
}
