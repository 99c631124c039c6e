// `npm test -- sizes`: checks the number and the length of the production files.
import { judgeSizes, sizesOf } from './lib/sizes.mjs';
import { inProject } from './lib/root.mjs';

for (const area of /** @type {const} */ (['api', 'web'])) {
  const { summary, problems } = judgeSizes(area, sizesOf(inProject(area, 'src')));
  console.log(summary);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
