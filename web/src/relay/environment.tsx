import { useSyncExternalStore, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import {
  ROOT_TYPE,
  type MissingFieldHandler,
  RecordSource,
  Environment,
  Network,
  Store,
} from 'relay-runtime';
import { createStore } from '../lib/createStore.ts';
import { getSession, subscribeSession } from '../lib/session.ts';
import { fetchGraphql } from './fetchGraphql.ts';
import { createSubscriptions } from './subscribeGraphql.ts';

/** Reads `node(id:)` from the store when a list has loaded the node already. */
export const missingFieldHandlers: MissingFieldHandler[] = [
  {
    kind: 'linked',
    handle: (field, parent, args) => {
      const { id } = args as { id?: unknown };
      const isNode = field.name === 'node' && parent?.getType() === ROOT_TYPE;
      return isNode && typeof id === 'string' ? id : undefined;
    },
  },
];

/** Id of the element with the records of a prerendered page. */
const RECORDS_ID = 'records';

type Records = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** The records of a prerendered page; empty when the page has none. */
function pageRecords(): RecordSource {
  const written = document.getElementById(RECORDS_ID)?.textContent;
  return new RecordSource(written ? (JSON.parse(written) as Records) : {});
}

/** The element for `pageRecords`; '' without records. `<` is escaped, so no record can close the element. */
export function recordsElement(environment: Environment): string {
  const source = environment.getStore().getSource();
  if (source.size() === 0) return '';
  const json = JSON.stringify(source.toJSON()).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${RECORDS_ID}">${json}</script>`;
}

/** Released queries that stay in the store for Back. */
const KEPT_QUERIES = 20;

const store = createStore(() => create(pageRecords()));

/** The Relay environment of the session; the same object until a sign-in or a sign-out. */
export const getEnvironment = (): Environment => store.get().environment;

/** Calls back when the environment is replaced. Returns the function that unsubscribes. */
export const subscribeEnvironment = store.subscribe;

// A new session gets an empty store and its own socket, so no user sees the data of another.
subscribeSession(() => {
  const { token, subscriptions } = store.get();
  if (token === getSession().token) return;
  subscriptions.dispose();
  store.set(create(new RecordSource()));
});

function create(records: RecordSource) {
  const subscriptions = createSubscriptions();
  const environment = new Environment({
    network: Network.create(fetchGraphql, subscriptions.subscribe),
    store: new Store(records, { gcReleaseBufferSize: KEPT_QUERIES }),
    missingFieldHandlers,
  });
  return { environment, subscriptions, token: getSession().token };
}

/** Provides the Relay environment of the session. */
export function RelayProvider({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(subscribeEnvironment, getEnvironment, getEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
