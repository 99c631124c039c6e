import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesAfterMove, type Placed } from './places.ts';

/** As the database reads it. */
const inOrder = (places: ReadonlyMap<string, number>): Placed[] =>
  [...places]
    .map(([id, position]) => ({ id, position }))
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/** Moves what stands at `from` to `to`, in a plain list. */
function moved(
  ids: readonly string[],
  from: number,
  to: number,
): { ids: string[]; id: string; afterId: string | null } {
  const id = ids[from % ids.length] ?? '';
  const others = ids.filter((other) => other !== id);
  const index = to % ids.length;
  return { ids: others.toSpliced(index, 0, id), id, afterId: others[index - 1] ?? null };
}

const move = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 }));
/** The same few places over and over: the gaps there close soon. */
const nearMove = fc.tuple(fc.constantFrom(0, 2, 3), fc.constantFrom(1, 2));

it.each([
  ['any', fc.array(move, { maxLength: 60 })],
  ['near', fc.array(nearMove, { minLength: 50, maxLength: 150 })],
])('%s moves keep the intended order, and each position is different and not negative', (_name, moves) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), moves, (count, sequence) => {
      let ids = Array.from({ length: count }, (_, index) => `id-${String(index).padStart(2, '0')}`);
      const places = new Map(ids.map((id, index) => [id, index]));
      for (const [from, to] of sequence) {
        const wanted = moved(ids, from, to);
        const changed = placesAfterMove(inOrder(places), wanted.id, wanted.afterId);
        ids = wanted.ids;
        for (const { id, position } of changed ?? []) places.set(id, position);
        expect(changed).not.toBeNull();
        expect(inOrder(places).map(({ id }) => id)).toEqual(ids);
        expect(new Set(places.values()).size).toBe(count);
        expect(Math.min(...places.values())).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it('a move returns all changed positions', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.double({ min: 0, max: 3e-6, noNaN: true }), { minLength: 2, maxLength: 8 }),
      move,
      (positions, [from, to]) => {
        const places = new Map(positions.map((position, index) => [`id-${index}`, position]));
        const wanted = moved(
          inOrder(places).map(({ id }) => id),
          from,
          to,
        );
        const changed = placesAfterMove(inOrder(places), wanted.id, wanted.afterId) ?? [];
        for (const { id, position } of changed) expect(places.get(id)).not.toBe(position);
        for (const { id, position } of changed) places.set(id, position);
        expect(inOrder(places).map(({ id }) => id)).toEqual(wanted.ids);
      },
    ),
  );
});
