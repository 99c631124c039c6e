// `npm run eval:menus`: scores the menu reader on the sample menus; `npm run eval:menus -- --details` lists each difference.
import { scoreSamples, type SampleScore } from './readSamples.ts';
import { FLOOR, MEASURES, totalsOf } from './scoreMenu.ts';

const samples = scoreSamples();
const totals = totalsOf(samples.map(({ score }) => score));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);
console.log(`${samples.length} menus\n`);
console.log(`${''.padEnd(10)}${'precision'.padStart(9)} ${'recall'.padStart(9)}  expected`);
for (const measure of MEASURES) {
  const { precision, recall, expected } = totals[measure];
  console.log(
    `${measure.padEnd(10)}${percent(precision)} ${percent(recall)} ${String(expected).padStart(9)}`,
  );
}
if (process.argv.includes('--details')) samples.forEach(printDetails);

const isTooLow = Object.values(totals).some((total) => Math.min(total.precision, total.recall) < FLOOR);
process.exitCode = isTooLow ? 1 : 0;

function printDetails({ file, score }: SampleScore): void {
  const lines = MEASURES.flatMap((measure) => [
    ...score[measure].missing.map((text) => `  ${measure.padEnd(9)}- ${text}`),
    ...score[measure].surplus.map((text) => `  ${measure.padEnd(9)}+ ${text}`),
  ]);
  if (lines.length > 0) console.log(['', file, ...lines].join('\n'));
}
