/** Something with a place in an order: lowest position first. */
export interface Placed {
  id: string;
  position: number;
}

/** Two neighbours closer than this have no room between them any more; the server's limit. */
const SMALLEST_GAP = 1e-6;

/**
 * Where things will stand after `movedId` was put right behind `afterId` (null: to the front), as the server decides it:
 * the moved one alone, in the middle between its neighbours, or all anew where there is no room. Only what changes, in the
 * new order. `list` is in order; the moved one may come from elsewhere, an `afterId` that is not there counts as the front.
 */
export function placesAfterMove(list: readonly Placed[], movedId: string, afterId: string | null): Placed[] {
  const others = list.filter(({ id }) => id !== movedId);
  const index = others.findIndex(({ id }) => id === afterId) + 1;
  if (list[index]?.id === movedId) return [];
  const position = between(others[index - 1]?.position, others[index]?.position);
  if (position !== null) return [{ id: movedId, position }];
  const before = new Map(others.map((one) => [one.id, one.position]));
  return others
    .toSpliced(index, 0, { id: movedId, position: 0 })
    .map(({ id }, place) => ({ id, position: place + 1 }))
    .filter((placed) => before.get(placed.id) !== placed.position);
}

/** null when there is no room. */
function between(previous: number | undefined, next: number | undefined): number | null {
  if (previous === undefined) return next === undefined ? 1 : next - 1;
  if (next === undefined) return previous + 1;
  return next - previous < SMALLEST_GAP ? null : previous + (next - previous) / 2;
}
