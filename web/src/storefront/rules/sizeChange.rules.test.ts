import { describe, expect, it } from 'vitest';
import type { OptionGroup } from '../queries/storefrontPage.ts';
import { demoGroup, demoPizza, demoSection, demoStorefront } from '../test/demoStorefront.ts';
import { dishGroups, shownChoice } from './dishChoice.rules.ts';
import { carriedChoice, carriedCounts, type SizedGroup } from './sizeChange.rules.ts';

/** A group from `Ham×2*`: at most 2, chosen at first. */
const entered = (names: string, { min = 0, max = 0 } = {}): SizedGroup => ({
  min,
  max,
  options: names.split(' ').map((text) => {
    const [name = '', most = '1'] = text.replace('*', '').split('×');
    return { name, most: Number(most), first: Number(text.endsWith('*')) };
  }),
});
const left = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, count]) => ({ name, count }));

describe('carriedCounts', () => {
  it.each<[string, Record<string, number>, SizedGroup[], number[][]]>([
    ['a choice goes to its name in any case', { 'ham ': 1, Olives: 0 }, [entered('Olives Ham')], [[0, 1]]],
    ['a choice without its name is dropped', { Ham: 1 }, [entered('Olives Egg')], [[0, 0]]],
    ['no more than the group allows', { A: 1, B: 1, C: 1 }, [entered('A B C', { max: 2 })], [[1, 1, 0]]],
    ['no more than the option allows', { Ham: 5 }, [entered('Ham×3')], [[3]]],
    ['a sold-out option gets nothing', { Ham: 1 }, [entered('Ham×0 Egg')], [[0, 0]]],
    ['what was not chosen is not chosen', { Ham: 0 }, [entered('Ham* Egg')], [[0, 0]]],
    ['an option with a new name keeps its default', { Ham: 1 }, [entered('Ham Basil*')], [[1, 1]]],
    ['a carried choice comes before a default', { Ham: 1 }, [entered('Basil* Ham', { max: 1 })], [[0, 1]]],
    ['too few: the defaults stay', { Thin: 0 }, [entered('Deep Thin*', { min: 1, max: 1 })], [[0, 1]]],
    ['each choice is carried once', { Ham: 1 }, [entered('Ham'), entered('Ham')], [[1], [0]]],
  ])('%s', (_what, before, groups, counts) => expect(carriedCounts(left(before), groups)).toEqual(counts));
});

describe('the form of a dish without script', () => {
  const groups: OptionGroup[] = [
    demoGroup('Sauce', { Mild: {}, Hot: {} }),
    demoGroup('Shared', { Napkin: {} }),
    demoGroup('Toppings', { Ham: {}, Rocket: {} }),
    { ...demoGroup('Toppings large', { HamL: { name: 'Ham' }, Basil: { isDefault: true } }, { max: 3 }) },
  ];
  const pizza = demoPizza({
    optionGroupIds: ['group-Sauce'],
    sizes: [
      {
        id: 'small',
        name: 'Small',
        price: 900,
        lowestPrice: 900,
        optionGroupIds: ['group-Shared', 'group-Toppings'],
      },
      {
        id: 'large',
        name: 'Large',
        price: 1300,
        lowestPrice: 1300,
        optionGroupIds: ['group-Shared', 'group-Toppings large'],
      },
    ],
  });
  const site = demoStorefront({ sections: [demoSection('Pizza', [pizza])], optionGroups: groups });
  const choice = (sizeId: string, ids: string[]) => ({
    sizeId,
    options: ids.map((name) => ({ id: `option-${name}`, count: 1 })),
    note: 'no salt',
    quantity: 2,
  });
  const carried = (sizeId: string, ids: string[], shown = 'small') =>
    carriedChoice(site, pizza.id, choice(sizeId, ids), shown)?.options.map(({ id }) => id.slice(7));

  it('what both sizes have stays, and a choice goes to the option with its name', () => {
    expect(carried('large', ['Hot', 'Napkin', 'Ham', 'Rocket', 'Basil'])).toEqual([
      'Hot',
      'Napkin',
      'Ham',
      'Rocket',
      'Basil',
      'HamL',
    ]);
  });

  it.each([
    ['the size is the same', 'small', ['Ham']],
    ['nothing of the old size has its name in the new one', 'large', ['Rocket', 'Basil']],
    ['the diner has chosen in the group of the new size', 'large', ['Ham']],
    ['the size is unknown', 'huge', ['Ham', 'Basil']],
  ])('nothing is carried over when %s', (_why, size, ids) => expect(carried(size, ids)).toBeUndefined());

  it('the groups of another size show their defaults beside a choice', () => {
    const shown = shownChoice(pizza, dishGroups(pizza, groups), choice('small', ['Ham']));
    expect(shown.options.map(({ id }) => id)).toEqual(['option-Ham', 'option-Basil']);
  });
});
