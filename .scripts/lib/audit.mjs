import { spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * What is known about faults of the production packages.
 * @typedef {object} AuditOutcome
 * @property {'none' | 'faults' | 'unknown'} state `unknown`: the registry did not answer
 * @property {string[]} lines what to print
 */

/** The exit code of each state: an audit that was not made is no success. */
export const EXIT_CODES = { none: 0, faults: 1, unknown: 2 };

const NAMES_SHOWN = 50;

/**
 * Asks the registry of npm for known faults of the packages of the lock file.
 * @param {{ registry?: string }} [options]
 * @returns {AuditOutcome}
 */
export function audit({ registry } = {}) {
  const args = ['audit', '--omit=dev', '--json', ...(registry ? ['--registry', registry] : [])];
  const { stdout, error } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 50_000_000 });
  return error ? unknown(error.message) : outcomeOf(stdout);
}

/**
 * Reads the output of `npm audit --json`.
 * @param {string} output
 * @returns {AuditOutcome}
 */
export function outcomeOf(output) {
  /** @type {{ message?: string, vulnerabilities?: Record<string, { severity: string, range: string }>, metadata?: { dependencies?: { prod?: number } } }} */
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return unknown('npm printed no report');
  }
  const { vulnerabilities, metadata, message } = report;
  if (!vulnerabilities || !metadata) return unknown(message ?? 'npm printed no report');
  const found = Object.entries(vulnerabilities);
  if (found.length === 0)
    return { state: 'none', lines: [`No fault is known of ${metadata.dependencies?.prod ?? 0} packages.`] };
  return {
    state: 'faults',
    lines: [
      `${found.length} packages have known faults; \`npm audit --omit=dev\` says more:`,
      ...found.slice(0, NAMES_SHOWN).map(([name, { severity, range }]) => `  ${severity}  ${name} ${range}`),
    ],
  };
}

/** @param {string} reason @returns {AuditOutcome} */
const unknown = (reason) => ({
  state: 'unknown',
  lines: [
    `The registry did not answer the audit (${reason}).`,
    'Nothing is known about faults. Audit on a machine that reaches registry.npmjs.org.',
  ],
});
