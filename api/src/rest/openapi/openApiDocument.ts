import { PRODUCT_NAME } from '../../lib/product.ts';
import { components } from './components.ts';
import { contactPaths } from './contact.ts';
import { demonstrationPaths } from './demonstration.ts';
import { imageProxyPaths } from './imageProxy.ts';
import { onboardingPaths } from './onboarding.ts';
import type { Paths } from './openApi.type.ts';
import { restaurantPortalPaths } from './restaurantPortal.ts';
import { productsPaths } from './products.ts';
import { servicesPaths } from './services.ts';
import { subscriptionsPaths } from './subscriptions.ts';
import { usersPaths } from './users.ts';

/** Every operation of the REST API. */
export const openApiPaths: Paths = {
  ...usersPaths,
  ...servicesPaths,
  ...subscriptionsPaths,
  ...onboardingPaths,
  ...restaurantPortalPaths,
  ...productsPaths,
  ...imageProxyPaths,
  ...contactPaths,
  ...demonstrationPaths,
};

/** The OpenAPI 3.1 description of the REST API at this origin. */
export const openApiDocument = (publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: `${PRODUCT_NAME} REST API`,
    version: '1',
    description:
      'JSON over HTTP. Pages of any origin may call it: it takes no cookie from them, only bearer tokens. Every error has the form of `Error`.',
  },
  servers: [{ url: `${publicUrl}/api/v1` }],
  paths: openApiPaths,
  components,
});
