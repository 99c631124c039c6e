import { expect, it } from 'vitest';
import { talkInProcess } from '../../eval/talkInProcess.ts';

/** Rows of a long table: more letters than the assistant reads of talk. */
const rows = (row: (index: number) => string): string =>
  Array.from({ length: 60 }, (_, index) => row(index)).join('\n');
const letter = (index: number): string => 'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26);

it.each([
  [
    'commas',
    `Section,Dish,Description,Price\n${rows((at) => `Starters,Soup ${letter(at)}${at},with bread and butter of the day,5.00`)}`,
  ],
  ['semicolons', `Name;Price\n${rows((at) => `Soup with the bread ${letter(at)}${at};5,50`)}`],
  [
    'tabs',
    `Name\tDescription\tPrice\n${rows((at) => `Soup ${letter(at)}${at}\twith bread and butter\t£5.50`)}`,
  ],
  [
    'quoted cells',
    `Section,Dish,Description,Price\n${rows((at) => `"Starters","Soup ${letter(at)}${at}","with bread, butter and ""more""","5.00"`)}`,
  ],
  ['no table', rows((at) => `Soup ${letter(at)}${at} with bread and butter 5.50`)],
])('a long menu as a table with %s is a menu in one message', async (_kind, menu) => {
  const said = ['The Olive Press', 'green', 'skip', 'skip', menu];
  const { answers, draft } = await talkInProcess({
    talk: said.map((say) => ({ say, mentions: [], avoids: [] })),
  });
  expect(draft.sections.flatMap(({ items }) => items)).toHaveLength(60);
  expect(answers.at(-1)).not.toMatch(/a lot at once|did not understand/);
});

it('a menu with its prices alone on their lines is a menu, with a phone number below it, too', async () => {
  const menu =
    'Nibbles\n1) Whitebait (v)\n£14.95\n2) Duck pancakes\n£21.25\n3) Bruschetta\n£22.75\nTel: 0113 496 0022';
  const said = ['The Olive Press', 'green', 'skip', 'skip', menu];
  const { draft } = await talkInProcess({ talk: said.map((say) => ({ say, mentions: [], avoids: [] })) });
  expect(draft.sections.flatMap(({ items }) => items.map(({ price }) => price))).toEqual([1495, 2125, 2275]);
  expect(draft.phone).toBe('0113 496 0022');
});
