import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type GraphQLSingularResponse,
} from 'relay-runtime';
import { missingFieldHandlers } from '../relay/missingFieldHandlers.ts';

/** Answers a question of a page as the server answers a guest; rejects when it cannot. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** A Relay environment for making one page. */
export function pageEnvironment(ask: Ask): Environment {
  return new Environment({
    network: Network.create(({ text }, variables) =>
      Observable.from<GraphQLResponse>(
        ask(text ?? '', variables).then((answer) => answer as GraphQLSingularResponse),
      ),
    ),
    store: new Store(new RecordSource()),
    missingFieldHandlers,
    isServer: true,
  });
}
