/**
 * Any operation may meet it: the server cannot do it now, and a retry a moment later may succeed. `conflict`: somebody
 * else changes the same thing; `unavailable`: something that every operation needs does not answer or is used up.
 *
 * It is thrown, unlike the failures of `Result`, because every operation would otherwise list it. The transports
 * translate it in one place each: GraphQL to an error with a code, REST to 409 and 503, sites to a page.
 */
export class TryAgainError extends Error {
  override readonly name = 'TryAgainError';

  constructor(
    readonly kind: 'conflict' | 'unavailable',
    /** For users: what happened and what to do. */
    message: string,
    /** Seconds until a retry makes sense. */
    readonly retryAfterSeconds: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What people read while something that every operation needs does not answer. */
const UNAVAILABLE_TEXT = 'Part of our service does not answer at the moment. Please try again in a minute.';
const RETRY_SECONDS = 10;

/** The error of an operation that was stopped because the database does not answer. */
export const unavailable = (): TryAgainError =>
  new TryAgainError('unavailable', UNAVAILABLE_TEXT, RETRY_SECONDS);

/**
 * States of PostgreSQL in which nothing can be stored now: connections fail (08), resources are used up (53: memory,
 * disk, connections), the server starts or stops (57P), cannot read or write its files (58), or takes no writes (25006).
 */
const OUTAGE_STATE = /^(?:08\w{3}|53\w{3}|57P\d{2}|58\w{3}|25006)$/;

/** Somebody else has the lock of a row for longer than a statement of a request may wait. */
const LOCK_TIMEOUT_STATE = '55P03';
const LOCKED_TEXT = 'Somebody else is changing this at the moment. Please try again.';

/** Messages of `pg` and of our limits, which have no code. */
const OUTAGE_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PostgreSQL did not answer within',
];

/** Codes of a refused or lost connection, to the database or to another service that an operation needs. */
const SOCKET_CODES = new Set<unknown>(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);
const SOCKET_CALLS = new Set<unknown>(['connect', 'read', 'write']);

/** Number of causes that are looked at. */
const MAX_CAUSES = 8;

/**
 * The error as a TryAgainError: itself, one among its causes, or an outage (docs/decisions/0017). null for every other
 * error.
 */
export function asTryAgain(error: unknown): TryAgainError | null {
  let current: unknown = error;
  for (let count = 0; count < MAX_CAUSES && current instanceof Error; count += 1) {
    if (current instanceof TryAgainError) return current;
    if ('code' in current && current.code === LOCK_TIMEOUT_STATE)
      return new TryAgainError('conflict', LOCKED_TEXT, 1, { cause: error });
    if (isOutage(current))
      return new TryAgainError('unavailable', UNAVAILABLE_TEXT, RETRY_SECONDS, { cause: error });
    const { cause, originalError, previous } = current as Error & {
      originalError?: unknown;
      previous?: unknown;
    };
    current = originalError ?? previous ?? cause;
  }
  return null;
}

function isOutage(error: Error): boolean {
  const { code, syscall } = error as Error & { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && OUTAGE_STATE.test(code)) return true;
  // ENOENT of a file is no lost connection.
  if (SOCKET_CODES.has(code) && SOCKET_CALLS.has(syscall)) return true;
  return OUTAGE_MESSAGES.some((start) => error.message.startsWith(start));
}
