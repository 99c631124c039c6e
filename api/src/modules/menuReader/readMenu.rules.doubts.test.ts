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

describe('signs beside a price', () => {
  const NUMBERS = ['3.50', '3', '12.00'];
  const ODD = [
    (number: string) => `£-${number}`,
    (number: string) => `£ -${number}`,
    (number: string) => `£- ${number}`,
    (number: string) => `-£${number}`,
    (number: string) => `−£${number}`,
    (number: string) => `£−${number}`,
    (number: string) => `£–${number}`,
    (number: string) => `−${number}`,
    (number: string) => `-${number}`,
    (number: string) => `£${number}-`,
    (number: string) => `£${number}−`,
    (number: string) => `£(${number})`,
    (number: string) => `££${number}`,
    (number: string) => `£~${number}`,
    (number: string) => `£+${number}`,
    (number: string) => `£/${number}`,
    (number: string) => `GBP -${number}`,
    (number: string) => `minus £${number}`,
    (number: string) => `£-${number} - with salad`,
    (number: string) => `small £-${number}, large £9`,
    (number: string) => `(small -£${number}, large £9)`,
  ];
  it.each(NUMBERS.flatMap((number) => ODD.map((write) => [`Wrap ${write(number)}`])))(
    '%s is asked about, without a price and without a sign in the name',
    (line) => {
      const { sections, lines } = readMenu(`${line}\nPie £4`);
      expect(sections.flatMap(({ dishes }) => dishes.map(({ name }) => name))).toEqual(['Pie']);
      expect(lines[0]).toMatchObject({ text: line, use: 'unread' });
      expect(lines[0]?.proposal?.name ?? '').not.toMatch(/[£−]/u);
      expect(lines[0]?.proposal?.prices ?? []).toEqual([]);
    },
  );

  it.each([['\n'], ['\t'], [' | '], [','], ['    ']])('with %j between, too', (separator) =>
    expect(readMenu(`Wrap${separator}£-3.50`).sections).toEqual([]),
  );

  it.each(['Wrap - £3.50', 'Wrap – £3.50', 'Wrap–£3.50', 'Wrap-£3.50', 'Wrap (£3.50)', 'Wrap --£3.50'])(
    'a dash that separates is none: %s',
    (line) => expect(readOf(line)).toEqual(['Wrap | 350']),
  );

  it('a name with a sign that lost its number is asked about', () =>
    expect(readOf('Wrap £\n3.50\n\nPie £4')).toEqual(['Pie | 400', '[Wrap £]', '[3.50]']));
});

describe('a dish never changes its section in silence', () => {
  const READ = ['Starters: Soup | 400', 'Mains: Pie | 900'];
  it.each([
    ['STARTERS\nSoup £4\nMAINS\nLobster (market price)\nPie £9', '[Lobster (market price)]'],
    ['Starters\nSoup £4\nMains\nLasagne TBC\nPie £9', '[Lasagne TBC]'],
    ['STARTERS\nSoup £4\nMAINS\nLasagne\nPie £9', '[Lasagne]'],
    ['STARTERS\nSoup £4\n\nMAINS\n\nLasagne\n\nPie £9', '[Lasagne]'],
    ['STARTERS\nSoup £4\nMains:\nLasagne\nPie £9', '[Lasagne]'],
    ['1. STARTERS\nSoup £4\n2. MAINS\nLasagne\nPie £9', '[Lasagne]'],
    ['STARTERS\nSoup £4\nMAINS\n£-3.50\nPie £9', '[£-3.50]'],
  ])('%j: the heading above a line without a price stays one', (menu, asked) =>
    expect(readOf(menu)).toEqual([...READ, asked]),
  );

  it.each([
    ['STARTERS\nSoup £4\nMAINS Pie £9'],
    ['STARTERS\nSoup £4 MAINS\nPie £9'],
    ['Starters\nSoup £4\nMains: Pie £9'],
    ['Starters - Soup £4\nMains - Pie £9'],
  ])('%j: a heading on the line of a dish is one', (menu) => expect(readOf(menu)).toEqual(READ));

  it.each([
    ['SOMETHING SWEET\n\nPie £9', 'Something Sweet: Pie | 900'],
    ['## From the kitchen\n\nPie £9', 'From the kitchen: Pie | 900'],
    ['All-day breakfast\n\nPie £9', 'All-day breakfast: Pie | 900'],
    ['Something  sweet\n\nPie £9', 'Something sweet: Pie | 900'],
    ['## Wood-fired pizzas\n\n20. Calzone\n£9', 'Wood-fired pizzas: Calzone | 900'],
    [
      'Wood-fired pizzas:\n\nCalzone\nSmall £9\nLarge £12',
      'Wood-fired pizzas: Calzone | Small 900, Large 1200',
    ],
    ['The Blue Door\n\nPie £9', 'Pie | 900'],
  ])('%j: the first line is a heading when it has a name of sections', (menu, dish) =>
    expect(readOf(menu)).toEqual([dish]),
  );

  it('a soup inside a section gives its price to no line below', () =>
    expect(readOf('STARTERS\nSoup £4\nPub classics\nHot pies\nPie £9').join()).not.toMatch(
      /(?:classics|pies) \|/u,
    ));

  it('the name of a course is no dish', () =>
    expect(readOf('Mains £9\n\nPie £8')).toEqual(['Pie | 800', '[Mains £9]']));

  it('a number marks the name of a dish, which describes no other', () =>
    expect(readOf('22 Bean burger\n£11.00\non toast\nvegan\n23 Classic burger\n£16.25')).toContain(
      'Classic burger | 1625',
    ));

  it.each([
    ['1. Gulab jamun 6\nHalf 11\nFull 15', ['[1. Gulab jamun 6]', '[Half 11]', '[Full 15]']],
    ['Breakfast tea 6 - 10.25\nPie £9', ['Pie | 900', '[Breakfast tea 6 - 10.25]']],
  ])('a count beside prices without a sign is asked about, and is no time: %j', (menu, read) =>
    expect(readOf(menu)).toEqual(read),
  );

  it('a name in capitals with calories is no description', () =>
    expect(readOf('RISOTTO 650kcal\n£3\naged, with sauces\nBEEF IN BEAN SAUCE 1200kcal\n£5')).toContain(
      'Beef in Bean Sauce | 500',
    ));

  it('remarks below a heading without dishes are asked about', () =>
    expect(readMenu('To begin\nsmoked mackerel, pickled cucumber\n\nMains\nPie £9').unread).toContain(
      'smoked mackerel, pickled cucumber',
    ));
});

