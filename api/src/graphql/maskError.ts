import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';

/** Codes of errors that a client caused and may read. */
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

/** Whether an error with this code tells something that only we may know. */
export const isInternal = (code: unknown): boolean => !OPEN_CODES.has(code);

/** What a client sees of an unexpected error: a reference that our log has too. */
export function maskError({ path }: GraphQLFormattedError, requestId: string | null): GraphQLFormattedError {
  return {
    message: requestId ? `Something went wrong. Reference: ${requestId}` : 'Something went wrong.',
    ...(path ? { path } : {}),
    extensions: { code: 'INTERNAL_SERVER_ERROR', ...(requestId ? { reference: requestId } : {}) },
  };
}

/** So many errors of one request are logged; a list of 100 failing items is one fault, not 100. */
const MAX_LOGGED = 3;

/** Logs what went wrong inside. Mistakes of clients are theirs, and are not logged. */
export function logInternal(log: Logger, errors: readonly GraphQLError[], requestId: string): void {
  const internal = errors.filter(({ extensions: { code } }) => isInternal(code));
  for (const error of internal.slice(0, MAX_LOGGED))
    log.error(
      { err: error.originalError ?? error, requestId, path: error.path, errors: internal.length },
      'unexpected error',
    );
}
