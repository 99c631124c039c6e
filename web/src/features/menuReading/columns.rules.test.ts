import { describe, expect, it } from 'vitest';
import { asList, meaningsProblem, unknownTable, type Meaning } from './columns.rules.ts';

const guessed = (text: string) => unknownTable(text)?.columns.map(({ guess }) => guess) ?? null;
/** The list of a table with the guessed columns. */
const listOf = (text: string, meanings?: readonly Meaning[]) => {
  const table = unknownTable(text);
  return table && asList(table, meanings ?? table.columns.map(({ guess }) => guess));
};

describe('a table whose headings are not known', () => {
  it.each<[string, string, Meaning[]]>([
    [
      'a name in two languages',
      'name_el;name_en;price_eur\nΚαφές;Coffee;1,80\nΤσάι;Tea;2,10',
      ['name', 'none', 'price'],
    ],
    ['other words', 'Artikel;Gruppe;Preis\nCola;Drinks;1,50\nFanta;Drinks;1,50', ['name', 'none', 'price']],
    [
      'a price for each size',
      'Pizza,Small,Large\nMargherita,8.00,11.00\nDiavola,9.00,12.00',
      ['name', 'sizePrice', 'sizePrice'],
    ],
    [
      'sizes in rows',
      'What\tSize\tHow much\nCola\tSmall\t£1.50\nCola\tLarge\t£2.50',
      ['name', 'size', 'price'],
    ],
    ['no headings', 'Espresso;1,80\nCappuccino;3,20', ['name', 'price']],
    ['no headings, with sections', 'Drinks|Cola|1.50\nDrinks|Fanta|1.50', ['none', 'name', 'price']],
  ])('with %s is guessed', (_what, text, meanings) => expect(guessed(text)).toEqual(meanings));

  it('shows headings and values of its columns', () => {
    expect(unknownTable('Dish;Cost now\nSoup;4,50\nPie;\nTart;3,00\nCake;5,00')).toMatchObject({
      key: 'dish\ncost now',
      columns: [
        { heading: 'Dish', samples: ['Soup', 'Pie', 'Tart'] },
        { heading: 'Cost now', samples: ['4,50', '3,00', '5,00'] },
      ],
    });
  });
});

it.each([
  ['known headings', 'Section,Name,Price\nPizza,Margherita,8.50'],
  ['headings of programs', 'item_name,UnitPrice\nMargherita,8.50'],
  ['a written menu', 'Garlic bread, with cheese, 4.50\nOlives, with feta, 3.50'],
  ['lines without prices', 'one;two\nthree;four'],
  ['one line', 'Espresso;1,80'],
  ['different lines', 'Soup;4,50\nPie'],
  ['numbers of dishes', 'Soup,12\nPie,13'],
  ['an open quotation mark', 'a,b\n"Soup,4.50'],
  ['nothing', ''],
])('a text with %s is no unknown table', (_what, text) => expect(unknownTable(text)).toBeNull());

it.each<[Meaning[], RegExp | null]>([
  [['name', 'price'], null],
  [['name', 'sizePrice', 'sizePrice'], null],
  [['price', 'none'], /one column for the name/],
  [['name', 'none'], /one column for the price/],
  [['name', 'price', 'price'], /one column for the price/],
  [['name', 'price', 'sizePrice'], /one column for the price/],
  [['name', 'price', 'section', 'section'], /two columns/],
])('the columns %j have the problem %s', (meanings, problem) => {
  const found = meaningsProblem(meanings);
  expect(problem === null ? found === null : problem.test(found ?? '')).toBe(true);
});

describe('the list of a table', () => {
  it.each([
    ['Espresso;1,80\nCappuccino;3,20', 'Name,Price\nEspresso,1.80\nCappuccino,3.20'],
    ['Fare;Rate\nFeast, "big";99,50\nSoup;', 'Name,Price\n"Feast, ""big""",99.50\nSoup,'],
    [
      'Pizza,Small,Large\nMargherita,8.00,11.00\nCalzone,,12.00',
      'Name,Size,Price\nMargherita,Small,8.00\nMargherita,Large,11.00\nCalzone,Large,12.00',
    ],
  ])('of %j is %j', (text, list) => expect(listOf(text)).toBe(list));

  it('has the section and the description that a person names', () => {
    expect(
      listOf('Drinks|Cola|cold|1.50\nDrinks|Tea|hot|2.00', ['section', 'name', 'description', 'price']),
    ).toBe('Section,Name,Description,Price\nDrinks,Cola,cold,1.50\nDrinks,Tea,hot,2.00');
  });
});
