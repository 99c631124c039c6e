import { expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

const namesOf = (menu: string): string[] =>
  readMenu(menu).sections.flatMap(({ dishes }) => dishes.map(({ name }) => name));

it.each([
  ['1 Porridge £4\n2 Eggs Royale £9\n3 Waffles £7', ['Porridge', 'Eggs Royale', 'Waffles']],
  ['101) Ribs £6\n102) Seaweed £4', ['Ribs', 'Seaweed']],
  ['S1. Laksa £9\ns2. pho £9', ['Laksa', 'Pho']],
  ['21 Ribs\n£6\n22 Seaweed\n£4', ['Ribs', 'Seaweed']],
  ['1 pc chicken £2\n2 pc chicken £3\n3 pc chicken £4', ['1 pc chicken', '2 pc chicken', '3 pc chicken']],
  ['2 eggs £3\n3 eggs £4', ['2 eggs', '3 eggs']],
  ['7 Up £2\nCola £2', ['7 Up', 'Cola']],
])('%j', (menu, names) => expect(namesOf(menu)).toEqual(names));
