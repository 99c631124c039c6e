export const TEST = String.raw`\.test\.tsx?$|^(?:api|common|web)/(?:src/)?(?:storefront/)?test/`;

/** @param {string[]} names */
export const npm = (...names) => String.raw`(?:^|/)node_modules/(?:${names.join('|')})/`;
/** @param {'api' | 'web'} area @param {string[]} names */
export const below = (area, ...names) => `^${area}/src/(?:${names.join('|')})`;
/** All project files in `area` except those whose path starts with one of `names`. */
export const allBut = (/** @type {'api' | 'web'} */ area, /** @type {string[]} */ ...names) =>
  String.raw`^${area}/src/(?!${names.join('|')})`;

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType | import('dependency-cruiser').IReachabilityForbiddenRuleType} Rule */
/** @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule} */
export const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/**
 * The rules of the folders below `root`, an expression of a path. `table` has every folder, with the folders that it may import; the
 * `shared` ones are for all others. A folder is behind those that it may import, so there are no circles between folders.
 * `pathNot`: files that the rules leave out.
 * @param {{
 *   root: string, table: Record<string, readonly string[]>, shared?: readonly string[], pathNot?: string[],
 *   unlisted: string, nameOf: (folder: string) => string,
 * }} folders `unlisted` and `nameOf` are names of rules.
 */
export function onlyDownhill({ root, table, shared = [], pathNot = [], unlisted, nameOf }) {
  const names = Object.keys(table);
  const lost = names.flatMap((folder, place) =>
    [...(shared.includes(folder) ? [] : shared), ...(table[folder] ?? [])]
      .filter((other) => !names.slice(0, place).includes(other))
      .map((other) => `${folder} may import ${other}, which is not above it in the table.`),
  );
  if (lost.length > 0) throw new Error(lost.join('\n'));
  return [
    forbid(
      unlisted,
      'Each folder is in the table of what it may import.',
      { path: `${root}(?!(?:${names.join('|')})/)[^/]+/`, pathNot },
      {},
    ),
    ...Object.entries(table).map(([folder, others]) => {
      const allowed = [folder, ...others, ...(shared.includes(folder) ? [] : shared)];
      return forbid(
        nameOf(folder),
        `Of the other folders it may import: ${allowed.slice(1).join(', ') || 'none'}.`,
        { path: `${root}${folder}/`, pathNot },
        { path: `${root}(?!(?:${allowed.join('|')})/)` },
      );
    }),
  ];
}
