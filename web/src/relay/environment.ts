import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { getSession, subscribeSession } from '../lib/session.ts';
import { fetchGraphql } from './fetchGraphql.ts';
import { missingFieldHandlers } from './missingFieldHandlers.ts';
import { pageRecords } from './pageRecords.ts';
import { createSubscriptions, type Subscriptions } from './subscribeGraphql.ts';

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
