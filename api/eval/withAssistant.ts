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
import { type HeldDialogue, holdDialogue } from './holdDialogue.ts';
import type { Dialogue } from './readDialogues.ts';

type Hold = (dialogue: Pick<Dialogue, 'talk'>) => Promise<HeldDialogue>;

/**
 * Runs `use` with the configured assistant and a database of its own. With OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL) it is that
 * model, otherwise the scripted assistant; OPENAI_API is `responses` or `chat`. `name` is for people.
 */
export async function withAssistant<T>(use: (hold: Hold, name: string) => Promise<T>): Promise<T> {
  const config = readConfig();
  const directory = mkdtempSync(join(tmpdir(), 'forkfront-eval-'));
  const apiKey = 'scripted';
  const sandbox = await startOpenAiSandbox({ port: 0, apiKey, wordDelayMs: 0 });
  const postgres = await startEmbeddedPostgres(directory);
  const database = await openDatabase(postgres.url(), entities, () => undefined);
  const api = process.env['OPENAI_API'] === 'chat' ? 'chat' : 'responses';
  const scripted = { ...config.assistantLimits, apiKey, baseUrl: sandbox.baseUrl, api } as const;
  const assistant = createOpenAiAssistant(config.assistant ?? scripted, createLog(config.logLevel));
  const name = config.assistant?.model ?? `the scripted assistant (${api})`;
  try {
    return await use((dialogue) => holdDialogue(dialogue, database, assistant), name);
  } finally {
    await database.close();
    await postgres.stop();
    await sandbox.close();
    rmSync(directory, { recursive: true, force: true });
  }
}
