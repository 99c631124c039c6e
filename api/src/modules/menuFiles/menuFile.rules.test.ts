import { describe, expect, it } from 'vitest';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
} from '@forkfront/common/menu.ts';
import { menuCsv } from './menuCsv.rules.ts';
import { readMenuFile } from './menuFile.rules.ts';
import { mergeMenu } from './menuMerge.rules.ts';
import { reviewRows } from './menuReview.rules.ts';

const EMPTY: MenuContent = { sections: [], optionGroups: [] };

/** What an import does: the problems as texts, and the menu as short lines. */
function imported(text: string, present = EMPTY, isWholeMenu = true) {
  const file = readMenuFile(text);
  const { content, problems, lines } = mergeMenu(file, present, { isWholeMenu });
  return {
    content,
    lines: [...lines, ...file.lines].map((line) => line.text),
    problems: [...file.problems, ...problems].map(({ line, message }) => `${line}: ${message}`),
    menu: content.sections.map(
      ({ name, items }) => `${name}: ${items.map((item) => `${item.name} ${item.price}`).join(', ')}`,
    ),
  };
}

const sectionsOf = (count: number) =>
  ['Section,Name,Price', ...Array.from({ length: count }, (_, at) => `Section ${at},Dish,8`)].join('\n');

const sauce = { ...MENU_DEFAULTS, id: 'o1', name: 'Garlic', price: 50, maxQuantity: 1, isDefault: false };
const sauces = { id: 'g1', name: 'Sauces', min: 0, max: 2, options: [sauce] };
const pizza = {
  ...PRODUCT_DEFAULTS,
  id: 'p1',
  name: 'Margherita',
  description: 'Tomato',
  price: 800,
  imageKey: 'public/a.webp',
  groupIds: ['g1'],
};
const salad = { ...PRODUCT_DEFAULTS, id: 'p2', name: 'Salad', description: '', price: 500 };
const PRESENT: MenuContent = {
  sections: [{ ...SECTION_DEFAULTS, id: 's1', name: 'Mains', description: 'Hot', items: [pizza, salad] }],
  optionGroups: [sauces],
};

