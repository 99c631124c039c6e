import { z } from 'zod';
import { readBody } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import { viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { messages } from './messages.ts';
import { STOREFRONT_THEMES } from './restaurant.entity.ts';
import { toRestOwnProduct, toRestRestaurant } from './toRestRestaurant.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { RestaurantEditService } from './restaurantEdit.service.ts';
import { RestaurantService } from './restaurant.service.ts';

const line = z.string({ error: 'Please send a text or null.' }).nullish();
const colour = z.string({ error: messages.colourInvalid });

const Patch = z.object({
  name: line,
  isActive: z.boolean({ error: 'Please send true or false.' }).nullish(),
  coverImageUrl: line,
  logoUrl: line,
  tagline: line,
  phone: line,
  addressLine: line,
  orderEmail: line,
  theme: z.enum(STOREFRONT_THEMES, { error: messages.themeUnknown }).nullish(),
  brand: z.object({ primary: colour, secondary: colour }, { error: messages.colourInvalid }).nullish(),
});

/** Spec §7: the portal's restaurants. */
export const restaurantRoutes: RestRoute[] = [
  viewerRoute({
    method: 'get',
    path: '/restaurant-portal/my-restaurants',
    uses: { restaurants: RestaurantService, links: SiteLinks },
    async answer({ restaurants, links, viewer, response }) {
      const owned = await restaurants.listAllOwned(viewer.id);
      response.json({ data: { restaurants: owned.map((one) => toRestRestaurant(one, links)) } });
    },
  }),
  viewerRoute({
    method: 'get',
    path: '/restaurant-portal/restaurant/{id}',
    uses: { restaurants: RestaurantService, links: SiteLinks },
    async answer({ restaurants, links, viewer, request, response }) {
      const found = await restaurants.findOwnedWithProducts(viewer.id, String(request.params.id));
      if (!found) return sendFailure(response, { kind: 'notFound', message: messages.restaurantUnknown });
      const products = found.products.map((product) => toRestOwnProduct(product, links));
      // Spec §3 has the products inside the restaurant; earlier clients read them beside it.
      const restaurant = { ...toRestRestaurant(found.restaurant, links), products };
      response.json({ data: { restaurant, products } });
    },
  }),
  viewerRoute({
    method: 'patch',
    path: '/restaurant-portal/restaurants/{id}',
    uses: { restaurantEdits: RestaurantEditService, links: SiteLinks },
    async answer({ restaurantEdits, links, viewer, request, body, response }) {
      const patch = readBody(Patch, body);
      if (!patch.ok) return sendFailure(response, patch.error);
      const id = String(request.params.id);
      const updated = await restaurantEdits.update(viewer.id, id, patch.value);
      respond(response, updated, (restaurant) => ({
        data: { restaurant: toRestRestaurant(restaurant, links) },
      }));
    },
  }),
];
