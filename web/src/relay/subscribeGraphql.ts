import type { Client } from 'graphql-ws';
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';
import { getSession } from '../lib/session.ts';
import { classifyProblem, NetworkProblem } from './networkProblem.ts';

/** A subscription fails after this number of lost connections in a row. */
const RETRIES = 8;
/** Milliseconds between pings; a dead socket is detected within twice this time. */
const KEEP_ALIVE_MS = 12_000;

/** Subscriptions of one Relay environment over one socket, opened by the first one. */
export interface Subscriptions {
  subscribe: SubscribeFunction;
  /** Closes the socket. */
  dispose: () => void;
}

/** Creates Relay's network for subscriptions. The first subscription loads the socket library. */
export function createSubscriptions(): Subscriptions {
  let client: Promise<Client> | null = null;
  const connected = (): Promise<Client> => (client ??= connect());
  return {
    subscribe: (operation, variables, { metadata }) =>
      Observable.create<GraphQLResponse>((sink) => {
        let stop: (() => void) | null = null;
        let stopped = false;
        let hasBrought = false;
        connected().then(
          (socket) => {
            if (stopped) return;
            const unsubscribe = socket.subscribe<Record<string, unknown>>(
              { query: operation.text ?? '', operationName: operation.name, variables },
              {
                next: (event) => {
                  hasBrought = true;
                  sink.next(event as unknown as GraphQLResponse);
                },
                error: (thrown) => sink.error(problemOf(thrown)),
                complete: () => sink.complete(),
              },
            );
            // The socket reconnects and subscribes again. A subscription with `endsWithSocket` fails instead after its first
            // event, because its events would start again.
            const unwatch = socket.on('closed', (event) => {
              if (metadata?.['endsWithSocket'] !== true || !hasBrought) return;
              stop?.();
              sink.error(problemOf(event));
            });
            stop = () => {
              unwatch();
              unsubscribe();
            };
          },
          (thrown: unknown) => sink.error(classifyProblem(thrown)),
        );
        return () => {
          stopped = true;
          stop?.();
        };
      }),
    // It rejects while the client waits to reconnect: there is no socket to close then.
    dispose: () => void client?.then((socket) => socket.dispose()).catch(() => undefined),
  };
}

async function connect(): Promise<Client> {
  const { createClient } = await import('graphql-ws');
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return createClient({
    url: `${scheme}//${location.host}/graphql`,
    lazy: true,
    keepAlive: KEEP_ALIVE_MS,
    connectionParams: () => ({ token: getSession().token }),
    retryAttempts: RETRIES,
    shouldRetry: () => true,
  });
}

/** graphql-ws ends a subscription with GraphQL errors, a close event or an Error. */
function problemOf(thrown: unknown): NetworkProblem {
  if (!Array.isArray(thrown)) return classifyProblem(thrown);
  const [first] = thrown as { message?: string }[];
  return new NetworkProblem('server', { serverMessage: first?.message || null });
}
