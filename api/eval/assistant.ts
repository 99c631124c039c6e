// `npm run eval:assistant`: holds the sample dialogues with the assistant of `withAssistant` and prints the share of reached goals.
// `-- corrections` holds one kind only.
import 'reflect-metadata';
import { type Dialogue, readDialogues } from './readDialogues.ts';
import { type Check, FLOOR, scoreDialogue } from './scoreDialogue.ts';
import { withAssistant } from './withAssistant.ts';

type Scored = Check & { dialogue: Dialogue };

const wanted = process.argv.slice(2);
const dialogues = readDialogues().filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
const { checks, name } = await withAssistant(async (hold, assistant) => {
  const all: Scored[] = [];
  for (const dialogue of dialogues)
    for (const check of scoreDialogue(dialogue, await hold(dialogue))) all.push({ ...check, dialogue });
  return { checks: all, name: assistant };
});

for (const { dialogue, goal, problem } of checks)
  if (problem !== null) console.log(`${dialogue.kind}: ${dialogue.title}\n  ${goal}: ${problem}\n`);
printRates('Goal', ({ goal }) => goal);
printRates('Kind', ({ dialogue }) => dialogue.kind);
console.log(`${dialogues.length} dialogues with ${name}`);
console.log(`${percent(shareOf(checks))} of ${checks.length} goals reached`);
process.exitCode = shareOf(checks) < FLOOR ? 1 : 0;

function printRates(title: string, keyOf: (check: Scored) => string): void {
  console.log(`${title.padEnd(18)}${'reached'.padStart(9)}${'goals'.padStart(7)}`);
  for (const [key, group] of Map.groupBy(checks, keyOf))
    console.log(key.padEnd(18) + percent(shareOf(group)).padStart(9) + String(group.length).padStart(7));
  console.log();
}

function shareOf(group: readonly Check[]): number {
  return group.length === 0 ? 1 : group.filter(({ problem }) => problem === null).length / group.length;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
