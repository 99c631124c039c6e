import { readMenu } from '../../src/modules/menuReader/readMenu.rules.ts';
import { freshMenu } from './freshMenu.ts';
import { type FreshScore, scoreFresh } from './scoreFresh.ts';

/** A prime: the menus of neighbouring seeds are different ones. */
const STEP = 7_919;

/** Reads so many made-up menus; each wrong dish is named with the seed of its menu. */
export function measureFresh(seed: number, menus: number): FreshScore {
  const total: FreshScore = { right: 0, asked: 0, wrong: [] };
  for (let index = 0; index < menus; index += 1) {
    const own = seed + index * STEP;
    const menu = freshMenu(own);
    const { right, asked, wrong } = scoreFresh(menu, readMenu(menu.text));
    total.right += right;
    total.asked += asked;
    total.wrong.push(...wrong.map((text) => `${own}: ${text}`));
  }
  return total;
}
