import type { GraphQLFormattedError } from 'graphql';

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
