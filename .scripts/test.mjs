// `npm test`: installs missing packages, then runs all checks. Arguments select checks by id: `npm test lint unit`. With `--long`
// the long tests run too: `npm run test:all`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { checks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';

const started = performance.now();
await ensureInstalled();

const {
  values: { long },
  positionals: wanted,
} = parseArgs({ allowPositionals: true, options: { long: { type: 'boolean', default: false } } });
const unknown = wanted.filter((id) => !checks.some((check) => check.id === id));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are ${checks.map((check) => check.id).join(', ')}.`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const selected = checks.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

/** Runs one check and prints its line. @param {import('./lib/checks.mjs').Check} check */
async function perform(check) {
  const begun = performance.now();
  // A check that cannot run counts as failed, and the others still run.
  const outcome = await check.run(long).catch((problem) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    unsteady: [],
    output: String(problem?.stack ?? problem),
  }));
  const { passed, failed, skipped, unsteady = [], output } = outcome;
  const tries = unsteady.length > 0 ? `, ${unsteady.length} passed on a retry` : '';
  const counts =
    passed + failed + skipped > 1 ? ` (${passed} passed, ${failed} failed, ${skipped} skipped${tries})` : '';
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${secondsSince(begun)}  ${check.id.padEnd(13)} ${check.title}${counts}`,
  );
  for (const test of unsteady) console.log(`    passed on a retry: ${test}`);
  if (failed > 0 && output) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  total.passed += passed;
  total.failed += failed;
}

const secondsSince = (/** @type {number} */ begun) =>
  `${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s`;

// These checks use one core each. Test runners use all cores, so they run alone.
const queue = selected.filter(({ usesAllCores }) => !usesAllCores);
const next = async () => {
  for (let check = queue.shift(); check; check = queue.shift()) await perform(check);
};
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, next));
for (const check of selected.filter(({ usesAllCores }) => usesAllCores)) await perform(check);

console.log(`${secondsSince(started)}  in all`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
