/** How a call went wrong, in the classes of spec §7. */
export type ProblemKind = 'client' | 'server' | 'timeout' | 'connection' | 'network' | 'cancel' | 'unknown';

/** What to tell a person when the server sent no sentence of its own. */
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
  /** HTTP status, when there was an answer. */
  status?: number;
  /** The server's own sentence, shown instead of the fallback text (spec §8). */
  serverMessage?: string;
  cause?: unknown;
}

/** A call that failed unexpectedly. `message` is always a sentence fit to be shown. */
export class NetworkProblem extends Error {
  readonly kind: ProblemKind;
  readonly status: number | null;
  readonly serverMessage: string | null;

  constructor(kind: ProblemKind, { status, serverMessage, cause }: Details = {}) {
    super(serverMessage ?? TEXTS[kind], { cause });
    this.name = 'NetworkProblem';
    this.kind = kind;
    this.status = status ?? null;
    this.serverMessage = serverMessage ?? null;
  }

  /** Whether the same call may succeed when repeated. */
  get retryable(): boolean {
    return this.kind !== 'client' && this.kind !== 'cancel';
  }
}
