import { randomUUID } from 'node:crypto';
import { demoSite } from './demoSite.ts';
import type { Diner } from './diner.ts';
import { graphql } from './graphql.ts';

interface Menu {
  storefront: { sections: { items: { id: string; price: number; isAvailable: boolean }[] }[] };
}
interface Placed {
  placeOrder: { __typename: string; statusToken?: string; order?: { number: number } };
}

/** Places an order at the demo restaurant through the API; resolves when it is acknowledged. */
export async function placeByApi(
  origin: string,
  diner: Diner,
): Promise<{ statusToken: string; number: number }> {
  const { storefront } = await graphql<Menu>(
    origin,
    'query ($slug: String!) { storefront(slug: $slug) { sections { items { id price isAvailable } } } }',
    { slug: demoSite.slug },
  );
  const dish = storefront.sections.flatMap(({ items }) => items).find(({ isAvailable }) => isAvailable);
  if (!dish) throw new Error('Nothing on the menu.');
  const { placeOrder } = await graphql<Placed>(
    origin,
    `
      mutation ($input: PlaceOrderInput!) {
        placeOrder(input: $input) {
          __typename
          ... on PlaceOrderPayload {
            statusToken
            order {
              number
            }
          }
        }
      }
    `,
    {
      input: {
        ...diner,
        slug: demoSite.slug,
        idempotencyKey: randomUUID(),
        lines: [{ productId: dish.id, quantity: 1 }],
        shownTotal: dish.price,
      },
    },
  );
  if (!placeOrder.statusToken || !placeOrder.order) throw new Error(placeOrder.__typename);
  return { statusToken: placeOrder.statusToken, number: placeOrder.order.number };
}
