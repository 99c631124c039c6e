import type { ReadDish, ReadMenu } from '../../src/modules/menuReader/readMenu.types.ts';
import type { FreshMenu, TrueDish } from './freshMenu.ts';

/** Dishes of made-up menus, by what became of them. */
export interface FreshScore {
  right: number;
  /** In the list of lines that a person looks at. */
  asked: number;
  /** What is on the menu and wrong, or missing without a word; each with the line or the dish. */
  wrong: string[];
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Numbers in brackets are allergens: they may stand in the name or elsewhere. */
const nameOf = (text: string): string => plain(text.replaceAll(/\([\d, ]+\)/gu, ' '));

/** A short remark in brackets may stay in the name. */
const isNameOf = (name: string, dish: TrueDish): boolean =>
  [dish.name, `${dish.name} ${dish.about}`, dish.name.replace(/ \([^)]*\)/u, '')].some(
    (text) => nameOf(name) === nameOf(text),
  );

/** Compares what the reader made of a menu with what the menu means. */
export function scoreFresh({ dishes, extras }: FreshMenu, read: ReadMenu): FreshScore {
  const score: FreshScore = { right: 0, asked: 0, wrong: [] };
  const left = read.sections.flatMap((section) =>
    section.dishes.map((dish) => ({ ...dish, section: section.name })),
  );
  const asked = read.unread.map(plain);
  for (const dish of dishes) {
    const at = left.findIndex(({ name }) => isNameOf(name, dish));
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    if (found) {
      const isMoved = plain(found.section) !== plain(dish.section) && !asked.includes(plain(dish.section));
      const difference = isMoved ? `in the section “${found.section}”` : differenceOf(dish, found);
      if (difference) score.wrong.push(`${dish.line} → ${difference}`);
      else score.right += 1;
      continue;
    }
    const line = plain(dish.line);
    if (asked.some((text) => text !== '' && (line.includes(text) || text.includes(line)))) score.asked += 1;
    else score.wrong.push(`${dish.line} → missing`);
  }
  const isExtra = ({ name, isExtra: is }: ReadDish) =>
    is && extras.some((extra) => plain(name).includes(plain(extra)));
  for (const dish of left.filter((each) => !isExtra(each)))
    score.wrong.push(`invented: ${inWords(dish)} from “${dish.source}”`);
  return score;
}

function differenceOf(truth: TrueDish, dish: ReadDish): string | null {
  const prices = ({ prices: all }: Pick<TrueDish, 'prices'>) =>
    all
      .map(({ label, pence }) => `${plain(label)}${pence}`)
      .sort()
      .join(' ');
  if (prices(truth) !== prices(dish)) return inWords(dish);
  if (dish.isExtra) return `extra ${inWords(dish)}`;
  return null;
}

const inWords = ({ name, prices }: ReadDish): string =>
  `${name} ${prices.map(({ label, pence }) => `${label} ${(pence / 100).toFixed(2)}`).join(', ')}`;
