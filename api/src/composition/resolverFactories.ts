import { AccountResolver } from '../modules/accounts/account.resolver.ts';
import { AccountProfileResolver } from '../modules/accounts/accountProfile.resolver.ts';
import { EmailChangeResolver } from '../modules/accounts/addresses/emailChange.resolver.ts';
import { EmailVerificationResolver } from '../modules/accounts/addresses/emailVerification.resolver.ts';
import { AccountExportResolver } from '../modules/accounts/accountExport.resolver.ts';
import { AccountRemovalResolver } from '../modules/accounts/accountRemoval.resolver.ts';
import { PasswordChangeResolver } from '../modules/accounts/passwords/passwordChange.resolver.ts';
import { SessionResolver } from '../modules/accounts/sessions/session.resolver.ts';
import { LoginCodeResolver } from '../modules/accounts/google/loginCode.resolver.ts';
import { PasswordResetResolver } from '../modules/accounts/passwords/passwordReset.resolver.ts';
import { BillingResolver } from '../modules/billing/billing.resolver.ts';
import { UserBillingResolver } from '../modules/billing/userBilling.resolver.ts';
import { CatalogueResolver } from '../modules/catalogue/catalogue.resolver.ts';
import { ContactResolver } from '../modules/contact/contact.resolver.ts';
import { PlanInterestResolver } from '../modules/contact/planInterest.resolver.ts';
import { DemonstrationResolver } from '../modules/demonstration/demonstration.resolver.ts';
import { OnboardingResolver } from '../modules/onboarding/onboarding.resolver.ts';
import { ClaimResolver } from '../modules/restaurants/claim.resolver.ts';
import { NodeResolver } from '../modules/node/node.resolver.ts';
import { OrderResolver } from '../modules/orders/order.resolver.ts';
import { ProductResolver } from '../modules/products/product.resolver.ts';
import { ProductSectionResolver } from '../modules/products/productSection.resolver.ts';
import { RestaurantMenuResolver } from '../modules/products/restaurantMenu.resolver.ts';
import { RestaurantEditResolver } from '../modules/restaurants/restaurantEdit.resolver.ts';
import { RestaurantFieldsResolver } from '../modules/restaurants/restaurantFields.resolver.ts';
import { UserRestaurantsResolver } from '../modules/restaurants/userRestaurants.resolver.ts';
import { SettingsResolver } from '../modules/settings/settings.resolver.ts';
import { StorefrontResolver } from '../modules/sites/storefront.resolver.ts';
import { ProductImageResolver } from '../modules/uploads/productImage.resolver.ts';
import { UploadResolver } from '../modules/uploads/upload.resolver.ts';
import type { Scope } from './scope.ts';
import { nodeFetchers } from './nodeFetchers.ts';

/** How each resolver class is made for an operation. A class missing here is refused when the schema is built. */
export const resolverFactories = new Map<unknown, (scope: Scope) => object>([
  [NodeResolver, (scope) => new NodeResolver(nodeFetchers(scope))],
  [AccountResolver, (scope) => new AccountResolver(scope.accounts, scope.sessions)],
  [EmailVerificationResolver, (scope) => new EmailVerificationResolver(scope.emailVerifications)],
  [EmailChangeResolver, (scope) => new EmailChangeResolver(scope.emailChanges)],
  [AccountProfileResolver, (scope) => new AccountProfileResolver(scope.accountProfiles)],
  [LoginCodeResolver, (scope) => new LoginCodeResolver(scope.loginCodes)],
  [PasswordResetResolver, (scope) => new PasswordResetResolver(scope.passwordResets)],
  [SessionResolver, (scope) => new SessionResolver(scope.sessions)],
  [PasswordChangeResolver, (scope) => new PasswordChangeResolver(scope.passwordChanges)],
  [AccountExportResolver, (scope) => new AccountExportResolver(scope.accountExports)],
  [AccountRemovalResolver, (scope) => new AccountRemovalResolver(scope.accountRemovals)],
  [CatalogueResolver, (scope) => new CatalogueResolver(scope.catalogue)],
  [
    BillingResolver,
    ({ checkouts, checkoutStatus, planChanges, billing, shared }) =>
      new BillingResolver(checkouts, checkoutStatus, planChanges, billing, shared.links),
  ],
  [UserBillingResolver, ({ billing, shared }) => new UserBillingResolver(billing, shared.links)],
  [UploadResolver, (scope) => new UploadResolver(scope.uploads, scope.uploadCallers)],
  [ProductImageResolver, (scope) => new ProductImageResolver(scope.productImages)],
  [UserRestaurantsResolver, (scope) => new UserRestaurantsResolver(scope.restaurants, scope.shared.links)],
  [
    RestaurantFieldsResolver,
    ({ siteVersions, slugChanges, shared }) =>
      new RestaurantFieldsResolver(siteVersions, slugChanges, shared.infrastructure.clock),
  ],
  [
    RestaurantEditResolver,
    ({ restaurantEdits, slugChanges, archives, shared }) =>
      new RestaurantEditResolver(restaurantEdits, slugChanges, archives, shared.links),
  ],
  [RestaurantMenuResolver, (scope) => new RestaurantMenuResolver(scope.menus, scope.shared.links)],
  [
    ProductResolver,
    ({ products, menus, restaurants, shared }) =>
      new ProductResolver(products, menus, restaurants, shared.links),
  ],
  [
    ProductSectionResolver,
    ({ productSections, restaurants, shared }) =>
      new ProductSectionResolver(productSections, restaurants, shared.links),
  ],
  [ClaimResolver, (scope) => new ClaimResolver(scope.claims, scope.shared.links)],
  [OnboardingResolver, (scope) => new OnboardingResolver(scope.conversations, scope.shared.links)],
  [
    OrderResolver,
    ({ orders, orderAnswers, orderStatus, shared }) =>
      new OrderResolver(orders, orderAnswers, orderStatus, shared.links),
  ],
  [
    StorefrontResolver,
    ({ shared }) => new StorefrontResolver(shared.sites, shared.retiredSlugs, shared.links),
  ],
  [ContactResolver, (scope) => new ContactResolver(scope.contact)],
  [PlanInterestResolver, (scope) => new PlanInterestResolver(scope.planInterests)],
  [
    DemonstrationResolver,
    ({ projects, projectAnswers }) => new DemonstrationResolver(projects, projectAnswers),
  ],
  [SettingsResolver, ({ shared }) => new SettingsResolver(shared.infrastructure.pixels)],
]);
