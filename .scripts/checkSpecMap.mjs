// Fails when docs/spec-map.md names a missing file or test, or when a done item has no test.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './lib/root.mjs';
import { problemsOf, readSpecMap } from './lib/specMap.mjs';
import { testTitles } from './lib/testTitles.mjs';

const read = (/** @type {string} */ path) => readFileSync(inProject(path), 'utf8');

const rows = readSpecMap(read('docs/spec-map.md'));
const problems = rows.flatMap((row) =>
  problemsOf(
    row,
    (path) => existsSync(inProject(path)),
    (path) => testTitles(read(path)),
  ),
);
if (rows.length === 0) problems.push('docs/spec-map.md has no rows');

const done = rows.filter((row) => row.state === 'done').length;
console.log(`${done} of ${rows.length} items of the specification are done.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
