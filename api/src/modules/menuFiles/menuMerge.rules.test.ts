import { describe, expect, it } from 'vitest';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
  type MenuProduct,
} from '@forkfront/common/menu.ts';
import { menuCsv } from './menuCsv.rules.ts';
import { readMenuFile } from './menuFile.rules.ts';
import type { FileLine } from './menuFile.types.ts';
import { reviewedProblems, type ReviewedLine, withReviewed } from './reviewedLines.rules.ts';
import { mergeMenu } from './menuMerge.rules.ts';
import { reviewRows } from './menuReview.rules.ts';

const dish = (name: string, price: number, changes: Partial<MenuProduct> = {}): MenuProduct => ({
  ...PRODUCT_DEFAULTS,
  id: `id of ${name}`,
  name,
  description: '',
  price,
  ...changes,
});
const sauce = { ...MENU_DEFAULTS, id: 'o1', name: 'Garlic', price: 50, maxQuantity: 1, isDefault: false };
const sizes = [
  { id: 'z1', name: 'Regular', price: 600, groupIds: [] },
  { id: 'z2', name: 'Large', price: 800, groupIds: [] },
];
const PRESENT: MenuContent = {
  sections: [
    {
      ...SECTION_DEFAULTS,
      id: 's1',
      name: 'Fish',
      items: [dish('Cod', 600, { sizes, groupIds: ['g1'] }), dish('Haddock', 700)],
    },
    { ...SECTION_DEFAULTS, id: 's2', name: 'Sides', items: [dish('Chips', 300), dish('Peas', 150)] },
  ],
  optionGroups: [{ id: 'g1', name: 'Sauces', min: 0, max: 2, options: [sauce] }],
};

