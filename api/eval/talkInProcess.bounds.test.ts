import { describe, expect, it } from 'vitest';
import type { Dialogue } from './readDialogues.ts';
import { talkInProcess } from './talkInProcess.ts';

/** As long as a message may be. */
const MOST = 20_000;
const full = (piece: string): string => piece.repeat(Math.ceil(MOST / piece.length)).slice(0, MOST);

const INPUTS: Readonly<Record<string, string>> = {
  'lines of one word': full('one\ntwo\nthree\n'),
  spaces: `a${full(' ').slice(2)}a`,
  'blank lines': `${full('\n').slice(1)}a`,
  separators: full(' ,;.- '),
  'dishes in lines': Array.from({ length: 2_000 }, (_, at) => `D${at} 4.50`)
    .join('\n')
    .slice(0, MOST),
  'dishes in one line': Array.from({ length: 2_000 }, (_, at) => `D${at} 4.50`)
    .join(', ')
    .slice(0, MOST),
  'text from right to left': full('حمص 4.50\u202e, فلافل '),
  emoji: full('🍕 9.50 👨‍👩‍👧‍👦 '),
  'control characters': full('\u0001\u001b[31mSoup\u0007 '),
  'odd prices': full('Soup 1e9\nStew -5\nPie 00.00\nTart 12.345\n'),
  digits: full('9'),
  postcodes: full('we deliver LS6 2.50 '),
  phones: full('0113 496 0022 '),
  questions: full('can you? '),
  changes: `change ${full('gravy to ').slice(7)}`,
  names: full('called a name is '),
};

/** Messages that lead to each step. */
const STEPS: Readonly<Record<string, string[]>> = {
  name: [],
  colours: ['Rossi'],
  favourites: ['Rossi', 'red'],
  logo: ['Rossi', 'red', 'skip'],
  menu: ['Rossi', 'red', 'skip', 'skip'],
  preview: ['Rossi', 'red', 'skip', 'skip', 'Gravy 2.50'],
};

const say = (texts: readonly string[]): Dialogue['talk'] =>
  texts.map((text) => ({ say: text, mentions: [], avoids: [] }));

describe.each(Object.entries(STEPS))('in the step %s', (_step, before) => {
  it.each(Object.entries(INPUTS))(
    'a message of %s is answered in a sentence, and the next one as before',
    async (_what, text) => {
      const { answers } = await talkInProcess({ talk: say([...before, text, 'hello']) });
      expect(answers.at(-2)).toMatch(/\w+ \w+ \w+.*[.?!]/s);
      expect(answers.at(-1)).toMatch(/[.?!]/);
      expect(answers.join('')).not.toMatch(/Failed|\p{Cc}(?<![\n\r\t])/u);
    },
  );
});

it('a long message is heard as fast as a short one', { tags: ['@long'] }, async () => {
  for (const text of Object.values(INPUTS)) {
    const begun = performance.now();
    await talkInProcess({ talk: say([text.replaceAll('\n', ' ')]) });
    expect(performance.now() - begun).toBeLessThan(500);
  }
});

it('of prices that are none every line is in the list, and none is sold', async () => {
  const lines = ['Soup 1e9', 'Stew -5', 'Pie 00.00', 'Tart 12.345', 'Bun £1000000', 'Cod £5.5.5'];
  const { draft } = await talkInProcess({
    talk: say(['Rossi', 'red', 'skip', 'skip', ['Salad 4.00', ...lines].join('\n')]),
  });
  expect(draft.sections.flatMap(({ items }) => items.map(({ name, price }) => [name, price]))).toEqual([
    ['Salad', 400],
  ]);
  expect(draft.unread.map(({ text }) => text)).toEqual(lines);
});
