// @module-tag @long
import { describe, expect, it } from 'vitest';
import { readMenu } from '../../src/modules/menuReader/readMenu.rules.ts';
import type { ReadDish, ReadMenu } from '../../src/modules/menuReader/readMenu.types.ts';
import { freshMenu } from './freshMenu.ts';
import { measureFresh } from './measureFresh.ts';
import type { FreshScore } from './scoreFresh.ts';

/** Menus of each seed. */
const MENUS = 150;

describe('menus that no rule was written for', () => {
  it('of five times 150 menus, at most one dish of a thousand is silently wrong, and 95 of 100 are right', () => {
    const scores = [20_261_129, 41, 7_777_777, 90_210, 314_159].map((seed) => measureFresh(seed, MENUS));
    const sum = (count: (score: FreshScore) => number) =>
      scores.reduce((total, score) => total + count(score), 0);
    const wrong = scores.flatMap((score) => score.wrong);
    const right = sum((score) => score.right);
    const all = right + sum((score) => score.asked) + wrong.length;
    expect(wrong.length / all, wrong.slice(0, 10).join('\n')).toBeLessThanOrEqual(0.001);
    expect(right / all).toBeGreaterThanOrEqual(0.95);
  });

  it('the same seed makes the same menus, and another one makes others', () => {
    expect(freshMenu(5)).toEqual(freshMenu(5));
    expect(freshMenu(5).text).not.toBe(freshMenu(6).text);
  });
});

/** How many menus the laws are tried on. `LAW_MENUS=100000 npm run -s vitest -- api/eval/fresh` takes about five minutes. */
const LAW_MENUS = Number(process.env['LAW_MENUS'] ?? 2_000);

const signed = (text: string): Set<number> =>
  new Set(
    [...text.matchAll(/£\s?(\d+(?:[.,]\d{1,2})?)|\b(\d{1,3})p\b/gu)].map(([, pounds = '0', pence]) =>
      pence ? Number(pence) : Math.round(Number(pounds.replace(',', '.')) * 100),
    ),
  );
const letters = (text: string): string => [...text.replaceAll(/[^\p{L}\d]/gu, '')].toSorted().join('');
const DIET_CODES: Record<string, RegExp> = {
  vegan: /\bve\b|\bvn\b|vegan/iu,
  vegetarian: /\bv\b|\bvg\b|vegetarian/iu,
};

/** What each law says about the reading of a menu: the texts that break it. */
const LAWS: Record<string, (menu: string, read: ReadMenu) => string[]> = {
  'each letter and digit is in one line of the result': (menu, { lines }) =>
    letters(lines.map(({ text }) => text).join('')) === letters(menu) ? [] : [menu],
  'beside a number with a sign, no number without one is a price, and no name keeps a price': (
    menu,
    { sections },
  ) => {
    const known = signed(menu);
    const isBroken = ({ name, source, prices }: ReadDish) =>
      name.includes('£') || (source.includes('£') && prices.some(({ pence }) => !known.has(pence)));
    return sections.flatMap(({ dishes }) => dishes.filter(isBroken).map(({ source }) => source));
  },
  'a diet is on the dish that has its code, or directly below it': (menu, { sections }) => {
    const lines = menu.split('\n').map((line) => line.trim());
    // Another dish may have the same line.
    const around = (source: string): string =>
      lines.flatMap((line, at) => (line === source ? lines.slice(at, at + 5) : [])).join(' ');
    const isBroken = ({ source, tags }: ReadDish) =>
      lines.includes(source) && tags.some((tag) => DIET_CODES[tag]?.test(around(source)) === false);
    return sections.flatMap(({ dishes }) => dishes.filter(isBroken).map(({ source }) => source));
  },
  'every line without a use is in the list of unread lines': (_menu, { lines, unread, sections }) => {
    const listed = lines.filter(({ use }) => use === 'unread').map(({ text }) => text);
    const dishes = lines.filter(({ use }) => use === 'dish').length;
    const read = sections.flatMap((section) => section.dishes).length;
    return listed.join('\n') === unread.join('\n') && dishes === read ? [] : [listed.join('\n')];
  },
};

it(
  `the laws of reading hold in ${LAW_MENUS} menus of any layout`,
  { timeout: 60_000 + LAW_MENUS * 10 },
  () => {
    const broken = Object.fromEntries(Object.keys(LAWS).map((law) => [law, [] as string[]]));
    for (let index = 0; index < LAW_MENUS; index += 1) {
      const { text } = freshMenu(1_000_003 * (index + 1));
      const read = readMenu(text);
      for (const [law, check] of Object.entries(LAWS)) broken[law]?.push(...check(text, read).slice(0, 3));
    }
    expect(broken).toEqual(Object.fromEntries(Object.keys(LAWS).map((law) => [law, []])));
  },
);
