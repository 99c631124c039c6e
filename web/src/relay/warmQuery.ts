import { fetchQuery, type ConcreteRequest, type OperationType } from 'relay-runtime';
import { getEnvironment } from './environment.tsx';

/**
 * For route loaders, and for what opens at a press: fetches into the store while the screen's code is on its way. The screen's own query joins the request
 * that is under way, or shows what the store still has and is brought up to date by the answer. The artifact comes by
 * dynamic import so that it stays out of the entry chunk. A failure is left to the screen's query, which offers a Retry.
 */
export function warmQuery<TQuery extends OperationType>(
  artifact: () => Promise<{ default: ConcreteRequest }>,
  variables: TQuery['variables'],
): void {
  // Where pages are made, the screen asks for what it shows.
  if (import.meta.env.SSR) return;
  artifact()
    .then(({ default: query }) =>
      fetchQuery<TQuery>(getEnvironment(), query, variables, { fetchPolicy: 'network-only' }).toPromise(),
    )
    .catch(() => undefined);
}
