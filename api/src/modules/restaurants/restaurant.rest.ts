import { z } from 'zod';
import {
  type Paths,
  answer,
  bearer,
  body,
  failures,
  nullable,
  object,
  ref,
  string,
} from '../../rest/openApi.ts';
import {
  readBody,
  respond,
  viewerRoute,
  type RestRoute,
  sendFailure,
  text,
  publicRoute,
} from '../../rest/restRoute.ts';
import { toRestSignedIn } from '../accounts/account.rest.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { ClaimService } from './claim.service.ts';
import { messages } from './messages.ts';
import { OnboardingCookie } from './onboardingCookie.rest.ts';
import { type Restaurant, STOREFRONT_THEMES } from './restaurant.entity.ts';
import { type OwnProduct, RestaurantService } from './restaurant.service.ts';
import { RestaurantEditService } from './restaurantEdit.service.ts';

const tags = ['restaurant-portal'];
const id = { name: 'id', in: 'path', required: true, schema: string('Id of the restaurant.') } as const;
const optional = (description: string, maxLength: number) => nullable(string(description, { maxLength }));
const colourSchema = string('Colour.', { pattern: '^#[0-9a-fA-F]{6}$' });

const patch = {
  name: string('Name of the restaurant.', { minLength: 1, maxLength: 80 }),
  isActive: { type: 'boolean', description: 'False closes ordering.' },
  coverImageUrl: nullable(string('Address from `confirm-upload`; null removes the picture.')),
  logoUrl: nullable(string('Address from `confirm-upload`; null removes the logo.')),
  tagline: optional('A line below the name; null removes it.', 140),
  phone: optional('Phone number; null removes it.', 40),
  addressLine: optional('Postal address; null removes it.', 200),
  orderEmail: optional("Where orders are mailed; null: the account's address.", 254),
  theme: string('Look of the site.', { enum: ['trattoria', 'counter'] }),
  brand: object({ primary: colourSchema, secondary: colourSchema }),
};

export const restaurantPortalPaths: Paths = {
  '/restaurant-portal/my-restaurants': {
    get: {
      summary: 'The websites of the account, newest first',
      description: 'At most 500; GraphQL has pages, a search and filters.',
      tags,
      security: bearer,
      responses: {
        200: answer(
          'The websites.',
          object({ data: object({ restaurants: { type: 'array', items: ref('Restaurant') } }) }),
        ),
        ...failures(401),
      },
    },
  },
  '/restaurant-portal/restaurant/{id}': {
    get: {
      summary: 'A website with its products',
      tags,
      security: bearer,
      parameters: [id],
      responses: {
        200: answer(
          'The website, and its products in the order of the menu.',
          object({
            data: object({
              restaurant: {
                allOf: [ref('Restaurant'), object({ products: { type: 'array', items: ref('Product') } })],
              },
              products: { type: 'array', items: ref('Product'), description: 'The same products again.' },
            }),
          }),
        ),
        ...failures(401, 404),
      },
    },
  },
  '/restaurant-portal/restaurants/{id}': {
    patch: {
      summary: 'Change a website',
      description: 'Fields that are left out stay as they are; fields not named here are ignored.',
      tags,
      security: bearer,
      parameters: [id],
      ...body(object(patch, Object.keys(patch))),
      responses: {
        200: answer('The website, as changed.', object({ data: object({ restaurant: ref('Restaurant') }) })),
        ...failures(400, 401, 404, 413, 415),
      },
    },
  },
};

/** A site with the field names of specification §3. */
const toRestRestaurant = (restaurant: Restaurant, links: SiteLinks) => ({
  _id: restaurant.id,
  name: restaurant.name,
  slug: restaurant.slug,
  url: links.siteUrl(restaurant.slug),
  isActive: restaurant.isActive,
  logoUrl: links.pictureUrl(restaurant.logoKey),
  coverImageUrl: links.pictureUrl(restaurant.coverImageKey),
  tagline: restaurant.tagline ?? null,
  phone: restaurant.phone ?? null,
  addressLine: restaurant.addressLine ?? null,
  orderEmail: restaurant.orderEmail ?? null,
  theme: restaurant.theme,
  brand: { primary: restaurant.brandPrimary, secondary: restaurant.brandSecondary },
  package: restaurant.package,
  subscription: {
    status: restaurant.status,
    package: restaurant.package,
    trialEndsAt: restaurant.trialEndsAt?.toISOString() ?? null,
    trialOrderCount: restaurant.trialOrderCount,
  },
});

/** A product of one's own with the field names of specification §3; the price is in pounds there. */
export const toRestOwnProduct = (
  { id, name, description, price, imageKey }: OwnProduct,
  links: SiteLinks,
) => ({
  _id: id,
  name,
  description,
  price: price / 100,
  imageUrl: links.pictureUrl(imageKey),
});

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

/** The specified payload (§7) has no such field: posting a claim accepts the terms unless it says otherwise. */
const termsAccepted = z.boolean({ error: 'Please send true or false.' }).default(true);

const ClaimWithAccount = z.object({
  claimToken: text,
  name: text,
  email: text,
  password: text,
  termsAccepted,
});
const ClaimForUser = z.object({ claimToken: text, termsAccepted });

/** Spec §7: claiming a preview. */
export const claimRoutes: RestRoute[] = [
  publicRoute({
    method: 'post',
    path: '/onboarding/claim-restaurant',
    uses: { claims: ClaimService, cookie: OnboardingCookie },
    async answer(call) {
      const input = readBody(ClaimWithAccount, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const claimed = await call.claims.claimWithAccount(input.value, call.ip);
      if (claimed.ok) call.cookie.clear(call.response);
      respond(call.response, claimed, toRestSignedIn);
    },
  }),
  viewerRoute({
    method: 'post',
    path: '/onboarding/claim-for-user',
    uses: { claims: ClaimService, cookie: OnboardingCookie },
    async answer(call) {
      const input = readBody(ClaimForUser, call.body);
      if (!input.ok) return sendFailure(call.response, input.error);
      const { claimToken } = input.value;
      const claimed = await call.claims.claimForUser(claimToken, call.viewer.id, input.value.termsAccepted);
      if (claimed.ok) call.cookie.clear(call.response);
      respond(call.response, claimed, (restaurant) => ({ data: { restaurant: toRestClaimed(restaurant) } }));
    },
  }),
];

const toRestClaimed = ({ id, name, slug }: Restaurant) => ({ _id: id, name, slug });
