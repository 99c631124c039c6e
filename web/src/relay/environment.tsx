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
import { getSession, subscribeSession } from '../lib/session.ts';
import { fetchGraphql } from './fetchGraphql.ts';
import { createSubscriptions, type Subscriptions } from './subscribeGraphql.ts';

/** Lets `node(id:)` find what a list has already loaded, without asking the server. */
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

/** Id of the element of a page that holds what its screen was made from. */
const RECORDS_ID = 'records';

type Records = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** What the page brings, so that its screen has at once what stands on it already; empty where it brings none. */
function pageRecords(): RecordSource {
  const written = document.getElementById(RECORDS_ID)?.textContent;
  return new RecordSource(written ? (JSON.parse(written) as Records) : {});
}

/** The element for `pageRecords`; '' when nothing was asked for. Nothing in it ends the element. */
export function recordsElement(environment: Environment): string {
  const source = environment.getStore().getSource();
  if (source.size() === 0) return '';
  const json = JSON.stringify(source.toJSON()).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${RECORDS_ID}">${json}</script>`;
}

/** Queries left behind stay warm so that going back shows them at once. */
const KEPT_QUERIES = 20;

interface Current {
  environment: Environment;
  subscriptions: Subscriptions;
  token: string | null;
}

const listeners = new Set<() => void>();
let current: Current | null = null;

/** The Relay environment of the present session; the same object until somebody signs in or out. */
export function getEnvironment(): Environment {
  current ??= create(pageRecords());
  return current.environment;
}

/** Calls back when the environment was replaced. Returns the function that stops it. */
export function subscribeEnvironment(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// One person's data never shows for the next: a new session gets an empty store and a socket of its own.
subscribeSession(() => {
  if (!current || current.token === getSession().token) return;
  current.subscriptions.dispose();
  current = create(new RecordSource());
  for (const listener of listeners) listener();
});

function create(records: RecordSource): Current {
  const subscriptions = createSubscriptions();
  const environment = new Environment({
    network: Network.create(fetchGraphql, subscriptions.subscribe),
    store: new Store(records, { gcReleaseBufferSize: KEPT_QUERIES }),
    missingFieldHandlers,
  });
  return { environment, subscriptions, token: getSession().token };
}

/** Gives the app the Relay environment of the present session. */
export function RelayProvider({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(subscribeEnvironment, getEnvironment, getEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
