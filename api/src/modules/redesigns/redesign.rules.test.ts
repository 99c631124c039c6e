import { describe, expect, it } from 'vitest';
import {
  moveProblems,
  partyOf,
  REDESIGN_LIMITS,
  REDESIGN_STATES,
  redesignsAYear,
  stepsFrom,
  tidyMove,
  tidyWords,
  wordProblems,
} from './redesign.rules.ts';

describe('the states of a redesign', () => {
  it.each([
    ['REQUESTED', 'IN_PROGRESS PROPOSED WITHDRAWN'],
    ['IN_PROGRESS', 'PROPOSED WITHDRAWN'],
    ['PROPOSED', 'CHANGES_ASKED APPROVED WITHDRAWN'],
    ['CHANGES_ASKED', 'PROPOSED WITHDRAWN'],
    ['APPROVED', ''],
    ['WITHDRAWN', ''],
  ] as const)('%s is followed by: %s', (state, steps) => {
    expect(stepsFrom(state).join(' ')).toBe(steps);
  });

  it('operators start and propose, and the owner does everything else', () => {
    expect(REDESIGN_STATES.filter((state) => partyOf(state) === 'OPERATOR')).toEqual([
      'IN_PROGRESS',
      'PROPOSED',
    ]);
  });

  it.each([
    ['FREE', 0],
    ['SILVER', 0],
    ['GOLD', 1],
    ['PLATINUM', 2],
  ] as const)('the plan %s includes %i a year', (tier, count) => {
    expect(redesignsAYear(tier)).toBe(count);
  });
});

const LONG = 'a'.repeat(REDESIGN_LIMITS.text + 1);
const LINK = 'https://example.com/menu';

describe('the words of a redesign', () => {
  it.each([
    ['a brief and links', { brief: ' Warmer ', links: [LINK, '  '] }, []],
    ['no brief', { brief: ' ', links: [] }, ['brief']],
    ['a long brief', { brief: LONG, links: [] }, ['brief']],
    ['a script as a link', { brief: 'a', links: [LINK, 'javascript:alert(1)'] }, ['links.1']],
    ['a word as a link', { brief: 'a', links: ['example'] }, ['links.0']],
    ['a long link', { brief: 'a', links: [`${LINK}${'a'.repeat(500)}`] }, ['links.0']],
    ['six links', { brief: 'a', links: Array.from({ length: 6 }, () => LINK) }, ['links']],
  ])('%s has these invalid fields', (_case, words, paths) => {
    expect(wordProblems(tidyWords(words)).map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['PROPOSED', 'See the draft', LINK, []],
    ['PROPOSED', null, null, ['text', 'link']],
    ['PROPOSED', 'See the draft', 'data:text/html,hello', ['link']],
    ['CHANGES_ASKED', ' ', null, ['text']],
    ['CHANGES_ASKED', LONG, null, ['text']],
    ['APPROVED', null, 'not kept', []],
    ['WITHDRAWN', null, null, []],
  ] as const)(
    'the move %s with the text %s and the link %s has these invalid fields',
    (to, text, link, paths) => {
      expect(moveProblems(to, tidyMove(to, { text, link })).map(({ path }) => path)).toEqual(paths);
    },
  );
});
