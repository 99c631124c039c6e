import { randomUUID } from 'node:crypto';
import { makeOwner } from './support/ownedSite.ts';
import { expect, test as base, underTest } from './support/server.ts';
import { startServer, type RunningServer } from './support/startServer.ts';

/** Two processes of one product, which share only the database. */
const test = base.extend<{ processes: [first: RunningServer, second: RunningServer] }>({
  // Playwright requires a destructured first argument.
  // eslint-disable-next-line no-empty-pattern
  processes: async ({}, use) => {
    const first = await startServer();
    const second = await startServer({ DATABASE_URL: first.databaseUrl });
    await use([first, second]);
    await second.stop();
    await first.stop();
  },
});

interface Answer {
  status: number;
  /** The type of the GraphQL result; null for REST. */
  typename: string | null;
}

async function post(url: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data?: { outcome?: { __typename: string } } };
  return { status: response.status, typename: data?.outcome?.__typename ?? null };
}

/** Calls each operation `times` times, all at once. */
const storm = (times: number, ways: ((n: number) => Promise<Answer>)[]): Promise<Answer[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => ways.map((way) => way(n))).flat());

const isLimited = ({ status, typename }: Answer): boolean =>
  status === 429 || typename === 'RateLimitedError';
const how = (answers: Answer[]) => ({
  limited: answers.filter(isLimited).length,
  not: new Set(
    answers.filter((answer) => !isLimited(answer)).map(({ status, typename }) => typename ?? status),
  ),
});

test('rate limits are exact for GraphQL and REST over two processes', async ({ processes }) => {
  test.setTimeout(120_000);
  const [first, second] = processes;
  const owner = await makeOwner(underTest(first.origin, first.databaseUrl));
  const login = 'mutation ($input: LoginInput!) { outcome: login(input: $input) { __typename } }';
  const guess = () => ({ email: owner.email, password: `a wrong guess ${randomUUID()}` });
  const wrong = await storm(
    10,
    [first, second].flatMap(({ origin }) => [
      () => post(`${origin}/graphql`, { query: login, variables: { input: guess() } }),
      () => post(`${origin}/api/v1/users/login`, guess()),
    ]),
  );
  expect(how(wrong)).toEqual({ limited: 30, not: new Set([401, 'UnauthenticatedError']) });

  const create = `mutation ($input: CreateCheckoutSessionInput!) {
    outcome: createCheckoutSession(input: $input) { __typename } }`;
  const checkouts = await storm(
    12,
    [first, second].flatMap(({ origin }) => [
      (n: number) =>
        post(
          `${origin}/graphql`,
          { query: create, variables: { input: { priceId: `price_${n}` } } },
          owner.token,
        ),
      (n: number) =>
        post(
          `${origin}/api/v1/subscriptions/create-checkout-session`,
          { priceId: `price_${n}` },
          owner.token,
        ),
    ]),
  );
  expect(how(checkouts)).toEqual({ limited: 18, not: new Set([400, 'ValidationError']) });
});
