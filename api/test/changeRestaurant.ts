import type { TestApp } from './testApp.ts';

export type RestaurantMutation =
  | 'updateRestaurant'
  | 'changeRestaurantSlug'
  | 'archiveRestaurant'
  | 'reopenRestaurant'
  | 'changeFirstSteps'
  | OrderingMutation;

/** Mutations of the ordering module; their inputs have a `restaurantId`. */
export type OrderingMutation = 'updateOrdering' | 'setBusyMode' | 'pauseOrders' | 'resumeOrders';

/** A member of the mutation's result union. */
export interface RestaurantOutcome {
  __typename: string;
  restaurant: {
    name: string;
    slug: string;
    url: string;
    isActive: boolean;
    tagline: string | null;
    phone: string | null;
    addressLine: string | null;
    openingHours: string | null;
    orderEmail: string | null;
    theme: string;
    brand: { primary: string; secondary: string };
    coverImageUrl: string | null;
    logoUrl: string | null;
    hasPaidFeatures: boolean;
    siteVersion: number;
    updatedAt: string;
    subscription: { status: string; package: string };
  };
  message?: string;
  fields?: { path: string; message: string }[];
  retryAfterSeconds?: number;
}

export const RESTAURANT_FIELDS = `name slug url isActive tagline phone addressLine openingHours orderEmail
  theme  brand { primary secondary } coverImageUrl logoUrl hasPaidFeatures siteVersion updatedAt
  subscription { status package }`;

const DETAILS: Record<RestaurantMutation, string> = {
  updateRestaurant: '... on ValidationError { fields { path message } }',
  changeRestaurantSlug:
    '... on ValidationError { fields { path message } } ... on RateLimitedError { retryAfterSeconds }',
  archiveRestaurant: '',
  reopenRestaurant: '',
  changeFirstSteps: '',
  updateOrdering: '... on ValidationError { fields { path message } }',
  setBusyMode: '... on ValidationError { fields { path message } }',
  pauseOrders: '... on ValidationError { fields { path message } }',
  resumeOrders: '... on ValidationError { fields { path message } }',
};

/** The document of an owner's mutation. */
export function restaurantMutation(mutation: RestaurantMutation, fields = RESTAURANT_FIELDS): string {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  return `mutation ($input: ${name}Input!) { ${mutation}(input: $input) { __typename
    ... on ${name}Payload { restaurant { ${fields} } }
    ... on UserError { message } ${DETAILS[mutation]} } }`;
}

/** Calls an owner's mutation over GraphQL. Throws on unexpected errors. */
export async function changeRestaurant(
  app: TestApp,
  mutation: RestaurantMutation,
  input: { id: string; [field: string]: unknown },
  token?: string,
): Promise<RestaurantOutcome> {
  const document = restaurantMutation(mutation);
  const { data, errors } = await app.graphql<Record<string, RestaurantOutcome>>(document, { input }, token);
  const outcome = data?.[mutation];
  if (errors || !outcome) throw new Error(JSON.stringify(errors));
  return outcome;
}
