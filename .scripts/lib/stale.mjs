import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject, ROOT } from './root.mjs';

/**
 * All files below the given files and folders, as sorted paths relative to `root`, without missing ones.
 * @param {string[]} paths
 * @param {string} root
 * @returns {string[]}
 */
export function filesBelow(paths, root = ROOT) {
  const files = paths.flatMap((path) => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return [];
    if (!statSync(absolute).isDirectory()) return [path];
    return filesBelow(
      readdirSync(absolute).map((name) => join(path, name)),
      root,
    );
  });
  return files.sort();
}

/**
 * A digest of names and contents of files.
 * @param {string[]} files
 * @param {string} root
 */
export function digest(files, root = ROOT) {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Digests of the inputs and the outputs of a build.
 * @typedef {{ inputs: string, outputs: string }} Stamp
 */

const stampFile = (/** @type {string} */ name) => inProject('.cache', 'builds', `${name}.json`);

/**
 * @param {string} name of the build
 * @param {Stamp} current
 */
export function isFresh(name, current) {
  const file = stampFile(name);
  if (!existsSync(file)) return false;
  return readFileSync(file, 'utf8') === JSON.stringify(current);
}

/**
 * @param {string} name of the build
 * @param {Stamp} current
 */
export function markFresh(name, current) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), JSON.stringify(current));
}

/**
 * Call it before a build starts, so that an interrupted build is stale.
 * @param {string} name of the build
 */
export const forget = (name) => rmSync(stampFile(name), { force: true });
