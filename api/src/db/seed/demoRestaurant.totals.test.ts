import type { MenuContent } from '@forkfront/common/menu.ts';
import { expect, it } from 'vitest';
import { demoMenu, type DemoRestaurant } from './demoRestaurant.ts';
import { oliveAndEmber } from './oliveAndEmber.ts';
import { saffronLane } from './saffronLane.ts';
import { smashStreet } from './smashStreet.ts';
import { mergeLines, type OrderLineRequest } from '@forkfront/common/orderLine.ts';
import { priceLines, priceListOf } from '@forkfront/common/quote.ts';

/** What is ordered: the dish, its size, the chosen options with their quantity, and the quantity. */
type Wanted = [dish: string, size: string | null, options: Record<string, number>, quantity: number];

function lineOf({ sections, optionGroups }: MenuContent, [dish, sizeName, options, quantity]: Wanted) {
  const product = sections.flatMap(({ items }) => items).find(({ name }) => name === dish);
  if (!product) throw new Error(`No ${dish}`);
  const size = product.sizes.find(({ name }) => name === sizeName);
  const groupIds = [...product.groupIds, ...(size?.groupIds ?? [])];
  const offered = optionGroups.filter(({ id }) => groupIds.includes(id)).flatMap((group) => group.options);
  return {
    productId: product.id,
    sizeId: size?.id ?? null,
    quantity,
    note: '',
    options: Object.entries(options).map(([name, count]) => {
      const option = offered.find((one) => one.name === name);
      if (!option) throw new Error(`No ${name} for ${dish}`);
      return { optionId: option.id, quantity: count };
    }),
  } satisfies OrderLineRequest;
}

it.each<[DemoRestaurant, number, string, Wanted[]]>([
  [
    oliveAndEmber,
    32_40,
    '2 × (£11.00 + £1.70) + £7.00',
    [
      ['Margherita', '12"', { 'Classic, thin': 1, Anchovies: 1, 'No basil': 1 }, 2],
      ['Tiramisu', null, {}, 1],
    ],
  ],
  [
    smashStreet,
    26_50,
    '2 × £9.50 + £3.50 + 2 × £2.00',
    [
      ['The Double', null, {}, 2],
      ['Skin-on fries', null, {}, 1],
      ['Cola', null, {}, 2],
    ],
  ],
  [
    saffronLane,
    56_45,
    '(£39.00 + £1.00 + 2 × £1.00 + 2 × £0.50) + (£9.95 + £3.50)',
    [
      [
        'Lane feast for two',
        null,
        { 'Onion bhaji': 1, 'Chicken tikka': 1, 'Lamb rogan josh': 2, 'Pilau rice': 1, 'Garlic naan': 2 },
        1,
      ],
      ['Madras', null, { 'King prawn': 1 }, 1],
    ],
  ],
])('a basket at $name costs %i pence: %s', (demo, pence, _sum, wanted) => {
  const menu = demoMenu(demo, 'owner');
  // At a time when all of its sections are open.
  const open = { ...menu, sections: menu.sections.map((section) => ({ ...section, isOpen: true })) };
  const lines = mergeLines(wanted.map((one) => lineOf(menu, one)));
  const quote = priceLines(lines, priceListOf({ ...open, promotions: [] }));
  expect(quote.lines.flatMap(({ problem }) => problem ?? [])).toEqual([]);
  expect(quote.total).toBe(pence);
});
