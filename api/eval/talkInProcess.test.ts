import { expect, it } from 'vitest';
import { readDialogues } from './readDialogues.ts';
import { FLOOR, scoreDialogue } from './scoreDialogue.ts';
import { talkInProcess } from './talkInProcess.ts';

it('the scripted assistant reaches the goals of the dialogues', async () => {
  const checks = [];
  for (const dialogue of readDialogues())
    for (const check of scoreDialogue(dialogue, await talkInProcess(dialogue)))
      checks.push({ dialogue: dialogue.title, ...check });
  const problems = checks.filter(({ problem }) => problem !== null);
  expect(problems.length / checks.length, JSON.stringify(problems, null, 1)).toBeLessThanOrEqual(1 - FLOOR);
});
