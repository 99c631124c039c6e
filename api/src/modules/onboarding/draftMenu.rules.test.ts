import { describe, expect, it } from 'vitest';
import { draftMenuOf } from './draftMenu.rules.ts';
import { plainItem } from './onboarding.rules.ts';

/** The menu as `section: name | description | pence`, one line per dish. */
const dishes = (text: string): string[] =>
  draftMenuOf(text).sections.flatMap((section) =>
    section.items.map((item) => `${section.name}: ${item.name} | ${item.description} | ${item.price}`),
  );

const unread = (text: string): string[] => draftMenuOf(text).unread.map((line) => line.text);

describe('one dish to a line', () => {
  it.each([
    ['Margherita 8.50', 'Margherita |  | 850'],
    ['Margherita - £8.50', 'Margherita |  | 850'],
    ['Margherita .... 8,50', 'Margherita |  | 850'],
    ['  Margherita\t8.50', 'Margherita |  | 850'],
    ['Margherita\u00a08.50', 'Margherita |  | 850'],
    ['Margherita (tomato, mozzarella) £8', 'Margherita | tomato, mozzarella | 800'],
    ['Margherita (v) (gf) £8', 'Margherita |  | 800'],
    ['Margherita (new) (18+) £8', 'Margherita | New, 18+ | 800'],
    ['Garlic bread, with cheese, £4.50', 'Garlic bread | with cheese | 450'],
    ['Margherita - tomato and mozzarella - £8.50', 'Margherita | tomato and mozzarella | 850'],
    ['Margherita: tomato and mozzarella 8.50', 'Margherita | tomato and mozzarella | 850'],
    ['Margherita | Tomato | 8.50', 'Margherita | Tomato | 850'],
    ['| Margherita | Tomato | 8.50 |', 'Margherita | Tomato | 850'],
    ['Margherita\tTomato\t8.50', 'Margherita | Tomato | 850'],
    ['Margherita;Tomato;8,50', 'Margherita | Tomato | 850'],
    ['Margherita,Tomato,8.50', 'Margherita | Tomato | 850'],
    ['"Fish, chips","Fresh, daily",12', 'Fish, chips | Fresh, daily | 1200'],
    ['"The ""Beast""",Hot,12', 'The "Beast" | Hot | 1200'],
    ['- Margherita 8.50', 'Margherita |  | 850'],
    ['* Margherita 8.50', 'Margherita |  | 850'],
    ['• Margherita 8.50', 'Margherita |  | 850'],
    ['12. Margherita 8.50', 'Margherita |  | 850'],
    ['3) Margherita 8.50', 'Margherita |  | 850'],
    ['**Margherita** 8.50', 'Margherita |  | 850'],
    ['"Margherita,8.50', 'Margherita |  | 850'],
    ['£8.50 Margherita', 'Margherita |  | 850'],
    ['Coca-Cola 330ml 1.50', 'Coca-Cola 330ml |  | 150'],
    ['Fish & Chips £12', 'Fish & Chips |  | 1200'],
    ['Crème brûlée 6', 'Crème brûlée |  | 600'],
    ['饺子 7.20', '饺子 |  | 720'],
  ])('the line %s is read as one dish', (line, dish) => {
    expect(unread(line)).toEqual([]);
    expect(dishes(line)).toEqual([`Menu: ${dish}`]);
  });

  it('a fourth cell is the section', () => {
    expect(dishes('Margherita,Tomato,8.50,Pizzas\nCola | cold | 2 | Drinks')).toEqual([
      'Pizzas: Margherita | Tomato | 850',
      'Drinks: Cola | cold | 200',
    ]);
  });

  it.each([
    ['Margherita'],
    ['Banquet 1000.01'],
    ['Voucher -5'],
    ['Voucher,,-5'],
    ['Pizza $9'],
    ['Pizza 8.50 - 10.50'],
    ['Wings 6 9'],
    ['8.50'],
    ['42 8.50'],
    [`${'long '.repeat(40)}8.50`],
    ['x'.repeat(1_500)],
    ['We are open every day from noon.'],
  ])('the line %s is not read', (line) => {
    expect(dishes(line)).toEqual([]);
    expect(unread(line)).toEqual([line.trim().slice(0, 200)]);
  });

  it('one line can have several dishes', () => {
    const expected = ['Menu: Margherita |  | 850', 'Menu: Calzone |  | 900', 'Menu: Cola |  | 200'];
    expect(dishes('Margherita 8.50, Calzone 9 and Cola £2')).toEqual(expected);
    expect(dishes('Margherita 8.50; Calzone 9; Cola 2')).toEqual(expected);
  });
});

