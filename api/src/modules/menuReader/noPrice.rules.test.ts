import { expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

/** What stands for a price, with what stands before it. */
const WORDS = [
  ', market price',
  ', ask us',
  ' ask us',
  ' (ask us!)',
  ' - ask us',
  ' ..... ask us',
  ', ask your server',
  ', ask staff',
  ' - ask a member of staff',
  ', ask at the counter',
  ', ask for price',
  ', call for price',
  ', price on the board',
  ' (price on the blackboard)',
  ', prices on the board',
  ', as per board',
  ' - see the specials board',
  ', POA',
  ' MP',
  ' M.P.',
  ', seasonal price',
  ", today's price",
  ', price varies',
  ', priced by weight',
  ' TBC',
];

it.each(WORDS.flatMap((words) => ['Oyster pie', 'Crab, leek and lobster soup'].map((name) => [name, words])))(
  'the dish "%s" with "%s" is asked about below a heading, below a dish and above one',
  (name, words) => {
    const line = name + words;
    for (const menu of [
      `MAINS\n${line}\nSteak pie £11`,
      `MAINS\nSteak pie £11\n${line}`,
      `MAINS\nSteak pie £11\nwith gravy\n${line}\nHam pie £9`,
      `Steak pie £11\n\n${line}\n\nHam pie £9`,
    ]) {
      const { lines, sections, facts } = readMenu(menu);
      const found = lines.filter(({ text }) => text === line);
      expect(found.map(({ use }) => use)).toEqual(['unread']);
      expect(found[0]?.proposal?.name).toMatch(/^(?:Oyster pie|Crab)/);
      expect(found[0]?.proposal).toMatchObject({ prices: [] });
      const dishes = sections.flatMap((section) => section.dishes);
      expect(dishes.map((dish) => dish.description).join()).not.toContain(name);
      expect(dishes.map((dish) => dish.name)).toEqual(
        menu.includes('Ham pie') ? ['Steak pie', 'Ham pie'] : ['Steak pie'],
      );
      expect(facts).toEqual([]);
    }
  },
);

it.each([
  'For allergens please ask your server',
  'If unsure, ask us',
  'Allergies - ask us',
  'Gluten free options, ask staff',
  'Not sure what to order? Just ask us',
])('the line "%s" is no dish', (line) =>
  expect(readMenu(`MAINS\nSteak pie £11\n\n${line}`).facts).toEqual([{ kind: 'notice', text: line }]),
);

it('words below a name stand for its price, and below a heading for nothing', () => {
  expect(readMenu('MAINS\nSteak pie £11\n\nLobster\nmarket price').unread).toEqual([
    'Lobster',
    'market price',
  ]);
  expect(readMenu('SPECIALS\nSee board\nSteak pie £11').sections).toMatchObject([
    { name: 'Specials', dishes: [{ name: 'Steak pie' }] },
  ]);
});
