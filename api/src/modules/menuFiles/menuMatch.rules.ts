interface Named {
  id: string | null;
  name: string;
}

/** Where a row and an old element are, e.g. the name of their section. */
interface Places<Row, Old> {
  row: (row: Row) => string;
  old: (old: Old) => string;
}

/**
 * Which old element each row of a file is: by id, then by place and name, then by a name that occurs once on both sides.
 * Rows without an old element are missing.
 */
export function matchRows<Row extends Named, Old extends Named>(
  rows: readonly Row[],
  olds: readonly Old[],
  places?: Places<Row, Old>,
): Map<Row, Old> {
  const matched = new Map<Row, Old>();
  const taken = new Set<Old>();
  const claim = (
    keyOf: (one: Row) => string | null,
    oldKeyOf: (one: Old) => string | null,
    isOnce = false,
  ) => {
    const open = Map.groupBy(
      olds.filter((old) => !taken.has(old)),
      oldKeyOf,
    );
    const asking = Map.groupBy(
      rows.filter((row) => !matched.has(row)),
      keyOf,
    );
    for (const [key, askers] of asking) {
      const found = open.get(key) ?? [];
      if (key === null || (isOnce && (askers.length > 1 || found.length > 1))) continue;
      for (const [at, row] of askers.entries()) {
        const old = found[at];
        if (!old) continue;
        matched.set(row, old);
        taken.add(old);
      }
    }
  };
  const nameOf = ({ name }: Named) => name.toLowerCase();
  claim(
    ({ id }) => id,
    ({ id }) => id,
  );
  if (places)
    claim(
      (row) => `${places.row(row).toLowerCase()}\n${nameOf(row)}`,
      (old) => `${places.old(old).toLowerCase()}\n${nameOf(old)}`,
    );
  claim(nameOf, nameOf, places !== undefined);
  return matched;
}
