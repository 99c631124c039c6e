import { fetchQuery, type ConcreteRequest, type OperationType } from 'relay-runtime';
import { getEnvironment } from './environment.tsx';

/** Fetches a query into the store while the screen's code loads. The screen's own query joins the request and handles its failure. */
export function warmQuery<TQuery extends OperationType>(
  artifact: () => Promise<{ default: ConcreteRequest }>,
  variables: TQuery['variables'],
): void {
  // While prerendering, the screen fetches its own query.
  if (import.meta.env.SSR) return;
  artifact()
    .then(({ default: query }) =>
      fetchQuery<TQuery>(getEnvironment(), query, variables, { fetchPolicy: 'network-only' }).toPromise(),
    )
    .catch(() => undefined);
}
