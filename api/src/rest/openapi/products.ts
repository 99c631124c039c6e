import type { Paths } from './openApi.type.ts';
import { answer, bearer, body, failures, nullable, object, ref, string } from './parts.ts';

const tags = ['restaurant-portal'];
const uuid = (name: string, description: string) => ({
  name,
  in: 'path' as const,
  required: true as const,
  schema: string(description, { format: 'uuid' }),
});
const restaurant = uuid('id', 'Id of a restaurant of yours.');
const product = uuid('productId', 'Id of one of its products.');

const words = {
  name: string('What it is called, at most 120 characters.'),
  description: string('What it is, at most 1,000 characters.'),
  price: {
    type: 'number',
    description: 'Price in pounds (GBP), with at most two decimals.',
    minimum: 0,
    maximum: 1000,
  },
};
const saved = object({ data: object({ product: ref('Product') }) });

export const productsPaths: Paths = {
  '/restaurant-portal/restaurants/{id}/products': {
    post: {
      summary: 'Add a product to the end of the menu',
      description: 'A menu has room for 500 products.',
      tags,
      security: bearer,
      parameters: [restaurant],
      ...body(
        object(
          {
            ...words,
            imageUrl: nullable(
              string(
                'Address from `confirm-upload`, which needs a paid plan; null or left out for no picture.',
              ),
            ),
          },
          ['imageUrl'],
        ),
      ),
      responses: { 201: answer('Added.', saved), ...failures(400, 401, 402, 404, 409, 413, 415) },
    },
  },
  '/restaurant-portal/restaurants/{id}/products/{productId}': {
    patch: {
      summary: 'Change a product',
      description: 'What is left out stays as it is.',
      tags,
      security: bearer,
      parameters: [restaurant, product],
      ...body(
        object(
          {
            ...words,
            imageUrl: nullable(
              string('Address from `confirm-upload`; null removes it. A new one needs a paid plan.'),
            ),
          },
          ['name', 'description', 'price', 'imageUrl'],
        ),
      ),
      responses: { 200: answer('Changed.', saved), ...failures(400, 401, 402, 404, 413, 415) },
    },
    delete: {
      summary: 'Delete a product for good',
      description: 'Orders keep its name and price.',
      tags,
      security: bearer,
      parameters: [restaurant, product],
      responses: {
        200: answer(
          'Deleted.',
          object({ data: object({ product: object({ _id: string('Its id.', { format: 'uuid' }) }) }) }),
        ),
        ...failures(401, 404),
      },
    },
  },
};