describe('sizes that nothing names', () => {
  it.each([
    ['Pizza £8 £10', ['Small 800', 'Large 1000']],
    ['Pizza 8.50 / 10.50', ['Small 850', 'Large 1050']],
    ['Pizza 8 / 11 / 15', ['Small 800', 'Medium 1100', 'Large 1500']],
    ['£8 / £10 Pizza', ['Small 800', 'Large 1000']],
    ['name,price\nPizza,8 / 10', ['Small 800', 'Large 1000']],
  ])('%j is asked about, with usual names to confirm', (menu, sizes) => {
    const { sections, lines } = readMenu(menu);
    expect(sections).toEqual([]);
    const line = lines.find(({ use }) => use === 'unread');
    expect(line?.proposal?.prices.map(({ label, pence }) => `${label} ${pence}`)).toEqual(sizes);
  });

  it.each([
    ['Pizza\n8 / 10\n\nPie £4', ['Pie | 400', '[Pizza]', '[8 / 10]']],
    ['Pizzas (8 / 11)\nMargherita', ['[Pizzas (8 / 11)]', '[Margherita]']],
    ['Pizzas 8 / 11 each\nMargherita\nNapoli', ['[Pizzas 8 / 11 each]', '[Margherita]', '[Napoli]']],
    ['Pizza  Half  Full\nOmelette 6, 1  4.50', ['[Omelette 6, 1  4.50]']],
  ])('%j has no dish with sizes of its own', (menu, read) => expect(readOf(menu)).toEqual(read));

  it.each([
    ['PIZZA  9"  12"\nMargherita 8 / 11', ['Pizza: Margherita | 9" 800, 12" 1100']],
    ['TUBS\n500ml 6.50 / 1 litre 11.00\nVanilla 6.50 / 11.00', ['Tubs: Vanilla | 500ml 650, 1 litre 1100']],
    [
      'CURRIES\nTofu or paneer £9, prawn £12\nGreen curry 9 / 12\nRed curry 9.50 / 12.50',
      [
        'Curries: Green curry | Tofu or paneer 900, Prawn 1200',
        'Curries: Red curry | Tofu or paneer 950, Prawn 1250',
      ],
    ],
    ['name,price\nPizza,small 8 / large 11', ['Pizza | Small 800, Large 1100']],
  ])('%j: the line above or the cell names them', (menu, read) => expect(readOf(menu)).toEqual(read));
});

describe('a table below a few words', () => {
  it('is read by its columns, and the words stay', () => {
    const { lines } = readMenu(
      'go on\nTel: 0113 496 0022\n\nname,small,large,price,section\nTart,,,9.00,Mains\nChips,2.00,3.00,,Sides\nPeas,1,2,1,Sides',
    );
    expect(lines.map(({ use }) => use)).toEqual(['unread', 'fact', 'remark', 'dish', 'dish', 'dish']);
    expect(
      readOf('hello\n\nname,small,large,price\nTart,,,9.00\nChips,2.00,3.00,\nPeas,1,2,1\nBeans,1,2,3'),
    ).toEqual(['Tart | 900', 'Chips | Small 200, Large 300', 'Peas | Small 100, Large 200', '[Beans,1,2,3]']);
  });

  it('a line of words with commas above dishes is no heading of a table', () =>
    expect(readOf('Our price list, by name\n\nTart 9.00')).toContain('Tart | 900'));
});