describe('what people have', () => {
  it.each([
    ['a plain list', 'Section,Name,Description,Price\nMains,Pizza,Hot,8.50\n,Salad,,5'],
    [
      'semicolons and a byte order mark',
      '\uFEFFSection;Name;Price\r\nMains;Pizza;"8,50"\r\nMains;Salad;5,00\r\n',
    ],
    ['cells pasted from a spreadsheet', 'Category\tItem\tPrice (£)\nMains\tPizza\t£8.50\n\tSalad\t£5\n'],
    ['blank lines and empty rows', '\n\nSection,Name,Price\n,,\nMains,Pizza,8.50\n\n,,\nMains,Salad,5'],
  ])('%s is read', (_, text) => {
    const { menu, problems } = imported(text);
    expect(menu).toEqual(['Mains: Pizza 850, Salad 500']);
    expect(problems).toEqual([]);
  });

  it('a list without headings is read by its columns when they are clear, and this is said', () => {
    const { menu, problems } = imported('Mains,Pizza,8.50\nMains,Salad,5\n');
    expect(menu).toEqual(['Mains: Pizza 850, Salad 500']);
    expect(problems).toEqual(['1: The first line names no columns. They were read as Section, Name, Price.']);
  });

  it('what has no columns is read as a menu that is written', () => {
    const { menu, problems, lines } = imported(
      'Garlic bread, with cheese, 4.50\n\nMains\nPizza 8.50\nLobster market price\n10% off on Mondays',
    );
    expect(menu).toEqual(['Menu: Garlic bread 450', 'Mains: Pizza 850']);
    expect(problems).toEqual([]);
    expect(lines).toEqual(['Lobster market price', '10% off on Mondays']);
  });

  it('a table with sizes is read by the reader of menus', () => {
    const { content } = imported(
      'Category,Item,Size,Price\nPizza,Margherita,Small,8\nPizza,Margherita,Large,11',
    );
    expect(content.sections[0]?.items).toMatchObject([
      { name: 'Margherita', price: 800, sizes: [{ name: 'Small' }, { name: 'Large', price: 1_100 }] },
    ]);
  });

  it.each(['much', '1000.01', '-1', '1e9', '12.345', ''])(
    'the price %j of a new dish is asked about',
    (price) => {
      const { menu, lines } = imported(`Section,Name,Price\nMains,Soup,5\nMains,Pizza,${price}`);
      expect(menu).toEqual(['Mains: Soup 500']);
      expect(lines).toEqual([`Mains,Pizza,${price}`]);
    },
  );

  it('the review names an unknown column, and leaves it out', () => {
    const { menu, problems } = imported('Name,Price,Rating\nPizza,8,900');
    expect(menu).toEqual(['Menu: Pizza 800']);
    expect(problems).toEqual(['1: The column “Rating” is not known and is left out.']);
  });

  it('each problem has the line of the file, also below a text of several lines', () => {
    const { problems, lines } = imported(
      'Name,Description,Price,Diet\nPizza,"Hot\nand good",8,\nSalad,,eight,\nSoup,,,\n,x,5,\nPie,,6,tasty',
    );
    expect(problems).toEqual(['6: The name is missing.', '7: Diet: “tasty” is not understood.']);
    expect(lines).toEqual(['Salad,,eight,', 'Soup,,,']);
  });

  it.each([
    ['', '1: The file is empty.'],
    ['Name,Price\nPizza,8\n"Salad,5\n', '3: A quotation mark is opened on this line and never closed.'],
  ])('the file %j is refused', (text, problem) => expect(imported(text).problems).toEqual([problem]));

  it.each([
    ['Type,Name,Price\nSize,Large,8', '2: A size needs a product above it.'],
    ['Type,Name,Price\nOption,Garlic,8', '2: An option needs a group above it.'],
    [
      'Type,Name,Price\nDrink,Cola,2',
      '2: “Drink” is not a type. Use Section, Product, Size, Group or Option.',
    ],
    ['Name,Price,Spice\nPizza,8,4', '2: Spice goes from 0 to 3.'],
    ['Name,Price,Calories\nPizza,8,10000', '2: Calories go from 0 to 9,999.'],
    ['Name,Price,Calories\nPizza,8,many', '2: Calories: “many” is not understood.'],
    [
      'Type,Name,Min,Max\nGroup,Sauces,3,2\nOption,a',
      '2: Max: This must be at least as high as the minimum.',
    ],
    ['Type,Name\nGroup,Sauces', '2: Please add at least one option.'],
    ['Type,Name,Max quantity\nGroup,Sauces,\nOption,Garlic,21', '3: Max quantity goes from 1 to 20.'],
    ['Type,Name,Price,Groups\nProduct,Pizza,8,Sauces', '2: There is no group with the name “Sauces”.'],
  ])('a mistake is shown: %j', (text, problem) => expect(imported(text).problems).toEqual([problem]));

  it.each([
    ['long names', `Name,Price\n${'x'.repeat(121)},8`, '2: Name: please use at most 120 characters.'],
    ['many products', `Name,Price${'\nPizza,8'.repeat(501)}`, '502: There can be at most 500 products.'],
    ['many sections', sectionsOf(51), '52: There can be at most 50 sections.'],
    [
      'many sizes',
      `Type,Name,Price\nProduct,Pizza,8${'\nSize,Large,8'.repeat(9)}`,
      '11: There can be at most 8 sizes of a product.',
    ],
    [
      'many groups',
      `Type,Name${'\nGroup,Sauces\nOption,Garlic'.repeat(101)}`,
      '202: There can be at most 100 option groups.',
    ],
  ])('a limit is named: %s', (_, text, problem) => expect(imported(text).problems).toEqual([problem]));
});

