import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { idKey, keyOfCursor, timeKey } from '../lib/cursor.ts';
import type { PageRequest } from '../lib/pageRequest.ts';
import type { ConnectionArgs } from './relay.graphql.ts';

/** A BAD_USER_INPUT error with a message for developers. */
export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

const MAX_PAGE = 100;

/** Checks the size of a page. Throws BAD_USER_INPUT. */
export function pageSize(count: number): number {
  if (count < 1 || count > MAX_PAGE) throw badInput(`\`first\` and \`last\` go from 1 to ${MAX_PAGE}.`);
  return count;
}

/**
 * Checks a connection's arguments. `placeAt` reads a cursor of this connection: null for a text that is none. Throws
 * BAD_USER_INPUT.
 */
export function pageRequest<Place>(
  { first, after, last, before }: ConnectionArgs,
  placeAt: (cursor: string) => Place | null,
): PageRequest<Place> {
  if ((first == null) === (last == null)) throw badInput('Give either `first` or `last`.');
  pageSize(first ?? last ?? 0);
  const read = (cursor: string): Place => {
    const place = placeAt(cursor);
    if (place === null) throw badInput('The cursor is invalid.');
    return place;
  };
  return {
    ...(first == null ? {} : { first }),
    ...(last == null ? {} : { last }),
    ...(after == null ? {} : { after: read(after) }),
    ...(before == null ? {} : { before: read(before) }),
  };
}

const ById = z.tuple([idKey]);

/** Checks the arguments of a connection ordered by id. Its places are its cursors, as MikroORM takes them. */
export const pageById = (args: ConnectionArgs): PageRequest =>
  pageRequest(args, (cursor) => keyOfCursor(ById, cursor) && cursor);

const ByTime = z.tuple([timeKey, idKey]);

/** The same for a connection ordered by a time and then by id. */
export const pageByTime = (args: ConnectionArgs): PageRequest =>
  pageRequest(args, (cursor) => keyOfCursor(ByTime, cursor) && cursor);
