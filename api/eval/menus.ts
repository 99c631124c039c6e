// `npm run eval:menus`: scores the menu reader on the sample menus. `-- --assistant` sends each menu to the assistant of `withAssistant`, a
// model or not, and scores the dishes of its draft. `-- --details` lists each difference.
import 'reflect-metadata';
import { scoreSamples, scoreSamplesBy, type SampleScore } from './readSamples.ts';
import { DRAFT_MEASURES, FLOOR, MEASURES, statementsOfDraft, totalsOf } from './scoreMenu.ts';
import { withAssistant } from './withAssistant.ts';

const isAsked = process.argv.includes('--assistant');
const measures = isAsked ? DRAFT_MEASURES : MEASURES;
const samples = isAsked ? await askAssistant() : scoreSamples();
const totals = totalsOf(samples.map(({ score }) => score));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(9);
console.log(`${samples.length} menus\n`);
console.log(`${''.padEnd(10)}${'precision'.padStart(9)} ${'recall'.padStart(9)}  expected`);
for (const measure of measures) {
  const { precision, recall, expected } = totals[measure];
  console.log(
    `${measure.padEnd(10)}${percent(precision)} ${percent(recall)} ${String(expected).padStart(9)}`,
  );
}
if (process.argv.includes('--details')) samples.forEach(printDetails);

const isTooLow = measures
  .map((measure) => totals[measure])
  .some((total) => Math.min(total.precision, total.recall) < FLOOR);
process.exitCode = isTooLow ? 1 : 0;

/** Each menu is the answer to the question about the menu. */
function askAssistant(): Promise<SampleScore[]> {
  return withAssistant((hold, name) => {
    console.log(`The menus are sent to ${name}.`);
    return scoreSamplesBy(async (menu) => {
      const talk = ['Sample Kitchen', 'red', 'skip', 'skip', menu].map((say) => ({
        say,
        mentions: [],
        avoids: [],
      }));
      return statementsOfDraft((await hold({ talk })).draft);
    });
  });
}

function printDetails({ file, score }: SampleScore): void {
  const lines = measures.flatMap((measure) => [
    ...score[measure].missing.map((text) => `  ${measure.padEnd(9)}- ${text}`),
    ...score[measure].surplus.map((text) => `  ${measure.padEnd(9)}+ ${text}`),
  ]);
  if (lines.length > 0) console.log(['', file, ...lines].join('\n'));
}
