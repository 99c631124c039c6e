import { GraphQLError } from 'graphql';
import type { PageRequest } from '../lib/pageRequest.ts';
import type { ConnectionArgs } from './relay.graphql.ts';

const MAX_PAGE = 100;

/** A BAD_USER_INPUT error with a message for developers. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Checks a connection's arguments. Throws BAD_USER_INPUT. */
export function pageRequest({ first, after, last, before }: ConnectionArgs): PageRequest {
  if ((first == null) === (last == null)) throw badInput('Give either `first` or `last`.');
  const count = first ?? last ?? 0;
  if (count < 1 || count > MAX_PAGE) throw badInput(`\`first\` and \`last\` go from 1 to ${MAX_PAGE}.`);
  for (const cursor of [after, before])
    if (cursor != null && !isCursor(cursor)) throw badInput('The cursor is invalid.');
  return {
    ...(first == null ? {} : { first }),
    ...(last == null ? {} : { last }),
    ...(after == null ? {} : { after }),
    ...(before == null ? {} : { before }),
  };
}

/** Cursors are base64 of a JSON list. */
function isCursor(cursor: string): boolean {
  try {
    return Array.isArray(JSON.parse(Buffer.from(cursor, 'base64').toString()));
  } catch {
    return false;
  }
}