describe('an import', () => {
  const rowsOf = (text: string) => reviewRows(PRESENT, imported(text, PRESENT).content);

  it('a plain list changes prices by name; pictures, sizes and groups stay', () => {
    const { content, problems } = imported(
      'Section,Name,Price\nMains,Margherita,8.50\nMains,Salad,5',
      PRESENT,
    );
    expect(problems).toEqual([]);
    expect(content).toEqual({
      ...PRESENT,
      sections: [{ ...PRESENT.sections[0], items: [{ ...pizza, price: 850 }, salad] }],
    });
  });

  it('the review says what is added, changed, moved and removed', () => {
    const text =
      'Section,Name,Price,Description\nStarters,Salad,5,\nMains,Margherita,8.50,Tomato and basil\nMains,Soup,4,';
    expect(rowsOf(text)).toEqual([
      { kind: 'ADDED', subject: 'SECTION', sectionName: null, name: 'Starters', details: [] },
      {
        kind: 'CHANGED',
        subject: 'PRODUCT',
        sectionName: 'Starters',
        name: 'Salad',
        details: ['Section Mains → Starters'],
      },
      {
        kind: 'CHANGED',
        subject: 'PRODUCT',
        sectionName: 'Mains',
        name: 'Margherita',
        details: ['Price £8.00 → £8.50', 'Description Tomato → Tomato and basil'],
      },
      { kind: 'ADDED', subject: 'PRODUCT', sectionName: 'Mains', name: 'Soup', details: ['Price £4.00'] },
    ]);
    expect(rowsOf('Name,Price\nMargherita,8').filter(({ kind }) => kind === 'REMOVED')).toEqual([
      { kind: 'REMOVED', subject: 'PRODUCT', sectionName: 'Mains', name: 'Salad', details: [] },
      { kind: 'REMOVED', subject: 'SECTION', sectionName: null, name: 'Mains', details: [] },
    ]);
  });

  it('calories are read with and without their unit, and an empty cell removes them', () => {
    const caloriesOf = (text: string, present = PRESENT) =>
      imported(text, present).content.sections[0]?.items.map(({ calories }) => calories);
    const stated = imported('Name,Price,kcal\nMargherita,8,540\nSalad,5,0 kcal', PRESENT).content;
    expect(stated.sections[0]?.items.map(({ calories }) => calories)).toEqual([540, 0]);
    expect(caloriesOf('Name,Price\nMargherita,8\nSalad,5', stated)).toEqual([540, 0]);
    expect(caloriesOf('Name,Price,Calories\nMargherita,8,540KCAL\nSalad,5,', stated)).toEqual([540, null]);
  });

  it('the review says the calories before and after', () => {
    const detailsOf = (text: string) => rowsOf(text).flatMap(({ details }) => details);
    expect(detailsOf('Section,Name,Price,Calories\nMains,Margherita,8,540\nMains,Salad,5,')).toEqual([
      'Calories none → 540',
    ]);
  });

  it('the review leaves out lines that are not understood', () =>
    expect(rowsOf('Section,Name,Price\nMains,Margherita,much\nMains,Salad,5\nMains,,4')).toEqual([]));

  it('the review says a new order', () =>
    expect(rowsOf('Section,Name,Price\nMains,Salad,5\nMains,Margherita,8')).toEqual([
      {
        kind: 'CHANGED',
        subject: 'SECTION',
        sectionName: null,
        name: 'Mains',
        details: ['New order: Salad, Margherita'],
      },
    ]));

  it('allergens of a file are a suggestion, and what was confirmed stays', () => {
    const confirmed = {
      ...pizza,
      allergens: 'FFFFFFCFFFFFFF',
      allergensConfirmedAt: '2026-01-01T00:00:00.000Z',
    };
    const present = {
      ...PRESENT,
      sections: [{ ...SECTION_DEFAULTS, id: 's1', name: 'Mains', items: [confirmed] }],
    };
    const csv = menuCsv(present);
    expect(imported(csv, present).content).toEqual(present);
    const [product] = imported(
      csv.replace('contains: milk', 'contains: milk, eggs'),
      present,
    ).content.sections.flatMap(({ items }) => items);
    expect(product).toEqual({ ...confirmed, allergenSuggestion: 'FFFCFFCFFFFFFF' });
  });

  it('another name or description of a product with confirmed allergens asks to check them again', () => {
    const confirmed = { ...pizza, allergensConfirmedAt: '2026-01-01T00:00:00.000Z' };
    const present = {
      ...PRESENT,
      sections: [{ ...SECTION_DEFAULTS, id: 's1', name: 'Mains', items: [confirmed] }],
    };
    const check = (from: string, to: string) =>
      imported(menuCsv(present).replace(from, to), present).content.sections[0]?.items[0]
        ?.allergensCheckAgain;
    expect(check('Tomato', 'Tomato and nuts')).toBe(true);
    expect(check('8.00', '9.00')).toBe(false);
  });

  it('a row that was copied with its id is a new product', () => {
    const csv = menuCsv(PRESENT);
    const row = csv.split('\r\n').find((line) => line.includes('Salad')) ?? '';
    const { content } = imported(csv.replace(row, `${row}\r\n${row.replace('Salad', 'Big salad')}`), PRESENT);
    const ids = content.sections[0]?.items.map(({ id }) => id);
    expect(ids?.slice(0, 2)).toEqual(['p1', 'p2']);
    expect(new Set(ids).size).toBe(3);
  });

  it('products of one name in two sections keep their own ids', () => {
    const twin = { ...salad, id: 'p3', price: 300 };
    const present = {
      ...PRESENT,
      sections: [...PRESENT.sections, { ...SECTION_DEFAULTS, id: 's2', name: 'Sides', items: [twin] }],
    };
    const text = 'Section,Name,Price\nSides,Salad,3\nMains,Salad,5\nMains,Margherita,8';
    const { content } = imported(text, present);
    expect(content.sections.map(({ items }) => items.map(({ id }) => id))).toEqual([['p3'], ['p2', 'p1']]);
  });

  it('a file that a spreadsheet has sorted by type keeps its sections', () => {
    const [heading = '', ...rows] = menuCsv({ ...PRESENT, optionGroups: [] })
      .trim()
      .split('\r\n');
    const sorted = [heading, ...rows.toSorted()].join('\n').replaceAll('Sauces', '');
    const { menu } = imported(sorted, PRESENT);
    expect(menu).toEqual(['Mains: Margherita 800, Salad 500']);
  });
});

