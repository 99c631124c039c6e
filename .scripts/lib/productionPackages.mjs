import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './root.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [link] whether it is a workspace; `resolved` is its folder
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** The packages of package-lock.json. @returns {Record<string, LockedPackage>} */
export const lockedPackages = () => JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;

/**
 * The sorted folders (`node_modules/express`) of the packages that a workspace needs in production:
 * `npm ci --omit=dev --workspace=api` installs them on this platform.
 * @param {string} workspace `api` or `web`
 * @returns {string[]}
 */
export function productionPackages(workspace) {
  const locked = lockedPackages();
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ folder) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      locked[folder] ?? {};
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const needed = resolvePackage(locked, folder, name);
      if (!needed || found.has(needed) || !existsSync(inProject(needed))) continue;
      // A workspace is our own: its packages count, it does not.
      const { link, resolved } = locked[needed] ?? {};
      if (link && resolved) visit(resolved);
      else {
        found.add(needed);
        visit(needed);
      }
    }
  };
  visit(workspace);
  return [...found].sort();
}

/**
 * The folder of the package that an import of `name` resolves to: in the nearest node_modules above `folder`.
 * @param {Record<string, LockedPackage>} locked
 * @param {string} folder
 * @param {string} name
 */
function resolvePackage(locked, folder, name) {
  const parents = folder
    .split('/node_modules/')
    .map((_part, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [
    ...parents.reverse().map((parent) => `${parent}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((path) => path in locked);
}
