import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { logUnexpected } from '../log.ts';
import { asTryAgain, type TryAgainError } from '../lib/tryAgain.ts';

/** Codes of client errors, whose messages clients may read. */
const OPEN_CODES = new Set<unknown>([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'CONFLICT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'READ_ONLY',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
]);

/** Whether an error with this code must not be shown to clients. */
export const isInternal = (code: unknown): boolean => !OPEN_CODES.has(code);

/** The error for clients in place of an unexpected one; the log has the same reference. */
export function maskError({ path }: GraphQLFormattedError, requestId: string | null): GraphQLFormattedError {
  return {
    message: requestId ? `Something went wrong. Reference: ${requestId}` : 'Something went wrong.',
    ...(path ? { path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...(requestId ? { reference: requestId } : {}) },
  };
}

const CODES = { conflict: 'CONFLICT', unavailable: 'UNAVAILABLE' } as const satisfies Record<
  TryAgainError['kind'],
  string
>;

/** The error for clients of an operation that may succeed a moment later; null for every other error. */
export function tryAgainError(
  error: unknown,
  path: GraphQLFormattedError['path'],
): GraphQLFormattedError | null {
  const again = asTryAgain(error);
  if (!again) return null;
  const { kind, message, retryAfterSeconds } = again;
  return { message, ...(path ? { path } : {}), extensions: { code: CODES[kind], retryAfterSeconds } };
}

/** Status and headers of an answer whose operation may succeed a moment later; null when no error says so. */
export function tryAgainHead(
  errors: readonly GraphQLFormattedError[],
): { status: number; headers: Map<string, string> } | null {
  for (const { extensions: { code, retryAfterSeconds } = {} } of errors)
    if (typeof retryAfterSeconds === 'number')
      return {
        status: code === CODES.conflict ? 409 : 503,
        headers: new Map([['retry-after', String(retryAfterSeconds)]]),
      };
  return null;
}

/** The error of a request whose context could not be made, e.g. because its session could not be read. */
export function contextFailure(error: unknown, log: Logger, requestId: string): GraphQLError {
  const cause = error instanceof Error ? error : new Error(String(error));
  const failure = new GraphQLError(cause.message, { originalError: cause });
  logInternal(log, [failure], requestId);
  const shown = tryAgainError(cause, undefined) ?? maskError({ message: '' }, requestId);
  const http = tryAgainHead([shown]) ?? { status: 500 };
  return new GraphQLError(shown.message, { extensions: { ...shown.extensions, http } });
}

/** Maximum of logged errors of one request; a list of 100 failing items is one fault. */
const MAX_LOGGED = 3;

/** Logs internal errors, and what could not be done now with its reason. Client errors are not logged. */
export function logInternal(log: Logger, errors: readonly GraphQLError[], requestId: string): void {
  const internal = errors.filter(({ extensions: { code } }) => isInternal(code));
  const unexpected = internal.filter((error) => !asTryAgain(error));
  for (const error of unexpected.slice(0, MAX_LOGGED))
    logUnexpected(log, {
      err: error.originalError ?? error,
      requestId,
      path: error.path,
      errors: unexpected.length,
    });
  const [again] = internal.filter((error) => asTryAgain(error));
  if (again)
    log.warn({ reason: (again.originalError ?? again).message, requestId, path: again.path }, 'try again');
}
