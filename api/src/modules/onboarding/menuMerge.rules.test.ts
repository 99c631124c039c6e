import { describe, expect, it } from 'vitest';
import { mergeSections, type DraftSection } from './onboarding.rules.ts';

const section = (name: string, ...items: [name: string, price: number][]): DraftSection => ({
  name,
  items: items.map(([item, price]) => ({ name: item, description: '', price })),
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
