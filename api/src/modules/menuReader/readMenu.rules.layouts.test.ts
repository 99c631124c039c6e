import { describe, expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

/** The dishes of a menu as `Section: name | prices in pence`, and the unread lines in brackets. */
function readOf(menu: string): string[] {
  const { sections, unread } = readMenu(menu);
  const dishes = sections.flatMap(({ name: section, dishes: all }) =>
    all.map(({ name, prices }) => {
      const priced = prices.map(({ label, pence }) => (label ? `${label} ${pence}` : `${pence}`)).join(', ');
      return `${section ? `${section}: ` : ''}${name} | ${priced}`;
    }),
  );
  return [...dishes, ...unread.map((line) => `[${line}]`)];
}

describe('sizes that a heading names', () => {
  it.each([
    ['On the side  Small  Large\nChips  2.50  3.50', ['On the side: Chips | Small 250, Large 350']],
    [
      '## Something sweet  Regular  Large\nFlapjack    £2.20  £3.10',
      ['Something sweet: Flapjack | Regular 220, Large 310'],
    ],
    [
      'Our menu\n\n--- To begin ---  Half  Full\n\nOlives – £3.00  £5.00',
      ['To begin: Olives | Half 300, Full 500'],
    ],
  ])('%j: a word of its name is no size', (menu, read) => expect(readOf(menu)).toEqual(read));

  it('when they are unread, the sizes of the section above are not used', () =>
    expect(
      readOf(
        'Drinks:  Regular  Large\n\nlemonade, £2.20  £3.00\n\non the side  Half  Full\n\nslaw, £2.60  £3.60',
      ),
    ).toEqual([
      'Drinks: Lemonade | Regular 220, Large 300',
      '[on the side  Half  Full]',
      '[slaw, £2.60  £3.60]',
    ]));

  it('a marked heading with two spaces names none', () =>
    expect(readOf('---  Something sweet ---\n• Flan 6    4.00\nSomething  small:\n\nOlives 3.00')).toEqual([
      'Something sweet: Flan 6 | 400',
      'Something small: Olives | 300',
    ]));
});

describe('numbers that may be prices', () => {
  it.each([
    ['Sharing plate 6 – 14.95', ['[Sharing plate 6 – 14.95]']],
    ['Sharing plate for 2: Half 10.95 / Full 14.95', ['Sharing plate for 2 | Half 1095, Full 1495']],
    ['Ravioli (with sage)    17  20.50', ['[Ravioli (with sage)    17  20.50]']],
    [
      'Brunch\n\nEggs Royale 3,7\n20\n\nFull English\n23.20',
      ['Brunch: Full English | 2320', '[Eggs Royale 3,7]', '[20]'],
    ],
    ['Fish burger\n£12.00\nDouble smash 3,7\n£8.50', ['Fish burger | 1200', 'Double smash 3,7 | 850']],
    ['Bean burger 12\nSmall 6.50\nLarge 9', ['Bean burger 12 | Small 650, Large 900']],
  ])('%j', (menu, read) => expect(readOf(menu)).toEqual(read));
});

describe('names and what is said about them', () => {
  it('among dishes in small letters, a longer line above a short one is asked about', () =>
    expect(readOf('soup\n£4.50\nflat bread and butter\nstew\n£7.00\npie\n£8.00')).toEqual([
      'Soup | 450',
      'Stew | 700',
      'Pie | 800',
      '[flat bread and butter]',
    ]));

  it.each([['To start'], ['On the side'], ['Something sweet'], ['From the oven'], ['For the table']])(
    '%s is no dish',
    (heading) =>
      expect(readOf(`${heading}\nstuffed peppers\n5.95\nolives\n3.00`).join()).not.toContain(`${heading} |`),
  );

  it.each([
    [
      'Flapjack 3 - please ask for today’s flavours',
      ['Cake | 450', '[Flapjack 3 - please ask for today’s flavours]'],
    ],
    ['Ale £5 - allergy advice at the bar', ['Cake | 450', 'Ale | 500']],
  ])('a remark behind the price is no notice: %s', (line, read) =>
    expect(readOf(`Cake 4.50\n${line}`)).toEqual(read),
  );
});

describe('each, pp and what is added', () => {
  it.each([
    [
      'Mains\nPie £12 pp\nwith gravy\nStew £11 pp\nwith dumplings\nHotpot £10 pp\nwith cabbage',
      ['Mains: Pie | 1200', 'Mains: Stew | 1100', 'Mains: Hotpot | 1000'],
    ],
    ['CHICKEN WINGS (6) - £8 pp\nVegan\nBean stew £7', ['Chicken Wings (6) | 800', 'Bean stew | 700']],
    ['DIPS 80p each\nGarlic\nBarbecue', ['Dips: Garlic | 80', 'Dips: Barbecue | 80']],
    [
      'Fish burger\n£12.00\nExtra cheese 0.75\nBean burger\n£9.00',
      ['Fish burger | 1200', 'Extra cheese | 75', 'Bean burger | 900'],
    ],
    ['Slaw 6 each - with apple\nChips £3.00', ['Chips | 300', '[Slaw 6 each - with apple]']],
  ])('%j', (menu, read) => expect(readOf(menu)).toEqual(read));
});
