import type { Place, Sent } from './attack.ts';
import { BODY_BYTES, type Caller, type Operation, placesOf } from './graphqlPlaces.ts';
import type { Try } from './graphqlAttack.ts';
import { SHAPES, TEXTS, toJson } from './inputs.ts';
import type { Fixtures } from './protocol.ts';

/** The messages of a socket that starts one subscription. */
interface Conversation {
  init: unknown;
  subscribe: unknown;
}

const requestOf = ({ init, subscribe }: Conversation): Sent => ({
  to: 'socket',
  method: 'GET',
  path: '/graphql',
  headers: {},
  messages: [
    toJson({ type: 'connection_init', payload: init }),
    toJson({ id: '1', type: 'subscribe', payload: subscribe }),
  ],
});

const subscriptionRequest = ({ token }: Caller, document: string, variables: Record<string, unknown>): Sent =>
  requestOf({ init: token === null ? {} : { token }, subscribe: { query: document, variables } });

const DOCUMENT = 'subscription { orderStatusChanged(token: "x") { state } }';

/** Attacks the connection parameters, the messages and the arguments of each subscription. */
export async function attackSockets(
  subscriptions: readonly Operation[],
  fixtures: Fixtures,
  tryPlace: Try,
): Promise<void> {
  const owner: Caller = { name: 'owner', token: fixtures['token'] ?? '' };
  for (const subscription of subscriptions)
    for (const place of placesOf(subscription, owner, fixtures, subscriptionRequest)) await tryPlace(place);
  for (const place of messagePlaces()) await tryPlace(place);
}

function messagePlaces(): Place[] {
  const kinds = [...TEXTS, ...SHAPES];
  const right: Conversation = { init: {}, subscribe: { query: DOCUMENT } };
  const place = (part: string, request: (value: unknown) => Sent): Place => ({
    entry: 'socket messages',
    part,
    caller: 'guest',
    maxBytes: BODY_BYTES.guest,
    kinds,
    request,
  });
  return [
    place('the parameters of the connection', (init) => requestOf({ ...right, init })),
    place('the token of the connection', (token) => requestOf({ ...right, init: { token } })),
    place('the document', (query) => requestOf({ ...right, subscribe: { query } })),
    place('the name of the operation', (operationName) =>
      requestOf({ ...right, subscribe: { query: DOCUMENT, operationName } }),
    ),
    place('the variables', (variables) => requestOf({ ...right, subscribe: { query: DOCUMENT, variables } })),
    place('the extensions', (extensions) =>
      requestOf({ ...right, subscribe: { query: DOCUMENT, extensions } }),
    ),
    place('a message of an unknown type', (type) => ({
      ...requestOf(right),
      messages: [toJson({ type: 'connection_init' }), toJson({ type })],
    })),
    place('a message that is no object', (value) => ({ ...requestOf(right), messages: [toJson(value)] })),
  ];
}
