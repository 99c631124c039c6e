import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { graphql } from './graphql.ts';
import { query } from './query.ts';
import type { ServerUnderTest } from './server.ts';

/** A user with a session. */
export interface SignedIn {
  /** uuid. */
  id: string;
  name: string;
  email: string;
  token: string;
}

/** Properties of a new site; by default it is free and on trial. */
export interface SiteWish {
  name?: string;
  slug?: string;
  /** Spec §4, in lower case. */
  status?: string;
  package?: 'FREE' | 'SILVER' | 'GOLD';
  isActive?: boolean;
  /** Whether the site has used its paid trial. */
  trialUsed?: boolean;
  /** Whether it takes orders for collection at any time, or has no hours yet; true by default. */
  hasHours?: boolean;
}

const ALL_DAY = {
  isOffered: true,
  periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
  prepMinutes: 20,
  lastOrdersMinutes: 15,
  leadMinutes: 60,
};

export interface OwnedSite {
  owner: SignedIn;
  /** Global id. */
  id: string;
  name: string;
  slug: string;
}

/** Inserts an owner into the database: registrations are limited by IP address, and all journeys have the same one. */
export async function makeOwner(server: ServerUnderTest, name = 'Olivia Green'): Promise<SignedIn> {
  const owner = {
    id: randomUUID(),
    name,
    email: `owner-${randomUUID()}@example.com`,
    token: randomBytes(32).toString('base64url'),
  };
  await query(
    server.databaseUrl,
    'insert into users (id, name, email, email_verified_at, created_at) values ($1, $2, $3, now(), now())',
    [owner.id, owner.name, owner.email],
  );
  await query(
    server.databaseUrl,
    `insert into sessions (id, user_id, token_hash, created_at, confirmed_at, last_used_at, expires_at)
     values ($1, $2, $3, now(), now(), now(), now() + interval '1 day')`,
    [randomUUID(), owner.id, createHash('sha256').update(owner.token).digest('base64url')],
  );
  return owner;
}

/** Inserts a site without a menu into the database; the API publishes it. */
export async function makeSite(
  server: ServerUnderTest,
  owner: SignedIn,
  { name = 'The Olive Press', status = 'trialing', isActive = true, ...wish }: SiteWish = {},
): Promise<OwnedSite> {
  const id = randomUUID();
  const slug = wish.slug ?? `olive-${id.slice(0, 8)}`;
  const ends = status === 'trial_expired' ? '-1 day' : '13 days';
  await query(
    server.databaseUrl,
    `insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, phone,
       address_line, package, status, is_active, trial_ends_at, trial_used_at, past_due_since, claimed_at, created_at,
       updated_at, ordering)
     values ($1, $2, $3, $4, 'trattoria', '#2f5d3a', '#f4e3b2', '020 7946 0123',
       '4 Wharf Lane, London', $5, $6, $7, now() + $8::interval,
       case when $9::boolean then now() - interval '60 days' end, case when $6 = 'past_due' then now() end, now(), now(),
       now(), $10)`,
    [
      id,
      owner.id,
      name,
      slug,
      wish.package ?? 'FREE',
      status,
      isActive,
      ends,
      wish.trialUsed ?? false,
      wish.hasHours === false ? {} : { hasHours: true, collection: ALL_DAY },
    ],
  );
  const site = { id: toGlobalId('Restaurant', id), name, slug, owner };
  await asOwner(
    server,
    owner,
    'mutation ($input: UpdateRestaurantInput!) { updateRestaurant(input: $input) { __typename } }',
    { id: site.id, tagline: 'Wood-fired pizza by the canal' },
  );
  return site;
}

/** Dishes of the usual menu with their prices in pence, by section. */
const MENU: Record<string, [name: string, price: number][]> = {
  Pizza: [
    ['Margherita', 850],
    ['Diavola', 1050],
    ['Marinara', 790],
  ],
  Puddings: [['Tiramisu', 525]],
};

/** Makes a published site with a menu through the API. */
export async function makeSiteWithMenu(
  server: ServerUnderTest,
  owner: SignedIn,
  wish: SiteWish = {},
): Promise<OwnedSite> {
  const site = await makeSite(server, owner, wish);
  for (const [name, dishes] of Object.entries(MENU)) {
    const { outcome } = await asOwner<{
      outcome: { restaurant: { sections: { id: string; name: string }[] } };
    }>(
      server,
      owner,
      `mutation ($input: CreateProductSectionInput!) { outcome: createProductSection(input: $input) {
        ... on CreateProductSectionPayload { restaurant { sections { id name } } } } }`,
      { restaurantId: site.id, name },
    );
    const sectionId = outcome.restaurant.sections.find((section) => section.name === name)?.id;
    for (const [dish, price] of dishes)
      await asOwner(
        server,
        owner,
        `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
          ... on CreateProductPayload { productEdge { node { id } } } } }`,
        { restaurantId: site.id, sectionId, name: dish, description: `${dish} as it should be`, price },
      );
  }
  return site;
}

/** Calls the API as this owner. */
export const asOwner = <Data>(
  server: ServerUnderTest,
  { token }: SignedIn,
  document: string,
  input: unknown,
): Promise<Data> => graphql<Data>(server.origin, document, { input }, token);

/** Gives the newest site of the account that is signed in on `page` hours at any time, as its owner does after the claim. */
export async function openAllDay(page: Page, server: ServerUnderTest): Promise<void> {
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? undefined;
  const { viewer } = await graphql<{ viewer: { restaurants: { edges: { node: { id: string } }[] } } }>(
    server.origin,
    '{ viewer { restaurants(first: 1) { edges { node { id } } } } }',
    {},
    token,
  );
  const { outcome } = await graphql<{ outcome: { __typename: string } }>(
    server.origin,
    'mutation ($input: UpdateOrderingInput!) { outcome: updateOrdering(input: $input) { __typename } }',
    {
      input: { restaurantId: viewer.restaurants.edges[0]?.node.id, collection: { periods: ALL_DAY.periods } },
    },
    token,
  );
  if (outcome.__typename !== 'UpdateOrderingPayload') throw new Error(`Hours: ${outcome.__typename}`);
}

/** Signs in the browser of `page`. */
export async function signInAs(page: Page, server: ServerUnderTest, owner: SignedIn): Promise<void> {
  await page.goto(`${server.origin}/robots.txt`);
  const user = { _id: toGlobalId('User', owner.id), name: owner.name, email: owner.email };
  await page.evaluate(
    ([token, json]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', json);
    },
    [owner.token, JSON.stringify(user)] as const,
  );
}

/** Signs in a new owner of a new site without a menu. */
export async function signInWithSite(
  page: Page,
  server: ServerUnderTest,
  name: string,
  wish: SiteWish,
): Promise<{ owner: SignedIn; site: OwnedSite }> {
  const owner = await makeOwner(server, name);
  const site = await makeSite(server, owner, wish);
  await signInAs(page, server, owner);
  return { owner, site };
}

/** A global id, as GraphQL has it. */
export const toGlobalId = (type: string, id: string): string =>
  Buffer.from(`${type}:${id}`).toString('base64url');
