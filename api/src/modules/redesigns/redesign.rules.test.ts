import { describe, expect, it } from 'vitest';
import { REDESIGN_LIMITS } from '@forkfront/common/limits.ts';
import {
  answerableUntil,
  moveProblems,
  partyOf,
  REDESIGN_STATES,
  redesignsAYear,
  standingOf,
  stepsFrom,
  tidyMove,
  tidyInput,
  inputProblems,
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
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://files.example/${index}`);

describe('the words of a redesign', () => {
  it.each([
    ['a brief and links', { brief: ' Warmer ', links: [LINK, '  '] }, []],
    ['no brief', { brief: ' ', links: [] }, ['brief']],
    ['a long brief', { brief: LONG, links: [] }, ['brief']],
    ['a script as a link', { brief: 'a', links: [LINK, 'javascript:alert(1)'] }, ['links.1']],
    [
      'an address without slashes as a link',
      { brief: 'a', links: ['http:evil', 'https:/evil'] },
      ['links.0', 'links.1'],
    ],
    [
      'a name before the host of a link',
      { brief: 'a', links: ['https://bank.example@evil.example/'] },
      ['links.0'],
    ],
    ['a word as a link', { brief: 'a', links: ['example'] }, ['links.0']],
    ['a long link', { brief: 'a', links: [`${LINK}${'a'.repeat(500)}`] }, ['links.0']],
    ['six links', { brief: 'a', links: Array.from({ length: 6 }, () => LINK) }, ['links']],
    ['six pictures', { brief: 'a', links: [], imageUrls: pictures(6) }, []],
    ['seven pictures', { brief: 'a', links: [], imageUrls: pictures(7) }, ['imageUrls']],
    ['a hundred wrong links', { brief: 'a', links: Array<string>(100).fill('no') }, ['links']],
    ['a picture seven times', { brief: 'a', links: [], imageUrls: Array<string>(7).fill(LINK) }, []],
  ])('%s has these invalid fields', (_case, words, paths) => {
    expect(inputProblems(tidyInput({ imageUrls: [], ...words })).map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['PROPOSED', 'See the draft', LINK, 0, []],
    ['PROPOSED', 'See the picture', ' ', 1, []],
    ['PROPOSED', null, null, 0, ['text', 'link']],
    ['PROPOSED', 'See the draft', 'data:text/html,hello', 1, ['link']],
    ['PROPOSED', 'See the pictures', null, 7, ['imageUrls']],
    ['CHANGES_ASKED', ' ', null, 0, ['text']],
    ['CHANGES_ASKED', LONG, null, 0, ['text']],
    ['APPROVED', null, 'not kept', 7, []],
    ['WITHDRAWN', null, null, 0, []],
  ] as const)(
    'the move %s with the text %s, the link %s and %i pictures has these invalid fields',
    (to, text, link, count, paths) => {
      const imageUrls = pictures(count);
      expect(moveProblems(to, tidyMove(to, { text, link, imageUrls })).map(({ path }) => path)).toEqual(
        paths,
      );
    },
  );
});

describe('a proposal', () => {
  it.each([
    ['newest', 'PROPOSED', 'OPEN'],
    ['newest', 'CHANGES_ASKED', 'CHANGES_ASKED'],
    ['newest', 'APPROVED', 'APPROVED'],
    ['newest', 'WITHDRAWN', 'WITHDRAWN'],
    ['newer', 'PROPOSED', 'SUPERSEDED'],
    ['newer', 'APPROVED', 'SUPERSEDED'],
  ] as const)('before the %s one, in the state %s, stands as %s', (newest, state, standing) => {
    expect(standingOf('newest', newest, state)).toBe(standing);
  });

  it('can be answered by its mail for 14 days, also when the clocks change', () => {
    expect(answerableUntil(new Date('2026-10-20T10:00:00Z'))).toEqual(new Date('2026-11-03T10:00:00Z'));
  });
});
