import { existsSync, readFileSync } from 'node:fs';
import { PINNED_NODE, run } from './run.mjs';
import { inProject } from './root.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, resolved?: string, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * The first package of `lock` that `installed` (npm's record in node_modules) does not have in this version; null when
 * all are installed. Optional packages of other platforms may be missing.
 * @param {Lock} lock
 * @param {Lock} installed
 * @returns {string | null}
 */
export function firstDifference(lock, installed) {
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (!found && wanted.optional) continue;
    if (!found || found.version !== wanted.version || found.integrity !== wanted.integrity) return path;
  }
  return null;
}

/** @returns {string | null} why `npm ci` is needed; null when node_modules matches package-lock.json */
function reasonToInstall() {
  const record = inProject('node_modules', '.package-lock.json');
  // npm writes its record at the end, so an interrupted installation has none.
  if (!existsSync(record)) return 'node_modules is missing';
  if (!existsSync(PINNED_NODE)) return 'the pinned Node is missing';
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const different = firstDifference(lock, JSON.parse(readFileSync(record, 'utf8')));
  return different && `${different} is not what package-lock.json says`;
}

/** Installs packages when node_modules does not match package-lock.json. Ends this process when npm fails. */
export async function ensureInstalled() {
  const reason = reasonToInstall();
  if (!reason) return;
  console.log(`Installing packages (${reason}); this takes a minute or two…`);
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Inside `npm start` the npm that runs this script; its path also works on Windows, where `npm` is a shell script.
  const npm = process.env['npm_execpath'];
  const { code } = npm
    ? await run(process.execPath, [npm, ...flags], { pinned: false })
    : await run('npm', flags, { pinned: false });
  if (code !== 0)
    console.error('The installation failed for the reason above. Correct it, then run the command again.');
  else if (!existsSync(PINNED_NODE))
    console.error(
      `Forkfront has no Node for ${process.platform}-${process.arch}: use macOS or Linux on x64 or arm64.`,
    );
  else return;
  process.exit(1);
}
