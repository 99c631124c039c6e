import { NetworkProblem } from './networkProblem.ts';

/** Turns whatever `fetch` or the socket threw into a NetworkProblem; one that already is stays as it is. */
export function classifyProblem(thrown: unknown): NetworkProblem {
  if (thrown instanceof NetworkProblem) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'TimeoutError') return new NetworkProblem('timeout', { cause: thrown });
  if (name === 'AbortError') return new NetworkProblem('cancel', { cause: thrown });
  if (!navigator.onLine) return new NetworkProblem('network', { cause: thrown });
  if (isConnectionFailure(thrown, name)) return new NetworkProblem('connection', { cause: thrown });
  return new NetworkProblem('unknown', { cause: thrown });
}

/** fetch reports an unreachable server as a TypeError, other clients as a NetworkError, graphql-ws as the close event. */
function isConnectionFailure(thrown: unknown, name: string): boolean {
  return thrown instanceof TypeError || thrown instanceof Event || name === 'NetworkError';
}

/** The problem of an HTTP answer that is not 2xx. */
export function problemOfStatus(status: number, serverMessage: string | null): NetworkProblem {
  const kind = status >= 500 ? 'server' : status >= 400 ? 'client' : 'unknown';
  return new NetworkProblem(kind, serverMessage ? { status, serverMessage } : { status });
}
