// @module-tag @long
import { expect, it } from 'vitest';
import { freshMenu } from './fresh/freshMenu.ts';
import { talkInProcess } from './talkInProcess.ts';

/** How many menus are pasted. */
const MENUS = 150;
const NAMES = ['Oyster pie', 'Lobster soup', 'Crab bisque', 'Wild turbot', 'Whole sea bass', 'Game terrine'];
const WORDS = [
  ', market price',
  ', ask us',
  ' (ask us)',
  ' - ask your server',
  ', price on the board',
  ' POA',
  ' MP',
  ', as per board',
  ', seasonal price',
  ' .... ask at the counter',
];

/** A menu with a dish without a price below some of its lines that have one. */
function withUnpriced(text: string, seed: number): { menu: string; added: string[] } {
  const added: string[] = [];
  const lines = text.split('\n').flatMap((line, at) => {
    const name = NAMES[added.length];
    if (!name || !/£\d+\.\d\d$/.test(line) || (at + seed) % 3 === 0) return [line];
    const unpriced = name + (WORDS[(seed + added.length * 3) % WORDS.length] ?? '');
    added.push(unpriced);
    return [line, unpriced];
  });
  return { menu: lines.join('\n'), added };
}

it(
  `of ${MENUS} menus in the chat each dish without a price is in the list once`,
  { timeout: 120_000 },
  async () => {
    const broken: string[] = [];
    let all = 0;
    for (let seed = 1; seed <= MENUS; seed += 1) {
      const { menu, added } = withUnpriced(freshMenu(7_919 * seed).text, seed);
      all += added.length;
      const said = ['Rossi', 'dark green', 'skip', 'no logo', menu];
      const { draft } = await talkInProcess({ talk: said.map((say) => ({ say, mentions: [], avoids: [] })) });
      const listed = draft.unread.map(({ text }) => text);
      for (const line of added)
        if (listed.filter((text) => text === line).length !== 1) broken.push(`${line}\n${menu}`);
    }
    expect(all).toBeGreaterThan(MENUS);
    expect(broken.slice(0, 3)).toEqual([]);
  },
);

it.each([
  ['Crab bisque, market price\nLobster soup, ask us\nSteak pie £11\nOyster pie, price on the board'],
  ['Steak pie £11\nOyster pie, price on the board'],
  ['Steak pie £11\n\nLobster soup, ask us'],
])('of the short message %j each line is on the menu or in the list', async (menu) => {
  const said = ['Rossi', 'dark green', 'skip', 'no logo', menu];
  const { draft } = await talkInProcess({ talk: said.map((say) => ({ say, mentions: [], avoids: [] })) });
  const unpriced = menu.split('\n').filter((line) => line !== '' && !line.includes('£'));
  expect(draft.unread.map(({ text }) => text)).toEqual(unpriced);
  expect(draft.sections.flatMap(({ items }) => items)).toMatchObject([
    { name: 'Steak pie', description: '' },
  ]);
});
