import { accountRoutes } from '../modules/accounts/account.rest.ts';
import { googleRoutes } from '../modules/accounts/google/google.rest.ts';
import { passwordResetRoutes } from '../modules/accounts/passwords/passwordReset.rest.ts';
import { billingRoutes } from '../modules/billing/billing.rest.ts';
import { catalogueRoutes } from '../modules/catalogue/catalogue.rest.ts';
import { contactRoutes } from '../modules/contact/contact.rest.ts';
import { demonstrationRoutes } from '../modules/demonstration/demonstration.rest.ts';
import { onboardingRoutes } from '../modules/onboarding/onboarding.rest.ts';
import { productRoutes } from '../modules/products/product.rest.ts';
import { claimRoutes } from '../modules/restaurants/claim.rest.ts';
import { restaurantRoutes } from '../modules/restaurants/restaurant.rest.ts';
import { uploadRoutes } from '../modules/uploads/upload.rest.ts';
import type { RestRoute } from './restRoute.ts';

/** Every route of the REST API. */
export const restRoutes: RestRoute[] = [
  ...accountRoutes,
  ...passwordResetRoutes,
  ...googleRoutes,
  ...catalogueRoutes,
  ...billingRoutes,
  ...onboardingRoutes,
  ...claimRoutes,
  ...restaurantRoutes,
  ...productRoutes,
  ...uploadRoutes,
  ...contactRoutes,
  ...demonstrationRoutes,
];
