import type { ConnectionArgs } from '../../graphql/connection.type.ts';
import { badInput, pageRequest } from '../../graphql/pageRequest.ts';
import type { MenuPageRequest } from './menuPages.ts';
import { placeOf, type MenuPlace } from './menuPlace.rules.ts';

/** Checks the arguments of `Restaurant.products`. Throws a BAD_USER_INPUT error that a developer can act on. */
export function toMenuPageRequest(args: ConnectionArgs): MenuPageRequest {
  const { first, last, after, before } = pageRequest(args);
  return {
    count: first ?? last ?? 0,
    from: first === undefined ? 'end' : 'start',
    after: placeAt(after),
    before: placeAt(before),
  };
}

function placeAt(cursor: string | undefined): MenuPlace | null {
  if (cursor === undefined) return null;
  const place = placeOf(cursor);
  if (!place) throw badInput('That cursor is none of ours.');
  return place;
}
