/** An element of an order: lowest position first, then by id. */
export interface Placed {
  id: string;
  position: number;
}

/** Between two neighbours that are closer than this there is no room. */
const SMALLEST_GAP = 1e-6;

/** The position after the last one; null: of an empty list. */
export const positionBehind = (last: number | null): number => (last ?? 0) + 1;

/**
 * The positions that change when `movedId` moves behind `afterId` (null: to the front), in the new order. Usually this is
 * one position between two neighbours; when there is no room, all are numbered again. `list` is sorted and may lack
 * `movedId`. null when `afterId` is not in the list.
 */
export function placesAfterMove(
  list: readonly Placed[],
  movedId: string,
  afterId: string | null,
): Placed[] | null {
  const others = list.filter(({ id }) => id !== movedId);
  const index = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
  if (afterId !== null && index === 0) return null;
  if (list[index]?.id === movedId) return [];
  const position = between(others[index - 1]?.position, others[index]?.position);
  if (position !== null) return [{ id: movedId, position }];
  const before = new Map(others.map(({ id, position }) => [id, position]));
  return others
    .toSpliced(index, 0, { id: movedId, position: 0 })
    .map(({ id }, place) => ({ id, position: place + 1 }))
    .filter(({ id, position }) => before.get(id) !== position);
}

/** null without room. */
function between(previous: number | undefined, next: number | undefined): number | null {
  if (next === undefined) return positionBehind(previous ?? null);
  // Positions are not negative: the front of a list is between 0 and the first position.
  const floor = previous ?? 0;
  return next - floor < SMALLEST_GAP ? null : floor + (next - floor) / 2;
}
