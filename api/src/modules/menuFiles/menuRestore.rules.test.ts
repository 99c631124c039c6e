import { expect, it } from 'vitest';
import {
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
  type MenuProduct,
} from '@forkfront/common/menu.ts';
import { asMenuOfNow, restoredMenu } from './menuRestore.rules.ts';

const soup = { ...PRODUCT_DEFAULTS, id: 'p1', name: 'Soup', description: 'Hot', price: 500 };
const confirmedAt = (at: string, allergens: string) => ({
  allergens,
  allergensConfirmedAt: `${at}T00:00:00.000Z`,
});
const menuOf = (...items: MenuProduct[]): MenuContent => ({
  sections: [{ ...SECTION_DEFAULTS, id: 's1', name: 'Mains', items }],
  optionGroups: [],
});

const january = { ...soup, ...confirmedAt('2026-01-01', 'FFFFFFFFFFFFFF') };
const may = { ...soup, price: 900, ...confirmedAt('2026-05-01', 'FFFFFFFFFCFFFF') };

it('a restored product keeps the newest confirmation of its allergens', () =>
  expect(restoredMenu(menuOf(january), menuOf(may))).toEqual(
    menuOf({ ...may, price: 500, allergensCheckAgain: false }),
  ));

it('a restored product with other words asks to check its allergens again', () => {
  const words = { ...january, description: 'Cold' };
  const [section] = restoredMenu(menuOf(words), menuOf(may)).sections;
  expect(section?.items[0]).toMatchObject({
    description: 'Cold',
    allergens: may.allergens,
    allergensCheckAgain: true,
  });
});

it('a version from before a plain field has the default of the field', () => {
  const { calories: _, spiceLevel: __, ...older } = { ...january, isPopular: true };
  const kept: object = older;
  expect(asMenuOfNow(menuOf(kept as MenuProduct))).toEqual(menuOf({ ...january, isPopular: true }));
});

it('a product that is gone, or that nobody confirmed since, is restored as it was', () => {
  const version = menuOf(january, { ...january, id: 'p2' });
  expect(restoredMenu(version, menuOf({ ...soup, allergenSuggestion: 'CCCCCCCCCCCCCC' }))).toEqual(version);
});
