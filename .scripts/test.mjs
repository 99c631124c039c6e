// `npm test`: installs what is missing, then runs every check. Arguments choose some of them by id: `npm test lint unit`.
import { checks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !checks.some((check) => check.id === id));
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are ${checks.map((check) => check.id).join(', ')}.`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
for (const check of checks.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const started = performance.now();
  // A check that cannot run at all is a failed one; the others still say what they have to say.
  const outcome = await check.run().catch((problem) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    unsteady: [],
    output: String(problem?.stack ?? problem),
    note: '',
  }));
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const { passed, failed, skipped, unsteady = [], output, note } = outcome;
  const tries = unsteady.length > 0 ? `, ${unsteady.length} at a second try` : '';
  const counts =
    passed + failed + skipped > 1 ? ` (${passed} passed, ${failed} failed, ${skipped} skipped${tries})` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${seconds} s  ${check.id.padEnd(13)} ${check.title}${counts}`);
  if (note) console.log(note.replaceAll(/^/gm, '    '));
  for (const test of unsteady) console.log(`    at a second try: ${test}`);
  if (failed > 0 && output) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
