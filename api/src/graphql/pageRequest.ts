import { GraphQLError } from 'graphql';
import type { PageRequest } from '../lib/pageRequest.ts';
import type { ConnectionArgs } from './relay.graphql.ts';

const MAX_PAGE = 100;

/** An error that tells a developer which argument to change. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Checks a connection's arguments. Throws a BAD_USER_INPUT error that a developer can act on. */
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

/** Our cursors are base64 of a JSON list. */
function isCursor(cursor: string): boolean {
  try {
    return Array.isArray(JSON.parse(Buffer.from(cursor, 'base64').toString()));
  } catch {
    return false;
  }
}
