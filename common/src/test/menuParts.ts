import { allergenAnswers, UNCONFIRMED_ALLERGENS, withAnswers } from '../allergens.ts';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuOption,
  type MenuOptionGroup,
  type MenuProduct,
} from '../menu.ts';
import type { SiteSection } from '../siteDocument.ts';

let made = 0;

/** An id like those of a menu, and a new one each time. */
export const newId = (): string => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`;

/** Free from all allergens. */
export const FREE = withAnswers(
  UNCONFIRMED_ALLERGENS,
  allergenAnswers(UNCONFIRMED_ALLERGENS).map(({ allergen }) => ({ allergen, state: 'FREE_FROM' as const })),
);

/** A product, an option, a group or an open section of a menu. */
export const product = (name: string, over: Partial<MenuProduct> = {}): MenuProduct => ({
  ...PRODUCT_DEFAULTS,
  id: newId(),
  name,
  description: '',
  price: 850,
  ...over,
});
export const option = (name: string, price: number, over: Partial<MenuOption> = {}): MenuOption => ({
  ...MENU_DEFAULTS,
  id: newId(),
  name,
  price,
  maxQuantity: 1,
  isDefault: false,
  ...over,
});
export const group = (name: string, min: number, max: number, options: MenuOption[]): MenuOptionGroup => ({
  id: newId(),
  name,
  min,
  max,
  options,
});
export const section = (items: MenuProduct[], over: Partial<SiteSection> = {}): SiteSection => ({
  ...SECTION_DEFAULTS,
  id: newId(),
  name: 'Menu',
  isOpen: true,
  items,
  ...over,
});
