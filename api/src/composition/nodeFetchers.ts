import { toServiceType } from '../modules/catalogue/toServiceType.ts';
import type { NodeFetchers } from '../modules/node/nodeFetchers.ts';
import { toUserType } from '../modules/accounts/toUserType.ts';
import { toRestaurantType } from '../modules/restaurants/toRestaurantType.ts';
import type { Scope } from './scope.ts';

/** How `node` fetches each type. */
export const nodeFetchers = (scope: Scope): NodeFetchers => ({
  User: async (id, viewer) => (viewer?.id === id ? toUserType(viewer) : null),
  Service: async (id) => {
    const plan = await scope.catalogue.find(id);
    return plan && toServiceType(plan);
  },
  Restaurant: async (id, viewer) => {
    const found = viewer && (await scope.restaurants.findOwned(viewer.id, id));
    return found && toRestaurantType(found, scope.shared.links);
  },
});
