import { toPaidSubscriptionType } from '../modules/billing/toPaidSubscriptionType.ts';
import { toServiceType } from '../modules/catalogue/toServiceType.ts';
import type { NodeFetchers } from '../modules/node/nodeFetchers.ts';
import { toSessionType } from '../modules/accounts/sessions/toSessionType.ts';
import { toUserType } from '../modules/accounts/toUserType.ts';
import { toProductSectionType } from '../modules/products/toProductSectionType.ts';
import { toProductType } from '../modules/products/toProductType.ts';
import { toRestaurantType } from '../modules/restaurants/toRestaurantType.ts';
import type { Scope } from './scope.ts';

/** How `node` fetches each type. */
export const nodeFetchers = (scope: Scope): NodeFetchers => ({
  User: async (id, viewer) => (viewer?.id === id ? toUserType(viewer) : null),
  Session: async (id, viewer) => {
    const found = viewer && (await scope.sessions.findOwned(viewer.id, id));
    return found && toSessionType(found, viewer);
  },
  Service: async (id) => {
    const plan = await scope.catalogue.find(id);
    return plan && toServiceType(plan);
  },
  PaidSubscription: async (id, viewer) => {
    const found = viewer && (await scope.billing.findOwned(viewer.id, id));
    return found && toPaidSubscriptionType(found, scope.shared.links);
  },
  Restaurant: async (id, viewer) => {
    const found = viewer && (await scope.restaurants.findOwned(viewer.id, id));
    return found && toRestaurantType(found, scope.shared.links);
  },
  Product: async (id, viewer) => {
    const found = viewer && (await scope.menus.ownedProduct(viewer.id, id));
    return found && toProductType(found, scope.shared.links);
  },
  ProductSection: async (id, viewer) => {
    const found = viewer && (await scope.menus.ownedSection(viewer.id, id));
    return found && toProductSectionType(found);
  },
});
