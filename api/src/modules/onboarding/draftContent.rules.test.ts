import { MENU_LIMITS } from '@forkfront/common/limits.ts';
import { describe, expect, it } from 'vitest';
import { allergenAnswers } from '@forkfront/common/allergens.ts';
import { menuOf } from './draftContent.rules.ts';
import { draftMenuOf } from './draftMenu.rules.ts';
import { draftFrom } from './onboarding.rules.ts';

/** The menu that a pasted text becomes; ids count up. */
function menu(text: string) {
  let count = 0;
  return menuOf(draftFrom({ sections: draftMenuOf(text).sections }), () => `${count++}`);
}

/** Each dish with its sizes, and the groups of both by name. */
function lines(text: string): string[] {
  const { sections, optionGroups } = menu(text);
  const names = (ids: string[]) =>
    ids.map((id) => optionGroups.find((group) => group.id === id)?.name).join(' + ');
  return sections.flatMap(({ name, items }) =>
    items.map((item) => {
      const sizes = item.sizes
        .map((size) => `${size.name} ${size.price} [${names(size.groupIds)}]`)
        .join(', ');
      return `${name}: ${item.name} ${item.price} [${names(item.groupIds)}]${sizes && ` ${sizes}`}`;
    }),
  );
}

const groups = (text: string): string[] =>
  menu(text).optionGroups.map(
    ({ name, min, max, options }) =>
      `${name} ${min}-${max}: ${options.map((option) => `${option.name} ${option.price}`).join(', ')}`,
  );

describe('sizes', () => {
  it.each([
    [
      'Margherita small 8 / medium 10 / large 12',
      'Menu: Margherita 800 [] Small 800 [], Medium 1000 [], Large 1200 []',
    ],
    ['Chips (regular £2.50, large £3.50)', 'Menu: Chips 250 [] Regular 250 [], Large 350 []'],
    ['PIZZAS 9" / 12"\nMarinara 7 / 10', 'Pizzas: Marinara 700 [] 9" 700 [], 12" 1000 []'],
    ['Korma – chicken 9.95 / vegetable 8.95', 'Menu: Korma 895 [] Chicken 995 [], Vegetable 895 []'],
  ])('%j is one dish with sizes, and its price is the cheapest', (text, line) =>
    expect(lines(text)).toEqual([line]),
  );
});

describe('extras', () => {
  const PIZZAS = 'PIZZAS 9" / 12"\nMarinara 7 / 10\nCalzone 9';

  it('extras in a section become one choice of its dishes', () => {
    const text = `${PIZZAS}\nExtra cheese +1.50\n+ Ham 2\n\nDrinks\nCola 2`;
    expect(lines(text)).toEqual([
      'Pizzas: Marinara 700 [Extras] 9" 700 [], 12" 1000 []',
      'Pizzas: Calzone 900 [Extras]',
      'Drinks: Cola 200 []',
    ]);
    expect(groups(text)).toEqual(['Extras 0-0: Extra cheese 150, Ham 200']);
  });

  it('extras with a heading of their own belong to the section above, or to the one that the heading names', () => {
    const drinks = 'Drinks\nCola 2';
    expect(lines(`${PIZZAS}\n\n${drinks}\n\nToppings\nLemon 0.50`).at(-1)).toBe(
      'Drinks: Cola 200 [Toppings]',
    );
    expect(lines(`${PIZZAS}\n\n${drinks}\n\nPizza toppings\n+ Ham 1.50`)).toEqual([
      'Pizzas: Marinara 700 [Pizza toppings] 9" 700 [], 12" 1000 []',
      'Pizzas: Calzone 900 [Pizza toppings]',
      'Drinks: Cola 200 []',
    ]);
  });

  it('an extra with a price for each size becomes a group for each size', () => {
    const text =
      'PIZZA     9"    12"\nMarinara    7.00    10.00\nExtra ham    1.00    1.50\nExtra cheese +80p';
    expect(lines(text)).toEqual([
      'Pizza: Marinara 700 [Extras] 9" 700 [Extras (9")], 12" 1000 [Extras (12")]',
    ]);
    expect(groups(text)).toEqual([
      'Extras 0-0: Extra cheese 80',
      'Extras (9") 0-0: Extra ham 100',
      'Extras (12") 0-0: Extra ham 150',
    ]);
  });

  it('groups with the same name get the names of their sections', () =>
    expect(groups('Burgers\nBeef 8\n+ Cheese 1\n\nWraps\nFalafel 7\n+ Hummus 1')).toEqual([
      'Extras (Burgers) 0-0: Cheese 100',
      'Extras (Wraps) 0-0: Hummus 100',
    ]));

  it('extras without any dish are dishes, and a menu keeps to its limits', () => {
    expect(lines('Toppings\nFlake 0.50')).toEqual(['Toppings: Flake 50 []']);
    const many = Array.from({ length: 60 }, (_, at) => `+ Extra no${at}a 1`).join('\n');
    const { sections, unread } = draftMenuOf(`Pizzas\nMargherita 8\n${many}`);
    expect(sections[0]?.extras[0]?.options).toHaveLength(MENU_LIMITS.options);
    expect(unread).toHaveLength(10);
  });

  it('toppings and dips are sold by number', () => {
    const [group] = menu('Pizzas\nMargherita 8\nExtra toppings +1.50\n+ Ham 2').optionGroups;
    expect(group?.options.map(({ maxQuantity }) => maxQuantity)).toEqual([10, 1]);
  });
});

