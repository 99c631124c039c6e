import { EMAIL_LENGTH } from '@forkfront/common/email.ts';
import { SITE_LENGTHS } from '@forkfront/common/limits.ts';
import { z } from 'zod';
import { ok, notFound } from '../../lib/result.ts';
import { mapOk, nullRefused, viewerRoute, type RestRoute } from '../../rest/restRoute.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { messages } from './messages.ts';
import { restFields, toRestFields } from './productFields.rest.ts';
import { PACKAGE_TIERS, SUBSCRIPTION_STATUSES } from '@forkfront/common/plan.ts';
import { THEMES } from '@forkfront/common/themes.ts';
import type { Restaurant } from './restaurant.entity.ts';
import { type OwnProduct, RestaurantService } from './restaurant.service.ts';
import { RestaurantEditService } from './restaurantEdit.service.ts';

const id = z.uuid().describe('UUID.');
const theme = z.enum(THEMES, { error: messages.themeUnknown });
const plan = z.enum(PACKAGE_TIERS).describe('The plan.');

const RestRestaurant = z
  .object({
    _id: id,
    name: z.string().describe('Its name.'),
    slug: z.string().describe('Subdomain of its site.'),
    url: z.url().describe('Address of its site.'),
    isActive: z.boolean().describe('False while ordering is closed.'),
    logoUrl: z.string().nullable().describe('Address of the logo.'),
    coverImageUrl: z.string().nullable().describe('Address of the hero picture.'),
    tagline: z.string().nullable().describe('A line below the name.'),
    phone: z.string().nullable().describe('Phone number that diners see.'),
    addressLine: z.string().nullable().describe('Postal address.'),
    openingHours: z.string().nullable().describe('Opening hours as written, a line for each.'),
    orderEmail: z.string().nullable().describe("Where orders are mailed; null: the account's address."),
    theme: theme.describe('Look of the site.'),
    brand: z.object({
      primary: z.string().describe('Main colour, #rrggbb.'),
      secondary: z.string().describe('Second colour, #rrggbb.'),
    }),
    package: plan,
    subscription: z.object({
      status: z.enum(SUBSCRIPTION_STATUSES).describe('State of the site and its plan.'),
      package: plan,
      trialEndsAt: z
        .string()
        .nullable()
        .meta({ description: 'End of the trial; null when there was none.', format: 'date-time' }),
      trialOrderCount: z.int().describe('Orders taken while trialing.'),
    }),
  })
  .meta({ id: 'Restaurant' });

export const RestProduct = z
  .object({
    _id: id,
    name: z.string().describe('What it is called.'),
    description: z.string().describe('What it is.'),
    price: z.number().describe('Price in pounds (GBP), e.g. 8.5.'),
    ...restFields,
    imageUrl: z.string().nullable().describe('Address of its picture.'),
  })
  .meta({ id: 'Product' });

const RestMenu = RestRestaurant.extend({ products: z.array(RestProduct) }).meta({
  id: 'RestaurantWithProducts',
});