describe('sections', () => {
  it.each([
    ['PIZZAS', 'Pizzas'],
    ['## Starters', 'Starters'],
    ['Drinks:', 'Drinks'],
    ['**Mains**', 'Mains'],
    ['== Sides ==', 'Sides'],
    ['--- Desserts ---', 'Desserts'],
    ['Starters', 'Starters'],
    ['Lunch menu (12-3pm):', 'Lunch menu'],
  ])('the line %s is a heading', (heading, name) => {
    expect(dishes(`Cola 2\n${heading}\nSoup 4`)).toEqual(['Menu: Cola |  | 200', `${name}: Soup |  | 400`]);
  });

  it('a repeated heading continues its first section', () => {
    const { sections } = draftMenuOf('Pizzas\nMargherita 8\nDrinks\nCola 2\nPIZZAS\nCalzone 9');
    expect(sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Pizzas', 2],
      ['Drinks', 1],
    ]);
  });

  it('the title and small talk are left out, and a heading without a dish is unread', () => {
    const menu = "Hello!\nHere's our menu:\n\nSTARTERS\n\n# Mains\nSoup 4";
    expect(dishes(menu)).toEqual(['Mains: Soup |  | 400']);
    expect(unread(menu)).toEqual(['STARTERS']);
    expect(unread('Trattoria Lina\n\nStarters\nSoup 4')).toEqual([]);
  });

  it('dishes without prices are not headings', () => {
    expect(dishes('Margherita\nCalzone\nFunghi')).toEqual([]);
    expect(unread('Margherita\nCalzone\nFunghi')).toEqual(['Margherita', 'Calzone', 'Funghi']);
  });
});

describe('descriptions on the line below', () => {
  it.each([
    ['  with beef ragu', 'with beef ragu'],
    ['\tBeef ragu', 'Beef ragu'],
    ['(spinach)', 'spinach'],
    ['with beef ragu', 'with beef ragu'],
    ['Beef, tomato, basil', 'Beef, tomato, basil'],
    ['  with beef ragu\n  and cheese', 'with beef ragu'],
  ])('the line %j below a dish is its description', (below, description) => {
    const [first, ...others] = draftMenuOf(`Lasagne 9.95\n${below}\nCola 2`).sections[0]?.items ?? [];
    expect(first?.description.startsWith(description)).toBe(true);
    expect(others).toEqual([plainItem({ name: 'Cola', description: '', price: 200 })]);
  });

  it('two lines below a dish are joined, but not across an empty line', () => {
    expect(dishes('Lasagne 9.95\n  with beef\n  and cheese')).toEqual([
      'Menu: Lasagne | with beef and cheese | 995',
    ]);
    expect(unread('Lasagne 9.95\n\n  with beef')).toEqual(['with beef']);
  });

  it('name, description and price can be on lines of their own', () => {
    expect(dishes('Pizzas\nMargherita\nTomato, mozzarella, basil\n£8.50\nCalzone\n£9')).toEqual([
      'Pizzas: Margherita | Tomato, mozzarella, basil | 850',
      'Pizzas: Calzone |  | 900',
    ]);
  });
});

