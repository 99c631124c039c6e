// @module-tag @long
import { describe, expect, it } from 'vitest';
import { readMenu } from '../../src/modules/menuReader/readMenu.rules.ts';
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

describe('the laws of reading, in menus of any layout', () => {
  const menus = Array.from({ length: 2_000 }, (_, index) => freshMenu(1_000_003 * (index + 1)).text);
  const signed = (text: string): Set<number> =>
    new Set(
      [...text.matchAll(/£\s?(\d+(?:[.,]\d{1,2})?)/gu)].map(([, amount = '']) =>
        Math.round(Number(amount.replace(',', '.')) * 100),
      ),
    );
  const plain = (text: string): string => [...text.replaceAll(/[^\p{L}\d]/gu, '')].toSorted().join('');

  it('each letter and digit is in one line of the result', () => {
    for (const menu of menus)
      expect(
        plain(
          readMenu(menu)
            .lines.map(({ text }) => text)
            .join(''),
        ),
      ).toBe(plain(menu));
  });

  it('beside a number with a sign, no number without one is a price, and no name keeps a price', () => {
    const broken = menus.flatMap((menu) => {
      const known = signed(menu);
      return readMenu(menu).sections.flatMap(({ dishes }) =>
        dishes.filter(
          ({ name, source, prices }) =>
            name.includes('£') || (source.includes('£') && prices.some(({ pence }) => !known.has(pence))),
        ),
      );
    });
    expect(broken).toEqual([]);
  });

  it('a diet is on the dish that has its code, or directly below it', () => {
    const codes: Record<string, RegExp> = {
      vegan: /\bve\b|\bvn\b|vegan/iu,
      vegetarian: /\bv\b|\bvg\b|vegetarian/iu,
    };
    const broken = menus.flatMap((menu) => {
      const lines = menu.split('\n').map((line) => line.trim());
      return readMenu(menu).sections.flatMap(({ dishes }) =>
        dishes.filter(({ source, tags }) => {
          const at = lines.indexOf(source);
          const around = lines.slice(at, at + 5).join(' ');
          return at >= 0 && tags.some((tag) => codes[tag]?.test(around) === false);
        }),
      );
    });
    expect(broken).toEqual([]);
  });
});
