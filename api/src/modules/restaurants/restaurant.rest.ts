import { z } from 'zod';
import { readBody } from '../../rest/readBody.ts';
import { respond } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/restRoute.ts';
import { sendFailure } from '../../rest/sendFailure.ts';
import { messages } from './messages.ts';
import { STOREFRONT_THEMES } from './restaurant.entity.ts';
import { toRestOwnProduct, toRestRestaurant } from './toRestRestaurant.ts';

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
  {
    method: 'get',
    path: '/restaurant-portal/my-restaurants',
    access: 'viewer',
    async answer({ scope, viewer, response }) {
      const restaurants = await scope.restaurants.listAllOwned(viewer.id);
      const { links } = scope.shared;
      response.json({ data: { restaurants: restaurants.map((one) => toRestRestaurant(one, links)) } });
    },
  },
  {
    method: 'get',
    path: '/restaurant-portal/restaurant/{id}',
    access: 'viewer',
    async answer({ scope, viewer, request, response }) {
      const found = await scope.restaurants.findOwnedWithProducts(viewer.id, String(request.params.id));
      if (!found) return sendFailure(response, { kind: 'notFound', message: messages.restaurantUnknown });
      const { links } = scope.shared;
      const products = found.products.map((product) => toRestOwnProduct(product, links));
      // Spec §3 has the products inside the restaurant; earlier clients read them beside it.
      const restaurant = { ...toRestRestaurant(found.restaurant, links), products };
      response.json({ data: { restaurant, products } });
    },
  },
  {
    method: 'patch',
    path: '/restaurant-portal/restaurants/{id}',
    access: 'viewer',
    async answer({ scope, viewer, request, body, response }) {
      const patch = readBody(Patch, body);
      if (!patch.ok) return sendFailure(response, patch.error);
      const id = String(request.params.id);
      const updated = await scope.restaurantEdits.update(viewer.id, id, patch.value);
      const { links } = scope.shared;
      respond(response, updated, (restaurant) => ({
        data: { restaurant: toRestRestaurant(restaurant, links) },
      }));
    },
  },
];