describe('a hostile file', () => {
  /** CPU of reading a file (ms), the least of three. */
  const cost = (text: string) =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const begun = process.cpuUsage();
        readMenuFile(text);
        const { user, system } = process.cpuUsage(begun);
        return (user + system) / 1000;
      }),
    );
  const many = (count: number, of: (index: number) => string, join = '\n') =>
    Array.from({ length: count }, (_, index) => of(index)).join(join);

  it.each<[string, (size: number) => string]>([
    ['spaces in a period', (size) => `type,name,periods\nsection,S,"a${' '.repeat(size)}a"`],
    ['spaces before a dash', (size) => `type,name,periods\nsection,S,"Mon${' '.repeat(size)}x"`],
    ['spaces in allergens', (size) => `name,price,allergens\nA,1,"contains${' '.repeat(size)}x"`],
    ['many columns and rows', (size) => `name${',x'.repeat(size / 4)}\n${many(size / 8, () => 'a')}`],
    ['many header cells', (size) => `name${','.repeat(size)}`],
    ['many sections', (size) => `type,name\n${many(size / 12, (at) => `section,S${at}`)}`],
    ['many named sections', (size) => `section,name,price\n${many(size / 12, (at) => `S${at},D,1`)}`],
    ['many products', (size) => `name,price\n${many(size / 8, (at) => `D${at},1`)}`],
    ['many quotation marks', (size) => `name,price\n${'"'.repeat(size)}`],
    ['many separators of names', (size) => `name,price,groups\nA,1,${'|'.repeat(size)}`],
    ['commas in a price', (size) => `name;price\nA;${'1,'.repeat(size / 2)}`],
    ['look-alike letters', (size) => `name,price\n${'а'.repeat(size)},1`],
    ['unknown words', (size) => `name,price,diet\nA,1,"${'x,'.repeat(size / 2)}"`],
  ])('with %s is read in linear time', (_what, make) => {
    cost(make(10_000));
    const [once, twice] = [cost(make(200_000)), cost(make(400_000))];
    expect(twice).toBeLessThan(3 * once + 30);
    expect(twice).toBeLessThan(600);
  });

  it.each([
    ['1,000,001 characters', `name,price\n${'x'.repeat(1_000_000)}`, 1, 'The file is too long'],
    ['61 columns', `name${',x'.repeat(60)}\nA`, 1, 'There can be at most 60 columns.'],
    ['15,001 lines', `name,price\n${many(15_001, () => 'A,1')}`, 15_001, 'There can be at most 15000 lines.'],
    ['a cell of 4,001 characters', `name,price\nA,1\n${'x'.repeat(4_001)},1`, 3, 'A cell on this line'],
    [
      '200,001 characters without columns',
      'Soup of the day\n'.repeat(13_000).slice(0, 200_001),
      1,
      'may have 200,000 characters',
    ],
    ['6,001 lines without columns', 'Soup 5\n'.repeat(6_000), 1, 'may have 6,000 lines'],
    ['22,500 short lines without columns', 'a\n'.repeat(22_500), 1, 'may have 6,000 lines'],
    ['30,000 empty lines', `Soup 5${'\r\n'.repeat(30_000)}`, 1, 'may have 6,000 lines'],
  ])('with %s is refused before it is read', (_what, text, line, message) => {
    const { problems, sections } = readMenuFile(text);
    expect(problems).toMatchObject([
      { line, isBlocking: true, message: expect.stringContaining(message) as string },
    ]);
    expect(sections).toEqual([]);
  });

  it('lists ten problems at most, says how many more there are, and repeats little of the file', () => {
    const { problems } = readMenuFile(
      `name,price,allergens\n${many(100, () => `A,1,${'no such '.repeat(400)}`)}`,
    );
    expect(problems).toHaveLength(10);
    expect(problems.at(-1)).toEqual({ line: 11, message: 'There are 91 more problems.', isBlocking: true });
    expect(problems.every(({ message }) => message.length < 200)).toBe(true);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'with %s in its cells has no such diet or allergen',
    (word) => {
      const { problems } = readMenuFile(`name,price,diet,allergens\nA,1,${word},${word}`);
      expect(problems.map(({ message }) => message.split(':')[0])).toEqual(['Allergens', 'Diet']);
    },
  );
});
