import { describe, expect, it } from 'vitest';
import { applyWish } from './menuChanges.ts';
import type { MenuDish, MenuSection } from './menuDishes.ts';
import { meaning, readMenuWishes, wishesIn, wordsOfWish } from './menuWishes.ts';

const dish = (name: string, price: number) => ({ name, description: '', price });
const MENU: MenuSection[] = [
  { name: 'Starters', items: [dish('Samosa', 300), dish('Garlic Naan', 320), dish('Plain Naan', 250)] },
  {
    name: 'Mains',
    items: [
      {
        ...dish('Margherita', 800),
        sizes: [
          { name: '9"', price: 800 },
          { name: '12"', price: 1100 },
        ],
      },
    ],
  },
];

const priceOf = ({ price, sizes }: MenuDish): string =>
  sizes?.map((size) => size.price).join('/') ?? `${price}`;

/** The menu after all wishes of a sentence, as `Section: dish price`; or the problem of the first that has one. */
function after(sentence: string): unknown {
  let menu = MENU;
  for (const wish of wishesIn(sentence, menu)) {
    const done = applyWish(menu, wish);
    if ('problem' in done) return done.problem;
    menu = done.menu;
  }
  return menu.map(
    ({ name, items }) => `${name}: ${items.map((each) => `${each.name} ${priceOf(each)}`).join(', ')}`,
  );
}
const STARTERS = 'Starters: Samosa 300, Garlic Naan 320, Plain Naan 250';
const MAINS = 'Mains: Margherita 800/1100';

describe('corrections of the menu', { tags: ['@long'] }, () => {
  it.each([
    ['the garlic naan is 3.50', ['Starters: Samosa 300, Garlic Naan 350, Plain Naan 250', MAINS]],
    ['sorry, samosas should be £3,20', ['Starters: Samosa 320, Garlic Naan 320, Plain Naan 250', MAINS]],
    ['change the price of the samosa to 4', ['Starters: Samosa 400, Garlic Naan 320, Plain Naan 250', MAINS]],
    [
      'the samosa is 3.50 and the plain naan is 2.80',
      ['Starters: Samosa 350, Garlic Naan 320, Plain Naan 280', MAINS],
    ],
    ['the margherita 12" is 12.50', [STARTERS, 'Mains: Margherita 800/1250']],
    ['the margherita is 9', { kind: 'several', names: ['Margherita (9")', 'Margherita (12")'] }],
    ['can you remove the samosa please?', ['Starters: Garlic Naan 320, Plain Naan 250', MAINS]],
    ["we don't do samosas any more", ['Starters: Garlic Naan 320, Plain Naan 250', MAINS]],
    ['take the samosa and the plain naan off the menu', ['Starters: Garlic Naan 320', MAINS]],
    ['remove the margherita', [STARTERS]],
    ['delete the starters section', [MAINS]],
    ['move Samosa to Mains', ['Starters: Garlic Naan 320, Plain Naan 250', `${MAINS}, Samosa 300`]],
    [
      'put the samosa under snacks',
      ['Starters: Garlic Naan 320, Plain Naan 250', MAINS, 'Snacks: Samosa 300'],
    ],
    ['rename Starters to Small plates', [STARTERS.replace('Starters', 'Small plates'), MAINS]],
    ['rename samosa to Veg samosa', [STARTERS.replace('Samosa', 'Veg samosa'), MAINS]],
    ['add Roti 1.80 to Starters', [`${STARTERS}, Roti 180`, MAINS]],
    ['please add Calzone for 12.50', [STARTERS, `${MAINS}, Calzone 1250`]],
    ['the naan is 3.50', { kind: 'several', names: ['Garlic Naan', 'Plain Naan'] }],
    ['remove the pretzel', { kind: 'unknown', dish: 'pretzel' }],
    [
      'change samosa to small 2.50 large 4.50',
      ['Starters: Samosa 250/450, Garlic Naan 320, Plain Naan 250', MAINS],
    ],
    ['make the margherita 9" 8.50 and 12" 11.50', [STARTERS, 'Mains: Margherita 850/1150']],
    [
      'samosas now come in single 1.20 and double 2.20',
      ['Starters: Samosa 120/220, Garlic Naan 320, Plain Naan 250', MAINS],
    ],
    ['drop the samosa to 2.80', ['Starters: Samosa 280, Garlic Naan 320, Plain Naan 250', MAINS]],
    ['put the samosa up to 3.50 pls', ['Starters: Samosa 350, Garlic Naan 320, Plain Naan 250', MAINS]],
    [
      'can you take the samosa off, we stopped doing it',
      ['Starters: Garlic Naan 320, Plain Naan 250', MAINS],
    ],
    ['margerita is 9', { kind: 'near', dish: 'margerita', name: 'Margherita (9")' }],
    ['garlc nan should be 3.50', { kind: 'near', dish: 'garlc nan', name: 'Garlic Naan' }],
  ])('%j changes the menu', (sentence, menu) => expect(after(sentence)).toEqual(menu));

  it('the answer to press for a similar dish changes it', () => {
    const [wish] = readMenuWishes('garlc nan should be 3.50');
    const press = wish ? wordsOfWish(meaning(wish, 'Garlic Naan')) : '';
    expect(press).toBe('Change Garlic Naan to 3.50');
    expect(after(press)).toEqual(['Starters: Samosa 300, Garlic Naan 350, Plain Naan 250', MAINS]);
  });

  it('another dish whose name has a known one in it is new', () => {
    expect(wishesIn('Vegan samosa 3.20', MENU)).toEqual([]);
  });

  it.each(['dark green', 'our colours are red and gold', 'we will add that later', 'thank you'])(
    '%j is no correction of the menu',
    (sentence) => expect(readMenuWishes(sentence)).toEqual([]),
  );
});
