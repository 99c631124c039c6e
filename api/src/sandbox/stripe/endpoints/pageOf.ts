import type { WireList } from '../objects/wire.ts';
import { invalidRequest, missingObject } from '../refusals.ts';

export interface Paging {
  limit: number;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of `newestFirst`. Throws StripeRefusal for a cursor that is not among them. */
export function pageOf<T extends { id: string }>(
  newestFirst: T[],
  { limit, starting_after: after, ending_before: before }: Paging,
  url: string,
): WireList<T> {
  if (after !== undefined && before !== undefined)
    throw invalidRequest('You cannot parameterize with both starting_after and ending_before.', {
      param: 'ending_before',
    });
  const placeOf = (id: string, param: string) => {
    const place = newestFirst.findIndex((item) => item.id === id);
    if (place < 0) throw missingObject('object', id, param);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: newestFirst.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
