import { expect, it } from 'vitest';
import { menuOf } from './draftContent.rules.ts';
import { draftMenuOf } from './draftMenu.rules.ts';
import { emptyDraft } from './onboarding.rules.ts';
import { shopShelves } from './shopGoods.rules.ts';

const LIST = `Dairy and eggs
Milk 2 l 1.45
Milk 1 l 0.95
Eggs, free range, 6 pieces 2.30
Cupboard
Rice 5kg 9.99
Olive oil 500ml, 5010029200001, 6.49
5010029200002 Sea salt 750 g 0.65
Tea bags\t80 pieces\t5010029200003\t2.75
Other tea bags 5010029200003 2.50
Matches 0.40`;

/** Each product as its name, its size and its barcode. */
function read(text: string): unknown[] {
  const draft = { ...emptyDraft('Silver Grocery'), sections: draftMenuOf(text).sections };
  let count = 0;
  const content = menuOf(draft, () => String((count += 1)));
  const shelves = shopShelves(draft, content);
  return content.sections.flatMap(({ items }) =>
    items.map(({ id, name, description, price, sizes }) => {
      const { unit, barcode } = shelves.get(id) ?? {};
      return [name, description, price, sizes.length, unit?.amount, unit?.measure, barcode];
    }),
  );
}

it('sizes and barcodes of a pasted list become those of its products', () => {
  expect(read(LIST)).toEqual([
    // Two sizes of one product keep their sizes in their names, so that an order names the right one.
    ['Milk 2 l', '', 145, 0, 2_000, 'MILLILITRE', undefined],
    ['Milk 1 l', '', 95, 0, 1_000, 'MILLILITRE', undefined],
    ['Eggs, free range', '', 230, 0, 6, 'PIECE', undefined],
    ['Rice', '', 999, 0, 5_000, 'GRAM', undefined],
    ['Olive oil', '', 649, 0, 500, 'MILLILITRE', '5010029200001'],
    ['Sea salt', '', 65, 0, 750, 'GRAM', '5010029200002'],
    ['Tea bags', '', 275, 0, 80, 'PIECE', '5010029200003'],
    ['Other tea bags', '', 250, 0, undefined, undefined, undefined],
    ['Matches', '', 40, 0, undefined, undefined, undefined],
  ]);
});

it('a file with columns for size and barcode is read in the same way', () => {
  const file = `Category,Name,Size,Barcode,Price
Dairy,Milk,2 l,5010029200001,1.45
Dairy,Eggs,6 pieces,5010029200002,2.30`;
  expect(read(file)).toEqual([
    ['Milk', '', 145, 0, 2_000, 'MILLILITRE', '5010029200001'],
    ['Eggs', '', 230, 0, 6, 'PIECE', '5010029200002'],
  ]);
});

it('a restaurant keeps its names as they are', () => {
  const draft = { ...emptyDraft('Gold Restaurant'), sections: draftMenuOf('Cola 330 ml 2.50').sections };
  expect(menuOf(draft, () => 'id').sections[0]?.items[0]?.name).toBe('Cola 330 ml');
});
