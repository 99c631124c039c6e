import type { AddressInfo } from 'node:net';
import { buildSchema, GraphQLError, type GraphQLSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import type { GraphQLResponse, SubscribeFunction } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { endSession, startSession } from '../lib/session.ts';
import { NetworkProblem } from './networkProblem.ts';
import { createSubscriptions, type Subscriptions } from './subscribeGraphql.ts';

const schema: GraphQLSchema = buildSchema(
  'type Query { a: Int } type Subscription { ticks: Int! broken: Int! endless: Int! }',
);

let sockets: WebSocketServer;
let subscriptions: Subscriptions;
let tokens: unknown[];

async function* ticks(): AsyncGenerator<{ ticks: number }> {
  yield { ticks: 1 };
  yield { ticks: 2 };
}

async function* endless(): AsyncGenerator<{ endless: number }> {
  yield { endless: 1 };
  await new Promise(() => undefined);
}

beforeEach(async () => {
  tokens = [];
  sockets = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    path: '/graphql',
  });
  await new Promise((resolve) => sockets.once('listening', resolve));
  useServer(
    {
      schema,
      roots: {
        subscription: {
          ticks,
          endless,
          broken: () => {
            throw new GraphQLError('The kitchen is closed.');
          },
        },
      },
      onConnect: ({ connectionParams }) => void tokens.push(connectionParams?.['token']),
    },
    sockets,
  );
  window.location.href = `http://127.0.0.1:${(sockets.address() as AddressInfo).port}/`;
  // happy-dom has no WebSocket; ws has the browser's interface.
  Object.assign(globalThis, { WebSocket });
  subscriptions = createSubscriptions();
});

afterEach(async () => {
  endSession();
  subscriptions.dispose();
  for (const client of sockets.clients) client.terminate();
  await new Promise((resolve) => sockets.close(resolve));
});

interface Sink {
  next: (event: GraphQLResponse) => void;
  complete: () => void;
  error: (problem: Error) => void;
}

/** All events of a subscription; rejects with its problem. */
function events(text: string, metadata = {}, onEvent = () => {}): Promise<GraphQLResponse[]> {
  const operation = { text, name: 'S' } as Parameters<SubscribeFunction>[0];
  const observable = subscriptions.subscribe(operation, {}, { metadata }) as unknown as {
    subscribe: (sink: Sink) => void;
  };
  return new Promise((resolve, reject) => {
    const seen: GraphQLResponse[] = [];
    observable.subscribe({
      next: (event) => {
        seen.push(event);
        onEvent();
      },
      complete: () => resolve(seen),
      error: reject,
    });
  });
}

it('a subscription sends the session token and passes on each event', async () => {
  startSession({ _id: '1', name: 'A', email: 'a@b.co' }, 'secret');
  await expect(events('subscription S { ticks }')).resolves.toEqual([
    { data: { ticks: 1 } },
    { data: { ticks: 2 } },
  ]);
  expect(tokens).toEqual(['secret']);
});

it('a subscription of a guest sends no token', async () => {
  await events('subscription S { ticks }');
  expect(tokens).toEqual([null]);
});

it("a subscription fails with the server's message", async () => {
  const problem: unknown = await events('subscription S { nothing }').catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(NetworkProblem);
  expect(problem).toMatchObject({
    kind: 'server',
    serverMessage: expect.stringContaining('nothing') as string,
  });
});

it('a subscription without retries reports a lost socket instead of starting again', async () => {
  const cut = (): void => {
    for (const client of sockets.clients) client.terminate();
  };
  const lost = events('subscription S { endless }', { endsWithSocket: true }, cut);
  await expect(lost).rejects.toBeInstanceOf(NetworkProblem);
  expect(tokens).toHaveLength(1);
});

it('dispose closes the socket of a subscription', async () => {
  await events('subscription S { ticks }');
  expect(sockets.clients.size).toBe(1);
  subscriptions.dispose();
  await vi.waitFor(() => expect(sockets.clients.size).toBe(0), 5_000);
});