describe('codes', () => {
  const dish = (text: string) => menu(text).sections[0]?.items[0];
  const suggestion = (text: string) =>
    allergenAnswers(dish(text)?.allergenSuggestion ?? '')
      .filter(({ state }) => state !== 'UNCONFIRMED')
      .map(({ allergen, state }) => `${allergen} ${state}`);

  it.each([
    ['Dal (v) 6', { dietaryTags: ['VEGETARIAN'] }],
    // Menus mean vegan or vegetarian by it.
    ['Dal (vg) (halal) 6', { dietaryTags: ['HALAL'], description: 'Vg' }],
    ['(VG) vegetarian\n\nDal (vg) 6', { dietaryTags: ['VEGETARIAN'] }],
    ['Vindaloo 🌶🌶🌶 8', { name: 'Vindaloo', spiceLevel: 3 }],
    ['Korma (mild) 8', { name: 'Korma', spiceLevel: 1 }],
    ['Latte (hot) 3', { spiceLevel: 0, description: 'Hot' }],
  ])('%j has diets and spice', (text, facts) => expect(dish(text)).toMatchObject(facts));

  it.each([
    ['Dal (gf) 6', ['CEREALS_WITH_GLUTEN FREE_FROM']],
    ['Dal (df) (n) 6', ['MILK FREE_FROM', 'NUTS CONTAINS']],
    ['Korma (contains nuts) 8', ['NUTS CONTAINS']],
    ['Korma (nf) 8', ['NUTS FREE_FROM', 'PEANUTS FREE_FROM']],
    ['Dal 6', []],
  ])('%j only suggests allergens', (text, expected) => {
    expect(suggestion(text)).toEqual(expected);
    expect(dish(text)).toMatchObject({ allergens: 'U'.repeat(14), allergensConfirmedAt: null });
  });
});

it('a draft that was stored before sizes and extras is read', () =>
  expect(
    draftFrom({ sections: [{ name: 'Menu', items: [{ name: 'Soup', description: '', price: 4 }] }] })
      .sections,
  ).toEqual([
    {
      name: 'Menu',
      description: '',
      extras: [],
      items: [
        {
          name: 'Soup',
          description: '',
          price: 4,
          sizes: [],
          dietaryTags: [],
          spiceLevel: 0,
          calories: null,
          allergenSuggestion: null,
        },
      ],
    },
  ]));
