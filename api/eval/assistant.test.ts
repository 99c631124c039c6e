import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/testApp.ts';
import { holdDialogue } from './holdDialogue.ts';
import { readDialogues } from './readDialogues.ts';
import { FLOOR, scoreDialogue } from './scoreDialogue.ts';

const dialogues = readDialogues();
/** The first dialogues of each kind; `npm run eval:assistant` holds all. */
const HELD_PER_KIND = 2;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the sample dialogues', { tags: ['@long'] }, () => {
  it('there are at least sixty dialogues of eight kinds', () => {
    expect(dialogues.length).toBeGreaterThanOrEqual(60);
    expect(new Set(dialogues.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
  });

  it('the scripted assistant reaches the goals of some dialogues of each kind', async () => {
    const { assistant, database } = app.container.infrastructure;
    const some = [...Map.groupBy(dialogues, ({ kind }) => kind).values()].flatMap((group) =>
      group.slice(0, HELD_PER_KIND),
    );
    const held = some.map(async (dialogue) =>
      scoreDialogue(dialogue, await holdDialogue(dialogue, database, assistant)),
    );
    const checks = (await Promise.all(held)).flat();
    const problems = checks.filter(({ problem }) => problem !== null);
    expect(problems.length / checks.length, JSON.stringify(problems, null, 1)).toBeLessThanOrEqual(1 - FLOOR);
  });
});
