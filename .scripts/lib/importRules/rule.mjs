export const TEST = String.raw`\.test\.tsx?$|^(?:api|common|web)/(?:src/)?test/`;

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