/** A site with the field names of specification §3. */
const toRestRestaurant = (restaurant: Restaurant, links: SiteLinks): z.output<typeof RestRestaurant> => ({
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
  openingHours: restaurant.openingHours ?? null,
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

/** A product with the field names of specification §3; its price is in pounds. */
export const toRestOwnProduct = (
  { id, name, description, price, imageKey, ...product }: OwnProduct,
  links: SiteLinks,
): z.output<typeof RestProduct> => ({
  _id: id,
  name,
  description,
  price: price / 100,
  ...toRestFields(product),
  imageUrl: links.pictureUrl(imageKey),
});

const line = z.string({ error: 'Please send a text or null.' }).nullish();
const optional = (description: string, maxLength: number) => line.meta({ description, maxLength });
const colour = z
  .string({ error: messages.colourInvalid })
  .meta({ description: 'Colour.', pattern: '^#[0-9a-fA-F]{6}$' });

const Patch = z.object({
  name: line.meta({
    description: 'Name of the restaurant.',
    minLength: 1,
    maxLength: SITE_LENGTHS.name,
    ...nullRefused,
  }),
  isActive: z
    .boolean({ error: 'Please send true or false.' })
    .nullish()
    .meta({ description: 'False closes ordering.', ...nullRefused }),
  coverImageUrl: line.describe('Address from `confirm-upload`; null removes the picture.'),
  logoUrl: line.describe('Address from `confirm-upload`; null removes the logo.'),
  tagline: optional('A line below the name; null removes it.', SITE_LENGTHS.tagline),
  phone: optional('Phone number; null removes it.', SITE_LENGTHS.phone),
  addressLine: optional('Postal address; null removes it.', SITE_LENGTHS.address),
  openingHours: optional('Opening hours, several lines; null removes them.', SITE_LENGTHS.openingHours),
  orderEmail: optional("Where orders are mailed; null: the account's address.", EMAIL_LENGTH),
  theme: theme.nullish().meta({ description: 'Look of the site.', ...nullRefused }),
  brand: z
    .object({ primary: colour, secondary: colour }, { error: messages.colourInvalid })
    .nullish()
    .meta(nullRefused),
});

const byId = z.object({ id: z.string().describe('Id of the restaurant.') });

/** Spec §7: the portal's restaurants. */
export const restaurantRoutes: RestRoute[] = [
  viewerRoute({
    method: 'get',
    path: '/restaurant-portal/my-restaurants',
    operationId: 'listRestaurants',
    tag: 'restaurant-portal',
    summary: 'The websites of the account, newest first',
    description: 'At most 500; GraphQL has pages, a search and filters.',
    answers: {
      200: {
        description: 'The websites.',
        json: z.object({ data: z.object({ restaurants: z.array(RestRestaurant) }) }),
      },
    },
    uses: { restaurants: RestaurantService, links: SiteLinks },
    async answer({ restaurants, links, viewer }) {
      const owned = await restaurants.listAllOwned(viewer.id);
      return ok({ data: { restaurants: owned.map((one) => toRestRestaurant(one, links)) } });
    },
  }),
  viewerRoute({
    method: 'get',
    path: '/restaurant-portal/restaurant/{id}',
    operationId: 'getRestaurant',
    tag: 'restaurant-portal',
    summary: 'A website with its products',
    params: byId,
    answers: {
      200: {
        description: 'The website, and its products in the order of the menu.',
        json: z.object({
          data: z.object({
            restaurant: RestMenu,
            products: z.array(RestProduct).describe('The same products again.'),
          }),
        }),
      },
    },
    failures: [404],
    uses: { restaurants: RestaurantService, links: SiteLinks },
    async answer({ restaurants, links, viewer, params }) {
      const found = await restaurants.findOwnedWithProducts(viewer.id, params.id);
      if (!found) return notFound(messages.restaurantUnknown);
      const products = found.products.map((product) => toRestOwnProduct(product, links));
      // Spec §3 has the products in the restaurant; earlier clients read them next to it.
      const restaurant = { ...toRestRestaurant(found.restaurant, links), products };
      return ok({ data: { restaurant, products } });
    },
  }),
  viewerRoute({
    method: 'patch',
    path: '/restaurant-portal/restaurants/{id}',
    operationId: 'updateRestaurant',
    tag: 'restaurant-portal',
    summary: 'Change a website',
    description:
      'Fields that are left out stay as they are; fields not named here are ignored. Another `orderEmail` needs a recent sign-in or confirmation.',
    params: byId,
    body: Patch,
    answers: {
      200: {
        description: 'The website, as changed.',
        json: z.object({ data: z.object({ restaurant: RestRestaurant }) }),
      },
    },
    failures: [403, 404],
    uses: { restaurantEdits: RestaurantEditService, links: SiteLinks },
    async answer({ restaurantEdits, links, viewer, params, body }) {
      const updated = await restaurantEdits.update(viewer, params.id, body);
      return mapOk(updated, (restaurant) => ({ data: { restaurant: toRestRestaurant(restaurant, links) } }));
    },
  }),
];
