import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { Diner } from './diner.ts';
import { graphql } from './graphql.ts';
import { asOwner, type OwnedSite, type SignedIn, signInAs } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

interface Menu {
  storefront: { sections: { items: { id: string; name: string; price: number }[] }[] };
}
interface Placed {
  outcome: { __typename: string; order?: { number: number } };
}

interface Listed {
  id: string;
  number: number;
}

/** Places an order of dishes without sizes at a site through the API; resolves with its number. */
export async function placeAt(
  { origin }: ServerUnderTest,
  { slug }: OwnedSite,
  diner: Diner,
  dishes: readonly string[],
): Promise<number> {
  const { storefront } = await graphql<Menu>(
    origin,
    'query ($slug: String!) { storefront(slug: $slug) { sections { items { id name price } } } }',
    { slug },
  );
  const menu = storefront.sections.flatMap(({ items }) => items);
  const chosen = dishes.map((dish) => {
    const item = menu.find(({ name }) => name === dish);
    if (!item) throw new Error(`${dish} is not on the menu.`);
    return item;
  });
  const input = {
    ...diner,
    slug,
    idempotencyKey: randomUUID(),
    lines: chosen.map(({ id }) => ({ productId: id, quantity: 1 })),
    shownTotal: chosen.reduce((sum, { price }) => sum + price, 0),
  };
  const { outcome } = await graphql<Placed>(
    origin,
    `
      mutation ($input: PlaceOrderInput!) {
        outcome: placeOrder(input: $input) {
          __typename
          ... on PlaceOrderPayload {
            order {
              number
            }
          }
        }
      }
    `,
    { input },
  );
  if (!outcome.order) throw new Error(outcome.__typename);
  return outcome.order.number;
}

/** Moves an order by its number, as the owner does at the desk. */
export async function moveAt(
  server: ServerUnderTest,
  { owner, id }: OwnedSite,
  number: number,
  move: { to: string; readyInMinutes?: number; reason?: string },
): Promise<void> {
  const { node } = await graphql<{ node: { orders: { edges: { node: Listed }[] } } }>(
    server.origin,
    'query ($id: ID!) { node(id: $id) { ... on Restaurant { orders(first: 50) { edges { node { id number } } } } } }',
    { id },
    owner.token,
  );
  const order = node.orders.edges.map((edge) => edge.node).find((one) => one.number === number);
  const { outcome } = await asOwner<{ outcome: { __typename: string } }>(
    server,
    owner,
    'mutation ($input: MoveOrderInput!) { outcome: moveOrder(input: $input) { __typename } }',
    { orderId: order?.id, ...move },
  );
  if (outcome.__typename !== 'MoveOrderPayload') throw new Error(outcome.__typename);
}

/** Opens the order board of an account; resolves when it is live. */
export async function openBoard(page: Page, server: ServerUnderTest, account: SignedIn): Promise<void> {
  await signInAs(page, server, account);
  await page.goto(`${server.origin}/orders/board`);
  await expect(page.locator('[data-light=live]')).toBeVisible();
}
