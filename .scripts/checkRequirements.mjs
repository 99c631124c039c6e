// Fails when a cited section of docs/requirements.md is missing, or when a requirement has no test that exists.
import { requirementProblems } from './lib/requirements.mjs';
import { ROOT } from './lib/root.mjs';

const problems = requirementProblems(ROOT);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
