import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import type { RestaurantType } from '../restaurants/restaurant.type.ts';
import { toRestaurantType } from '../restaurants/toRestaurantType.ts';
import type { SiteLinks } from '../sites/siteLinks.ts';

/** The restaurant whose menu its owner has just changed. Throws when it is not theirs any more. */
export async function toChangedRestaurant(
  restaurants: RestaurantService,
  links: SiteLinks,
  ownerId: string,
  restaurantId: string,
): Promise<RestaurantType> {
  const restaurant = await restaurants.findOwned(ownerId, restaurantId);
  if (!restaurant) throw new Error(`Restaurant ${restaurantId} has gone since its menu was changed`);
  return toRestaurantType(restaurant, links);
}
