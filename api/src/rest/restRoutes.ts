import { accountRoutes } from '../modules/accounts/account.rest.ts';
import { passwordResetRoutes } from '../modules/accounts/passwordReset.rest.ts';
import { catalogueRoutes } from '../modules/catalogue/catalogue.rest.ts';
import { onboardingRoutes } from '../modules/onboarding/onboarding.rest.ts';
import { claimRoutes } from '../modules/restaurants/claim.rest.ts';
import { uploadRoutes } from '../modules/uploads/upload.rest.ts';
import type { RestRoute } from './restRoute.ts';

/** Every route of the REST API. */
export const restRoutes: RestRoute[] = [
  ...accountRoutes,
  ...passwordResetRoutes,
  ...catalogueRoutes,
  ...onboardingRoutes,
  ...claimRoutes,
  ...uploadRoutes,
];
