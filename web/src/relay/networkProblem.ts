/** The classes of failed requests (spec §7). */
type ProblemKind = 'client' | 'server' | 'timeout' | 'connection' | 'network' | 'cancel' | 'unknown';

/** Texts for failures without a message of the server. */
const TEXTS: Record<ProblemKind, string> = {
  client: 'That request could not be understood. Please reload the page and try again.',
  server: 'Something went wrong on our side. Please try again in a moment.',
  timeout: 'This is taking longer than it should. Please try again.',
  connection: 'We could not reach the server. Please try again in a moment.',
  network: 'You seem to be offline. Please check your connection and try again.',
  cancel: 'The request was cancelled.',
  unknown: 'Something unexpected happened. Please try again.',
};

interface Details {
  /** HTTP status; null without an answer. */
  status?: number | null;
  /** The server's message, shown instead of the fallback text (spec §8); null without one. */
  serverMessage?: string | null;
  /** The server does not know the session. */
  isSignedOut?: boolean;
  cause?: unknown;
}

/** A request that failed unexpectedly. `message` is a text for users. */
export class NetworkProblem extends Error {
  readonly kind: ProblemKind;
  readonly status: number | null;
  readonly serverMessage: string | null;
  readonly isSignedOut: boolean;

  constructor(
    kind: ProblemKind,
    { status = null, serverMessage = null, isSignedOut = false, cause }: Details = {},
  ) {
    super(serverMessage ?? TEXTS[kind], { cause });
    this.name = 'NetworkProblem';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.isSignedOut = isSignedOut;
  }
}

/** Whether a request failed because the server does not know the session. */
export const isSignedOut = (problem: Error): boolean =>
  problem instanceof NetworkProblem && problem.isSignedOut;

/** Converts an error of `fetch` or of the socket into a NetworkProblem; returns a NetworkProblem unchanged. */
export function classifyProblem(thrown: unknown): NetworkProblem {
  if (thrown instanceof NetworkProblem) return thrown;
  const name = thrown instanceof Error || thrown instanceof DOMException ? thrown.name : '';
  if (name === 'TimeoutError') return new NetworkProblem('timeout', { cause: thrown });
  if (name === 'AbortError') return new NetworkProblem('cancel', { cause: thrown });
  if (!navigator.onLine) return new NetworkProblem('network', { cause: thrown });
  // For an unreachable server, fetch throws a TypeError, other clients a NetworkError, and graphql-ws the close event.
  const isUnreachable = thrown instanceof TypeError || thrown instanceof Event || name === 'NetworkError';
  return new NetworkProblem(isUnreachable ? 'connection' : 'unknown', { cause: thrown });
}

/** The NetworkProblem of an HTTP answer that is not 2xx. */
export function problemOfStatus(status: number, serverMessage: string | null): NetworkProblem {
  const kind = status >= 500 ? 'server' : status >= 400 ? 'client' : 'unknown';
  return new NetworkProblem(kind, { status, serverMessage });
}

/** The text of a failed request (spec §8): the server's message, else `fallback` from the feature's messages.ts. */
export function problemText(problem: unknown, fallback: string): string {
  return problem instanceof NetworkProblem && problem.serverMessage ? problem.serverMessage : fallback;
}