/** What a file adds to the menu and changes in it. */
function added(text: string, reviewed: readonly ReviewedLine[] = []) {
  const file = withReviewed(readMenuFile(text), reviewed);
  const { content, problems, ...rest } = mergeMenu(file, PRESENT, { isWholeMenu: false });
  return {
    ...rest,
    content,
    menu: content.sections.map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(', ')}`),
    rows: reviewRows(PRESENT, content).map(
      ({ kind, name, details }) => `${kind} ${name}: ${details.join(', ')}`,
    ),
    problems: [...file.problems, ...problems],
  };
}

describe('a file that is not the whole menu', () => {
  it('three lines add and change three dishes, and nothing leaves the menu', () => {
    const { menu, rows, problems } = added(
      'Section,Name,Price\nSides,Peas,1.80\nSides,Mash,2.50\nDrinks,Cola,1.50',
    );
    expect(problems).toEqual([]);
    expect(menu).toEqual(['Fish: Cod, Haddock', 'Sides: Chips, Peas, Mash', 'Drinks: Cola']);
    expect(rows).toEqual([
      'CHANGED Peas: Price £1.50 → £1.80',
      'ADDED Mash: Price £2.50',
      'ADDED Drinks: ',
      'ADDED Cola: Price £1.50',
    ]);
  });

  it('a list without sections changes dishes where they are', () => {
    const { menu, rows } = added('Name,Price\nChips,3.20\nHaddock,7.50\nCola,1.50');
    expect(menu).toEqual(['Fish: Cod, Haddock', 'Sides: Chips, Peas', 'Menu: Cola']);
    expect(rows).toEqual([
      'CHANGED Haddock: Price £7.00 → £7.50',
      'CHANGED Chips: Price £3.00 → £3.20',
      'ADDED Menu: ',
      'ADDED Cola: Price £1.50',
    ]);
    expect(added('Name,Price\nChips,3.20').menu).toEqual(['Fish: Cod, Haddock', 'Sides: Chips, Peas']);
  });

  it('a dish whose section is another one moves', () => {
    const { menu, rows } = added('Section,Name,Price\nFish,Chips,3\nSpecials,Peas,1.50');
    expect(menu).toEqual(['Fish: Cod, Haddock, Chips', 'Sides: ', 'Specials: Peas']);
    expect(rows).toEqual([
      'CHANGED Chips: Section Sides → Fish',
      'ADDED Specials: ',
      'CHANGED Peas: Section Sides → Specials',
    ]);
  });

  it('sizes, groups and options that it does not name stay', () => {
    const { content } = added(
      [
        'Type,Section,Name,Price,Groups',
        'Product,Fish,Cod,,Sauces',
        'Size,,Large,8.50,',
        'Size,,Family,12,',
        'Group,,Sauces,,',
        'Option,,Curry,1,',
        'Group,,Salts,,',
        'Option,,Vinegar,0,',
      ].join('\n'),
    );
    expect(content.sections[0]?.items[0]).toMatchObject({
      price: 600,
      groupIds: ['g1'],
      sizes: [sizes[0], { id: 'z2', price: 850 }, { name: 'Family', price: 1_200 }],
    });
    expect(content.optionGroups).toMatchObject([
      { id: 'g1', options: [sauce, { name: 'Curry' }] },
      { name: 'Salts', options: [{ name: 'Vinegar' }] },
    ]);
  });

  it('an export without some of its rows changes nothing', () => {
    const kept = menuCsv(PRESENT)
      .split('\r\n')
      .filter((line) => !/Haddock|Large|Sides|Sauces|Garlic/.test(line) || line.includes('Cod'));
    expect(added(kept.join('\n')).content).toEqual(PRESENT);
  });

  it('the sizes of a dish together are limited', () => {
    const rows = Array.from({ length: 7 }, (_, at) => `Size,,Size ${at},${at + 1}`);
    const { problems } = added(['Type,Section,Name,Price', 'Product,Fish,Cod,', ...rows].join('\n'));
    expect(problems.map(({ message }) => message)).toEqual(['There can be at most 8 sizes of a product.']);
  });
});

describe('a price for a dish that has sizes', () => {
  const text = 'Section,Name,Description,Price\nFish,Cod,,7.20';

  it('is asked about, with the sizes of the menu', () => {
    const { rows, lines } = added(text);
    expect(rows).toEqual([]);
    expect(lines).toMatchObject([
      {
        text: 'Fish,Cod,,7.20',
        section: 'Fish',
        kind: 'size',
        proposal: {
          name: 'Cod',
          price: 720,
          sizes: [
            { name: 'Regular', price: 600 },
            { name: 'Large', price: 800 },
          ],
        },
      },
    ]);
  });

  it('that one of the sizes has changes nothing', () => {
    expect(added('Section,Name,Price\nFish,Cod,8')).toMatchObject({ rows: [], lines: [] });
  });

  it('goes to the size that the owner names, and what else the line says stays', () => {
    const dish = {
      name: 'Cod',
      section: 'Fish',
      price: 0,
      description: '',
      sizes: [
        { name: 'Regular', price: 720 },
        { name: 'Large', price: 800 },
      ],
      dietaryTags: [],
    };
    const { rows, lines } = added(`${text.replace('Price', 'Price,Calories')},540`, [{ id: 'row 2', dish }]);
    expect(lines).toEqual([]);
    expect(rows).toEqual(['CHANGED Cod: Size Regular £6.00 → £7.20, Calories none → 540']);
  });

  it('is refused when the answer names no size', () => {
    const dish = { name: 'Cod', section: 'Fish', price: 720, description: '', sizes: [], dietaryTags: [] };
    expect(added(text, [{ id: 'row 2', dish }])).toMatchObject({
      rows: [],
      refused: [{ id: 'row 2', message: '“Cod” has sizes. Please enter the price of each size.' }],
    });
  });

  it('changes nothing when the line is left out', () => {
    expect(added(text, [{ id: 'row 2', dish: null }])).toMatchObject({ rows: [], lines: [], refused: [] });
  });
});

describe('extras of a written menu', () => {
  const TEXT = 'FISH\nHaddock £7.50\nSkate £9\n+ Mushy peas 80p\n+ Mushy peas 80p\nTOPPINGS\nCurry sauce £1';
  const extra = ({ id, proposal, section }: FileLine): ReviewedLine => ({
    id,
    isExtra: true,
    dish: {
      name: proposal?.name ?? '',
      price: proposal?.price ?? 0,
      section: section ?? '',
      description: '',
      sizes: [],
      dietaryTags: [],
    },
  });

  it('are asked about, with the section whose dishes have them', () =>
    expect(readMenuFile(TEXT).lines.map(({ text, kind, section }) => [text, kind, section])).toEqual([
      ['+ Mushy peas 80p', 'extra', 'Fish'],
      ['+ Mushy peas 80p', 'extra', 'Fish'],
      ['Curry sauce £1', 'extra', 'Fish'],
    ]));

  it.each([false, true])(
    'become one choice of the dishes in the text, beside their own ones',
    (isWholeMenu) => {
      const file = readMenuFile(TEXT);
      const { content, problems, lines } = mergeMenu(withReviewed(file, file.lines.map(extra)), PRESENT, {
        isWholeMenu,
      });
      expect([problems, lines]).toEqual([[], []]);
      const group = content.optionGroups.find(({ name }) => name === 'Extras: Fish');
      expect(group).toMatchObject({ min: 0, max: 0 });
      expect(group?.options.map(({ name, price }) => `${name} ${price}`)).toEqual([
        'Mushy peas 80',
        'Curry sauce 100',
      ]);
      const groupsOf = (dish: string) =>
        content.sections.flatMap(({ items }) => items).find(({ name }) => name === dish)?.groupIds;
      expect(groupsOf('Skate')).toEqual([group?.id]);
      expect(groupsOf('Haddock')).toEqual([group?.id]);
      expect(content.optionGroups.map(({ name }) => name)).toContain('Sauces');
      expect(groupsOf('Cod')).toEqual(isWholeMenu ? undefined : ['g1']);
      // The same text again adds nothing.
      const again = withReviewed(readMenuFile(TEXT), file.lines.map(extra));
      expect(mergeMenu(again, content, { isWholeMenu }).content).toEqual(content);
    },
  );

  it('one for a section that the text does not have stays a question', () => {
    const file = readMenuFile(TEXT);
    const answers = file.lines.map(extra).map((answer) => ({
      ...answer,
      dish: answer.dish && { ...answer.dish, section: 'Nowhere' },
    }));
    const { content, lines } = added(TEXT, answers);
    expect(content.optionGroups).toEqual(PRESENT.optionGroups);
    expect(withReviewed(file, answers).lines).toEqual(file.lines);
    expect(lines).toEqual([]);
  });

  it('has no sizes, and a name of at most 80 characters', () => {
    const [first] = readMenuFile(TEXT).lines.map(extra);
    const dish = first?.dish && {
      ...first.dish,
      name: 'x'.repeat(81),
      sizes: [{ name: 'Large', price: 90 }],
    };
    expect(
      reviewedProblems([{ id: 'a', isExtra: true, dish: dish ?? null }]).map(({ path }) => path),
    ).toEqual(['lines.0.dish.name', 'lines.0.dish.sizes']);
    expect(reviewedProblems([{ id: 'a', dish: dish ?? null }])).toEqual([]);
  });

  it('one that is left out changes nothing, and a dish of its own is a dish', () => {
    const file = readMenuFile(TEXT);
    const [peas] = file.lines;
    const dish = peas ? [{ ...extra(peas), isExtra: false }] : [];
    const left = file.lines.slice(1).map(({ id }) => ({ id, dish: null }));
    const { content } = mergeMenu(withReviewed(file, [...dish, ...left]), PRESENT, { isWholeMenu: false });
    expect(content.optionGroups).toEqual(PRESENT.optionGroups);
    expect(content.sections[0]?.items.map(({ name }) => name)).toContain('Mushy peas');
  });
});
