// `npm run fix`: writes generated files, lint fixes and formatting.
import { ensureInstalled } from './lib/install.mjs';
import { runFile, runTool } from './lib/run.mjs';

await ensureInstalled();
const steps = [
  () => runTool('tsx', ['--tsconfig', 'api/tsconfig.json', 'api/src/printSchema.ts']),
  () => runTool('relay-compiler', []),
  () => runFile('.scripts/routes.mjs'),
  () => runTool('oxlint', ['--fix']),
  () => runTool('oxfmt', []),
];
for (const step of steps) {
  const { code } = await step();
  if (code !== 0) process.exitCode = 1;
}
