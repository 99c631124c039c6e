import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** Codes of client errors, whose messages clients may read. */
const OPEN_CODES = new Set<unknown>([
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
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

/** Maximum of logged errors of one request; a list of 100 failing items is one fault. */
const MAX_LOGGED = 3;

/** Logs internal errors. Client errors are not logged. */
export function logInternal(log: Logger, errors: readonly GraphQLError[], requestId: string): void {
  const internal = errors.filter(({ extensions: { code } }) => isInternal(code));
  for (const error of internal.slice(0, MAX_LOGGED))
    log.error(
      { err: error.originalError ?? error, requestId, path: error.path, errors: internal.length },
      'unexpected error',
    );
}
