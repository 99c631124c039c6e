import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { orderInput } from '../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { toGlobalId } from './globalId.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }';
const BOARD = `subscription ($id: ID!, $since: DateTime) {
  orderChanged(restaurantId: $id, since: $since) { at isComplete } }`;

const refusalOf = (answer: unknown) =>
  (answer as { errors?: { message: string; extensions?: { code?: string } }[] }).errors?.[0];

/** The first answer of a subscription to the orders of the site. */
async function boardSince(since: unknown): Promise<unknown> {
  const client = createClient({
    url: `ws://localhost:${app.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { token: site.owner?.token ?? '' },
  });
  const variables = { id: toGlobalId('Restaurant', site.restaurantId), since };
  try {
    return (await client.iterate({ query: BOARD, variables }).next()).value;
  } catch (errors) {
    return { errors };
  } finally {
    await client.dispose();
  }
}

describe.each([
  ['a day that does not exist', '2026-11-31T18:00:00Z'],
  ['a time in words', 'Dec 1 2026 18:00'],
  ['a time without its offset', '2026-12-01T18:00:00'],
  ['a number as text', '1'],
  ['a day alone', '2026-12-01'],
  ['a number', 1_796_148_000_000],
])('%s is no time', (_what, sent) => {
  it('for a field of a mutation', async () => {
    const answer = await app.graphql(ORDER, { input: { ...orderInput(site), scheduledFor: sent } });
    expect(refusalOf(answer)?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(refusalOf(answer)?.message).toContain('RFC 3339');
  });

  it('for an argument of a subscription', async () => {
    expect(refusalOf(await boardSince(sent))?.message).toContain('RFC 3339');
  });
});

it('a time with an offset is taken by both transports', async () => {
  const input = { ...orderInput(site), scheduledFor: '2026-11-20T18:00:00+01:00' };
  expect(await app.graphql(ORDER, { input })).toEqual({
    data: { placeOrder: { __typename: 'ValidationError' } },
  });
  expect(await boardSince('2026-11-20T18:00:00+01:00')).toMatchObject({
    data: { orderChanged: { isComplete: true } },
  });
});

it('variables of the wrong type are refused each time, also for a document that is known', async () => {
  const answers = [];
  for (const since of [5, 'x', 5, { at: 1 }, 5]) answers.push(refusalOf(await boardSince(since)));
  expect(answers.map((refusal) => refusal?.message)).toEqual(
    answers.map(() => expect.stringMatching(/^(?:Variable|`\$since`)/)),
  );
});
