import { AccountResolver } from '../modules/accounts/account.resolver.ts';
import { PasswordResetResolver } from '../modules/accounts/passwordReset.resolver.ts';
import { CatalogueResolver } from '../modules/catalogue/catalogue.resolver.ts';
import { OnboardingResolver } from '../modules/onboarding/onboarding.resolver.ts';
import { ClaimResolver } from '../modules/restaurants/claim.resolver.ts';
import { NodeResolver } from '../modules/node/node.resolver.ts';
import { OrderResolver } from '../modules/orders/order.resolver.ts';
import { UserRestaurantsResolver } from '../modules/restaurants/userRestaurants.resolver.ts';
import { StorefrontResolver } from '../modules/sites/storefront.resolver.ts';
import { UploadResolver } from '../modules/uploads/upload.resolver.ts';
import type { Scope } from './scope.ts';
import { nodeFetchers } from './nodeFetchers.ts';

/** How each resolver class is made for an operation. A class missing here is refused when the schema is built. */
export const resolverFactories = new Map<unknown, (scope: Scope) => object>([
  [NodeResolver, (scope) => new NodeResolver(nodeFetchers(scope))],
  [AccountResolver, (scope) => new AccountResolver(scope.accounts, scope.sessions)],
  [PasswordResetResolver, (scope) => new PasswordResetResolver(scope.passwordResets)],
  [CatalogueResolver, (scope) => new CatalogueResolver(scope.catalogue)],
  [UploadResolver, (scope) => new UploadResolver(scope.uploads, scope.uploadCallers)],
  [UserRestaurantsResolver, (scope) => new UserRestaurantsResolver(scope.restaurants, scope.shared.links)],
  [ClaimResolver, (scope) => new ClaimResolver(scope.claims, scope.shared.links)],
  [OnboardingResolver, (scope) => new OnboardingResolver(scope.conversations, scope.shared.links)],
  [
    OrderResolver,
    ({ orders, orderAnswers, orderStatus, shared }) =>
      new OrderResolver(orders, orderAnswers, orderStatus, shared.links),
  ],
  [StorefrontResolver, (scope) => new StorefrontResolver(scope.shared.sites, scope.shared.links)],
]);