describe('tables with named columns', () => {
  it('CSV may have quoted cells, line breaks in cells, columns in any order and a byte order mark', () => {
    const text =
      '\uFEFFSection,Price,Name,Description\r\nStarters,£4.50,"Garlic bread, large","with ""cheese""\nand herbs"\r\n,8.5,Margherita,\r\n';
    expect(dishes(text)).toEqual([
      'Starters: Garlic bread, large | with "cheese" and herbs | 450',
      'Starters: Margherita |  | 850',
    ]);
  });

  it.each([
    ['name;description;price\nCola;cold;2,50'],
    ['Item\tDetails\tPrice (£)\nCola\tcold\t2.50'],
    ['| Dish | Description | Price |\n|------|---|---:|\n| Cola | cold | £2.50 |'],
    ['product_name,ingredients,price_gbp\nCola,cold,2.50'],
  ])('the table %j is read', (text) => {
    expect(dishes(text)).toEqual(['Menu: Cola | cold | 250']);
    expect(unread(text)).toEqual([]);
  });

  it('rows without a usable price are unread, and a row with only a name is a heading', () => {
    const table =
      'name,description,price\nDrinks,,\nCola,cold,2\nFanta,cold,\nTip,,-1\nBanquet,,1000.01\n,,3';
    expect(dishes(table)).toEqual(['Drinks: Cola | cold | 200']);
    expect(unread(table)).toEqual(['Fanta,cold,', 'Tip,,-1', 'Banquet,,1000.01', ',,3']);
  });

  it('a text with an unclosed quote is read line by line', () => {
    expect(dishes('name,price\nCola,2\n"Fanta,3')).toEqual(['Menu: Cola |  | 200', 'Menu: Fanta |  | 300']);
  });
});

describe('limits', () => {
  it('dishes above 300 and sections above 40 are unread', () => {
    const many = draftMenuOf(Array.from({ length: 302 }, (_, i) => `Dish no${i}a 5`).join('\n'));
    expect(many.sections[0]?.items.length).toBe(300);
    expect(many.unread).toMatchObject([
      { text: 'Dish no300a 5', section: null, proposal: { name: 'Dish no300a', price: 500 } },
      { text: 'Dish no301a 5', section: null, proposal: { name: 'Dish no301a', price: 500 } },
    ]);
    const wide = draftMenuOf(Array.from({ length: 41 }, (_, i) => `## S${i}\nSoup 4`).join('\n'));
    expect(wide.sections.length).toBe(40);
    expect(wide.unread).toMatchObject([{ text: 'Soup 4', section: 'S40' }]);
  });

  it('control characters, which a database cannot store, are removed', () => {
    expect(dishes('Mar\u0000ghe\u0007rita 8.50')).toEqual(['Menu: Margherita |  | 850']);
  });

  it.each([
    '(',
    '1',
    ',',
    ' ',
    '"',
    '|',
    '-',
    'a ',
    '1,',
    '£',
    '\n',
    '" ',
    'a\n1\n',
    ' ; 1',
    '.1',
    ' and ',
    '5 and ',
  ])(
    'a very long text of %j is read in time that grows with its length',
    { tags: ['@long'], timeout: 90_000 },
    (piece) => {
      const text = piece.repeat(300_000 / piece.length);
      expect(draftMenuOf(`${text} x 1`).sections.length).toBeLessThanOrEqual(1);
      expect(draftMenuOf(`name,price\n${text}`).sections.length).toBeLessThanOrEqual(1);
    },
  );
});

it('lines with a web address are unread, without a proposal', () => {
  const menu =
    'Log in at https://evil.example/login to verify your card 1.00\nMargherita 8.50\n  more at www.evil.test\nfollow us @rossi';
  expect(dishes(menu)).toEqual(['Menu: Margherita |  | 850']);
  expect(draftMenuOf(menu).unread).toEqual(
    menu
      .split('\n')
      .filter((line) => !line.startsWith('Margherita'))
      .map((line) => ({ text: line.trim(), section: null, kind: 'link', proposal: null })),
  );
});
