import type { Paths } from './openApi.type.ts';
import { answer, bearer, body, failures, nullable, object, optionalBearer, ref, string } from './parts.ts';

const tags = ['subscriptions'];

export const subscriptionsPaths: Paths = {
  '/subscriptions/create-checkout-session': {
    post: {
      summary: 'Open a payment page for a plan',
      description:
        'Guests are answered 401. With a 14-day trial once per website. A website that pays already is answered 409.',
      tags,
      security: optionalBearer,
      ...body(
        object(
          {
            priceId: string('`stripePriceId` of a price of `/services`.'),
            restaurantId: nullable(
              string(
                'The website to upgrade. Not needed for a plan without one, nor by owners of one website.',
                {
                  format: 'uuid',
                },
              ),
            ),
          },
          ['restaurantId'],
        ),
      ),
      responses: {
        200: answer('The page.', object({ url: string('Send the browser here.', { format: 'uri' }) })),
        ...failures(400, 401, 404, 409, 413, 415, 429, 503),
      },
    },
  },
  '/subscriptions/my-subscriptions': {
    get: {
      summary: 'What the account pays for, newest first',
      description: 'Ended ones for 90 days too.',
      tags,
      security: bearer,
      responses: {
        200: answer('The subscriptions.', { type: 'array', items: ref('Subscription') }),
        ...failures(401),
      },
    },
  },
  '/subscriptions/manage': {
    post: {
      summary: "Open the payment provider's page to manage cards, plans and invoices",
      tags,
      security: bearer,
      responses: {
        200: answer('The page.', object({ url: string('Send the browser here.', { format: 'uri' }) })),
        ...failures(401, 404, 415, 429, 503),
      },
    },
  },
};
