import type { Paths } from './openApi.type.ts';
import { answer, bearer, body, failures, nullable, object, ref, string } from './parts.ts';

const tags = ['restaurant-portal'];
const id = { name: 'id', in: 'path', required: true, schema: string('Id of the restaurant.') } as const;
const optional = (description: string, maxLength: number) => nullable(string(description, { maxLength }));
const colour = string('Colour.', { pattern: '^#[0-9a-fA-F]{6}$' });

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
  brand: object({ primary: colour, secondary: colour }),
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
