import { describe, expect, it } from 'vitest';
import { correctedMenu, mergeSections } from './menuMerge.rules.ts';
import { emptySection, plainItem, type DraftItem, type DraftSection } from './onboarding.rules.ts';

const section = (name: string, ...items: [name: string, price: number][]): DraftSection => ({
  ...emptySection(name),
  items: items.map(([item, price]) => plainItem({ name: item, description: '', price })),
});

describe('mergeSections', () => {
  it.each<[string, DraftSection[], DraftSection[], DraftSection[]]>([
    ['a new menu', [], [section('Pizzas', ['Margherita', 800])], [section('Pizzas', ['Margherita', 800])]],
    [
      'more dishes and another section',
      [section('Pizzas', ['Margherita', 800])],
      [section('PIZZAS', ['Calzone', 900]), section('Drinks', ['Cola', 200])],
      [section('Pizzas', ['Margherita', 800], ['Calzone', 900]), section('Drinks', ['Cola', 200])],
    ],
    [
      'the same dish with another price, in its place',
      [section('Pizzas', ['Margherita', 800], ['Calzone', 900])],
      [section('Pizzas', ['margherita', 850])],
      [section('Pizzas', ['margherita', 850], ['Calzone', 900])],
    ],
  ])('mergeSections adds %s', (_, menu, added, merged) => {
    const before = structuredClone(menu);
    expect(mergeSections(menu, added)).toEqual(merged);
    expect(menu).toEqual(before);
  });

  it('a menu stays within 300 dishes and 40 sections, and a full menu still accepts corrections', () => {
    const many = section(
      'Menu',
      ...Array.from({ length: 299 }, (_, i): [string, number] => [`Dish ${i}`, 100]),
    );
    const merged = mergeSections(
      [many],
      [section('Menu', ['A', 1], ['B', 2], ['Dish 0', 5]), section('More', ['C', 3])],
    );
    expect(merged.map(({ items }) => items.length)).toEqual([300]);
    expect(merged[0]?.items[0]?.price).toBe(5);
    const wide = Array.from({ length: 40 }, (_, i) => section(`S${i}`, ['A', 1]));
    expect(mergeSections(wide, [section('S40', ['A', 1])]).length).toBe(40);
  });
});

it('extras of a known group are joined, and one of a known name gets its new price', () => {
  const extra = (name: string, price: number) => ({ name, price, sizes: [], allergenSuggestion: null });
  const withExtras = (...options: [string, number][]): DraftSection => ({
    ...section('Pizzas', ['Margherita', 800]),
    extras: [{ name: 'Extras', options: options.map(([name, price]) => extra(name, price)) }],
  });
  const [pizzas] = mergeSections(
    [withExtras(['Cheese', 100], ['Ham', 150])],
    [withExtras(['cheese', 120], ['Olives', 80])],
  );
  expect(pizzas?.extras).toEqual(withExtras(['Ham', 150], ['cheese', 120], ['Olives', 80]).extras);
});

describe('correctedMenu', () => {
  const margherita: DraftItem = {
    ...plainItem({ name: 'Margherita', description: '', price: 800 }),
    sizes: [
      { name: 'Small', price: 800 },
      { name: 'Large', price: 1100 },
    ],
    dietaryTags: ['VEGETARIAN'],
    spiceLevel: 1,
    allergenSuggestion: 'UFUUUUUUUUUUUU',
  };
  const menu: DraftSection[] = [
    {
      name: 'Pizzas',
      description: 'All with basil',
      items: [margherita],
      extras: [
        { name: 'Extras', options: [{ name: 'Cheese', price: 100, sizes: [], allergenSuggestion: null }] },
      ],
    },
  ];
  const unchanged = { sizes: null, dietaryTags: null, spiceLevel: null };
  const saved = { name: 'Margherita', description: '', price: 800 };

  it('what a correction does not name stays', () =>
    expect(
      correctedMenu(menu, [
        { name: 'Pizzas', description: null, extras: null, items: [{ ...saved, ...unchanged }] },
      ]),
    ).toEqual(menu));

  it('what a correction names is replaced, and the price is that of the cheapest size', () => {
    const sizes = [
      { name: 'Small', price: 900 },
      { name: 'Large', price: 700 },
    ];
    expect(
      correctedMenu(menu, [
        {
          name: 'Pizze',
          description: '',
          extras: [],
          items: [{ ...saved, sizes, dietaryTags: [], spiceLevel: 0 }],
        },
      ]),
    ).toEqual([
      {
        ...emptySection('Pizze'),
        items: [{ ...margherita, price: 700, sizes, dietaryTags: [], spiceLevel: 0 }],
      },
    ]);
  });
});
