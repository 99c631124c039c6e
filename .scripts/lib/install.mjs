import { existsSync, readFileSync } from 'node:fs';
import { PINNED_NODE, run } from './run.mjs';
import { inProject } from './root.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Names a package of `lock` that `installed` (npm's own record in node_modules) lacks or has in another version; null when
 * all are there. Optional packages may be missing: they belong to other platforms.
 * @param {Lock} lock
 * @param {Lock} installed
 * @returns {string | null}
 */
export function firstDifference(lock, installed) {
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '' || wanted.link) continue;
    const found = installed.packages[path];
    if (!found && wanted.optional) continue;
    if (!found || found.version !== wanted.version || found.integrity !== wanted.integrity) return path;
  }
  return null;
}

/** @returns {string | null} why `npm ci` is needed; null when node_modules is what package-lock.json says. */
function reasonToInstall() {
  const record = inProject('node_modules', '.package-lock.json');
  // npm writes its record last, so an interrupted installation has none.
  if (!existsSync(record)) return 'node_modules is missing';
  if (!existsSync(PINNED_NODE)) return 'the pinned Node is missing';
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const different = firstDifference(lock, JSON.parse(readFileSync(record, 'utf8')));
  return different && `${different} is not what package-lock.json says`;
}

/** Makes node_modules match package-lock.json; does nothing when it does. Ends this process when npm fails. */
export async function ensureInstalled() {
  const reason = reasonToInstall();
  if (!reason) return;
  console.log(`Installing packages (${reason}); this takes a minute or two…`);
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Inside `npm start` the very npm that runs us; its path also works where `npm` itself is a shell script (Windows).
  const npm = process.env['npm_execpath'];
  const { code } = npm
    ? await run(process.execPath, [npm, ...flags], { pinned: false })
    : await run('npm', flags, { pinned: false });
  if (code !== 0)
    console.error('Installing failed, for the reason above. Correct it, then run the same command again.');
  else if (!existsSync(PINNED_NODE))
    console.error(
      `Forkfront has no Node for ${process.platform}-${process.arch}: use macOS or Linux on x64 or arm64.`,
    );
  else return;
  process.exit(1);
}
