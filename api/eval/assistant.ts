// `npm run eval:assistant`: holds the sample dialogues with the assistant and prints the share of reached goals. With
// OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL) it is that model, otherwise the scripted assistant.
// `-- corrections` holds one kind only.
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOpenAiSandbox } from '../sandbox/openai/startOpenAiSandbox.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/postgres/embeddedPostgres.ts';
import { createOpenAiAssistant } from '../src/gateways/assistant/openaiAssistant.ts';
import { createLog } from '../src/log.ts';
import { entities } from '../src/modules.ts';
import { holdDialogue } from './holdDialogue.ts';
import { type Dialogue, readDialogues } from './readDialogues.ts';
import { type Check, FLOOR, scoreDialogue } from './scoreDialogue.ts';

type Scored = Check & { dialogue: Dialogue };

const config = readConfig();
const wanted = process.argv.slice(2);
const dialogues = readDialogues().filter(({ kind }) => wanted.length === 0 || wanted.includes(kind));
const checks = await withAssistant(async (hold) => {
  const all: Scored[] = [];
  for (const dialogue of dialogues) all.push(...(await hold(dialogue)));
  return all;
});

for (const { dialogue, goal, problem } of checks)
  if (problem !== null) console.log(`${dialogue.kind}: ${dialogue.title}\n  ${goal}: ${problem}\n`);
printRates('Goal', ({ goal }) => goal);
printRates('Kind', ({ dialogue }) => dialogue.kind);
console.log(`${dialogues.length} dialogues with ${config.assistant?.model ?? 'the scripted assistant'}`);
console.log(`${percent(shareOf(checks))} of ${checks.length} goals reached`);
process.exitCode = shareOf(checks) < FLOOR ? 1 : 0;

/** Runs `use` with a database of its own. */
async function withAssistant<T>(use: (hold: (dialogue: Dialogue) => Promise<Scored[]>) => Promise<T>) {
  const directory = mkdtempSync(join(tmpdir(), 'forkfront-eval-'));
  const apiKey = 'scripted';
  const sandbox = await startOpenAiSandbox({ port: 0, apiKey, wordDelayMs: 0 });
  const postgres = await startEmbeddedPostgres(directory);
  const database = await openDatabase(postgres.url(), entities, () => undefined);
  const scripted = { ...config.assistantLimits, apiKey, baseUrl: sandbox.baseUrl, api: 'responses' as const };
  const assistant = createOpenAiAssistant(config.assistant ?? scripted, createLog(config.logLevel));
  try {
    return await use(async (dialogue) => {
      const held = await holdDialogue(dialogue, database, assistant);
      return scoreDialogue(dialogue, held).map((check) => ({ ...check, dialogue }));
    });
  } finally {
    await database.close();
    await postgres.stop();
    await sandbox.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

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
