import { Observable, type FetchFunction, type GraphQLSingularResponse } from 'relay-runtime';
import { getSession } from '../lib/session.ts';
import { timings } from '../lib/timings.ts';
import { classifyProblem, problemOfStatus, NetworkProblem } from './networkProblem.ts';

const ENDPOINT = '/graphql';

/** Relay's network for queries and mutations. Fails with a NetworkProblem; aborts the request when Relay unsubscribes. */
export const fetchGraphql: FetchFunction = (operation, variables) =>
  Observable.create<GraphQLSingularResponse>((sink) => {
    const abort = new AbortController();
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(timings.request)]);
    post({ query: operation.text, operationName: operation.name, variables }, signal).then(
      (response) => {
        sink.next(response);
        sink.complete();
      },
      (thrown: unknown) => {
        if (!abort.signal.aborted) sink.error(classifyProblem(thrown));
      },
    );
    return () => abort.abort();
  });

async function post(body: object, signal: AbortSignal): Promise<GraphQLSingularResponse> {
  const { token } = getSession();
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
    signal,
  });
  // Null when it is not JSON (a proxy's error page). A broken connection throws.
  const answer: unknown = await response.json().catch((problem: unknown) => {
    if (problem instanceof Error && problem.name === 'SyntaxError') return null;
    throw problem;
  });
  if (!response.ok) throw problemOfStatus(response.status, messageOf(answer));
  if (!isObject(answer) || !('data' in answer || 'errors' in answer))
    throw new NetworkProblem('unknown', { status: response.status });
  // An unexpected error of the server left no data.
  if (answer['data'] === null || answer['data'] === undefined)
    throw new NetworkProblem('server', {
      status: response.status,
      serverMessage: messageOf(answer),
      isSignedOut: needsSession(answer),
    });
  return answer as unknown as GraphQLSingularResponse;
}

/** The server's message: `errors[0].message` of GraphQL, `message` of other answers. */
function messageOf(answer: unknown): string | null {
  if (!isObject(answer)) return null;
  const first = firstError(answer);
  const message = isObject(first) ? first['message'] : answer['message'];
  return typeof message === 'string' && message !== '' ? message : null;
}

/** Whether the operation is for signed-in users, and the server does not know the session. */
function needsSession(answer: Record<string, unknown>): boolean {
  const first = firstError(answer);
  const extensions = isObject(first) ? first['extensions'] : null;
  return isObject(extensions) && extensions['code'] === 'UNAUTHENTICATED';
}

const firstError = ({ errors }: Record<string, unknown>): unknown =>
  Array.isArray(errors) ? errors[0] : undefined;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
